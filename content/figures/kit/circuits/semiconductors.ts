import { arrow } from '../basics/arrow.ts'
import { join } from '../basics/element.ts'
import { ink } from '../basics/palette.ts'
import { type Point, plus } from '../basics/point.ts'
import { path } from '../basics/smooth.ts'
import { component } from './component.ts'

const triangle = path('M-11 -12V12L11 0Z', { fill: ink })
const bar = path('M11 -12V12')
const light = (from: Point, by: Point) => arrow(from, plus(from, by), { width: 1.5 })

/** It conducts from the first point to the second. */
export const diode = component(join([triangle, bar]), 22, 13)

/** Drawn as it conducts forwards, from the first point to the second. */
export const zener = component(join([triangle, path('M5 -15L11 -12V12L17 15')]), 22, 16)

export const led = component(
  join([triangle, bar, light([-3, -17], [14, -17]), light([9, -17], [14, -17])]),
  22,
  34,
  12,
)
export const photodiode = component(
  join([triangle, bar, light([-13, -34], [13, 18]), light([-1, -34], [13, 18])]),
  22,
  36,
  12,
)
