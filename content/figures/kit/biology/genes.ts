import { arrow } from '../basics/arrow.ts'
import { join } from '../basics/element.ts'
import { label } from '../basics/label.ts'
import { blue, paper, red } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { textWidth } from '../basics/rich-text.ts'
import { rectangle } from '../basics/shapes.ts'
import { path } from '../basics/smooth.ts'

export type GeneBox = readonly [name: string, fill?: string, width?: number]

/** Stretches of DNA in a row between its ends: an operon, a transcription unit. By the left end of its line. */
export function geneMap([x, y]: Point, boxes: readonly GeneBox[], [left, right] = ['5′', '3′']): string {
  let at = x + 24
  const drawn = boxes.map(([name, fill = paper, width = textWidth(name, 18) + 24]) => {
    const middle: Point = [at + width / 2, y]
    at += width
    return [rectangle(middle, [width, 38], { fill }), label(middle, name, { halo: 'none' })]
  })
  return join([
    path(`M${x} ${y}H${at + 24}`, { width: 3 }),
    label([x, y], left, { side: 'left' }),
    label([at + 24, y], right, { side: 'right' }),
    drawn,
  ])
}

export type ForkEnds = Record<'upperLeft' | 'lowerLeft' | 'upperRight' | 'lowerRight', string>

const ends: ForkEnds = { upperLeft: '5′', lowerLeft: '3′', upperRight: '3′', lowerRight: '5′' }

/** A replication fork that moves to the left: above, the new strand follows it in one piece; below, in fragments. */
export function replicationFork([x, y]: Point, names: Partial<ForkEnds> = {}): string {
  const { upperLeft, lowerLeft, upperRight, lowerRight } = { ...ends, ...names }
  const open = x + 130
  const bars = Array.from({ length: 8 }, (_, index) => `M${x + 10 + index * 15} ${y - 12}v24`)
  return join([
    path(bars.join(''), { width: 1.5 }),
    path(`M${x} ${y - 12}H${open}L${open + 190} ${y - 84}`, { colour: blue, width: 4 }),
    path(`M${x} ${y + 12}H${open}L${open + 190} ${y + 84}`, { colour: blue, width: 4 }),
    arrow([open + 190, y - 62], [open + 48, y - 8], { colour: red, width: 3 }),
    [0, 1, 2].map((index) => {
      const start = open + 42 + index * 52
      return arrow([start, y + 6 + index * 20], [start + 40, y + 21 + index * 20], { colour: red, width: 3 })
    }),
    label([x, y - 12], upperLeft, { side: 'left' }),
    label([x, y + 12], lowerLeft, { side: 'left' }),
    label([open + 192, y - 84], upperRight, { side: 'right' }),
    label([open + 192, y + 84], lowerRight, { side: 'right' }),
  ])
}
