import { arrow, curvedArrow } from '../basics/arrow.ts'
import { join } from '../basics/element.ts'
import { label } from '../basics/label.ts'
import { red, tickSize } from '../basics/palette.ts'
import { between, type Point } from '../basics/point.ts'
import { path } from '../basics/smooth.ts'

/** The path of an electron pair: curved to the left of its direction, to the right when `bend` is negative. */
export const curlyArrow = (from: Point, to: Point, bend = 26): string =>
  curvedArrow(from, to, bend, { colour: red })

/** A reaction arrow with its reagents above and its conditions below. */
export const reactionArrow = (from: Point, to: Point, above = '', below = ''): string => {
  const middle = between(from, to, 0.46)
  return join([
    arrow(from, to),
    above === '' ? '' : label(middle, above, { side: 'above', size: tickSize, gap: 7 }),
    below === '' ? '' : label(middle, below, { side: 'below', size: tickSize, gap: 7 }),
  ])
}

/** The two half arrows of an equilibrium between two points of a horizontal line. */
export const balanceArrow = ([x1, y]: Point, [x2]: Point): string =>
  join([path(`M${x1} ${y - 4}H${x2}l-11 -7`), path(`M${x2} ${y + 4}H${x1}l11 7`)])
