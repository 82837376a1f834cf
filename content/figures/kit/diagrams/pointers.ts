import { join } from '../basics/element.ts'
import { type LabelOptions, label } from '../basics/label.ts'
import { ink } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { dot, line } from '../basics/shapes.ts'

/** One name or number at the end of a thin line from the place that it names. */
export function pointer(place: Point, from: Point, text: string, options: LabelOptions = {}): string {
  const [dx, dy] = [from[0] - place[0], from[1] - place[1]]
  const side = Math.abs(dx) * 3 < Math.abs(dy) ? (dy < 0 ? 'above' : 'below') : dx < 0 ? 'left' : 'right'
  return join([
    line([from, place], { width: 1.5 }),
    dot(place, ink, 3),
    label(from, text, { side, gap: 4, ...options }),
  ])
}

export type Pointers = {
  left?: readonly (readonly [place: Point, text: string])[]
  right?: readonly (readonly [place: Point, text: string])[]
  /** Where the lines begin, left and right. */
  edges?: Point
  /** How far apart the texts stand at least. */
  spacing?: number
  size?: number
}

/** Names in two columns, sorted by height so that no two lines cross. */
export function pointers({ left = [], right = [], edges = [60, 420], spacing = 30, size }: Pointers): string {
  return join(
    [left, right].map((list, column) => {
      const sorted = list.toSorted(([a], [b]) => a[1] - b[1])
      const heights = spread(
        sorted.map(([place]) => place[1]),
        spacing,
      )
      return sorted.map(([place, text], index) =>
        pointer(place, [edges[column] ?? 0, heights[index] ?? 0], text, {
          size,
          side: column === 0 ? 'left' : 'right',
        }),
      )
    }),
  )
}

/** The same heights, moved apart until neighbours keep their distance. */
export function spread(heights: readonly number[], spacing: number): number[] {
  const moved = [...heights]
  for (let round = 0; round < 60; round += 1)
    for (let index = 1; index < moved.length; index += 1) {
      const [above = 0, below = 0] = [moved[index - 1], moved[index]]
      const lack = spacing - (below - above)
      if (lack <= 0) continue
      moved[index - 1] = above - lack / 2
      moved[index] = below + lack / 2
    }
  return moved
}
