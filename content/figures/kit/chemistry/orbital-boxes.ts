import { arrow } from '../basics/arrow.ts'
import { join } from '../basics/element.ts'
import { label } from '../basics/label.ts'
import type { Point } from '../basics/point.ts'
import { rectangle } from '../basics/shapes.ts'

const side = 34

/** Orbitals in a row by the middle of the row: `ud u -` is one full, one half full, one empty box. */
export function orbitalBoxes([x, y]: Point, spins: string, name = ''): string {
  const boxes = spins.trim().split(/\s+/)
  const left = x - (boxes.length * side) / 2
  const drawn = boxes.map((content, index) => {
    const middle = left + (index + 0.5) * side
    const arrows = [...content].filter((spin) => spin === 'u' || spin === 'd')
    return [
      rectangle([middle, y], [side, side]),
      arrows.map((spin, place) => {
        const at = middle + (arrows.length === 1 ? 0 : place === 0 ? -7 : 7)
        return spin === 'u' ? arrow([at, y + 12], [at, y - 12]) : arrow([at, y - 12], [at, y + 12])
      }),
    ]
  })
  return join([drawn, label([x, y + side / 2], name, { side: 'below', gap: 5 })])
}
