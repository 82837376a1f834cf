import { arrowHead } from '../basics/arrow.ts'
import { join } from '../basics/element.ts'
import { paper } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { dot, rectangle, ring } from '../basics/shapes.ts'
import { path } from '../basics/smooth.ts'
import { component } from './component.ts'

const zigzag = path('M-27 0l4.5 -9l9 18l9 -18l9 18l9 -18l9 18l4.5 -9')
const coil = path('M-28 0a7 9 0 0 1 14 0a7 9 0 0 1 14 0a7 9 0 0 1 14 0a7 9 0 0 1 14 0')
const slant = join([path('M-20 18L14 -13'), arrowHead([20, -18], 42)])

export const resistor = component(zigzag, 54, 9)
export const rheostat = component(join([zigzag, slant]), 54, 19)

/** An unknown element of a circuit. */
export const blackBox = component(rectangle([0, 0], [54, 24], { fill: paper }), 54, 12)

export const capacitor = component(path('M-5 -16V16M5 -16V16'), 10, 16)
export const inductor = component(coil, 56, 10, 3)
export const ironInductor = component(join([coil, path('M-28 -14H28M-28 -19H28')]), 56, 20, 3)

const contacts = [ring([-18, 0]), ring([18, 0])]
export const openSwitch = component(join([path('M-15 -3L14 -17'), contacts]), 45, 17, 5)
export const closedSwitch = component(join([path('M-14 0H14'), contacts]), 45, 8)

/** A sliding contact that touches a wire at a point, coming from above. */
export const jockey = ([x, y]: Point, length = 40): string =>
  join([path(`M${x} ${y - length}V${y - 8}`), arrowHead([x, y], -90), dot([x, y - length], undefined, 3)])
