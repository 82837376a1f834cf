import { arrow } from '../basics/arrow.ts'
import { join } from '../basics/element.ts'
import { label } from '../basics/label.ts'
import { red } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { line } from '../basics/shapes.ts'

/** A level of an enthalpy cycle between two edges, with what is there above its right end. */
export const enthalpyLevel = (y: number, [from, to]: Point, text: string): string =>
  join([
    line([
      [from, y],
      [to, y],
    ]),
    label([to - 8, y], text, { side: 'above', anchor: 'end', gap: 6, size: 16 }),
  ])

/** A step from one level to another, with its value. */
export const enthalpyStep = (x: number, from: number, to: number, text: string): string =>
  join([
    arrow([x, from], [x, to], { colour: red }),
    label([x, (from + to) / 2], text, { side: 'right', colour: red, gap: 7 }),
  ])
