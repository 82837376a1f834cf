import { join } from '../basics/element.ts'
import { label } from '../basics/label.ts'
import { between, type Point } from '../basics/point.ts'
import { path } from '../basics/smooth.ts'
import { component, roundComponent } from './component.ts'

const thin = (x: number) => path(`M${x} -17V17`)
const thick = (x: number) => path(`M${x} -8V8`, { width: 5 })

/** One cell; its long thin plate, the positive one, faces the second point. */
export const cell = component(join([thick(-5), thin(5)]), 10, 17)

/** Cells in a row; the positive plate faces the second point. */
export const battery = component(
  join([thick(-22), thin(-13), path('M-10 0H10', { dashed: true }), thick(13), thin(22)]),
  44,
  17,
)

export const acSource = roundComponent(([x, y]) => path(`M${x - 10} ${y}q5 -11 10 0t10 0`))

const lettered = (letter: string) => roundComponent((middle) => label(middle, letter, { halo: 'none' }))
export const ammeter = lettered('A')
export const voltmeter = lettered('V')
export const galvanometer = lettered('G')
export const lamp = roundComponent(([x, y]) =>
  path(`M${x - 12.7} ${y - 12.7}l25.4 25.4M${x - 12.7} ${y + 12.7}l25.4 -25.4`),
)

/** Earth, below a point. */
export const earth = ([x, y]: Point): string =>
  path(`M${x} ${y}v14M${x - 14} ${y + 14}h28M${x - 9} ${y + 20}h18M${x - 4} ${y + 26}h8`)

/** The signs of a source's poles, set above a level wire. */
export const polarity = (from: Point, to: Point): string =>
  join([
    label(between(from, to, 0.32), '−', { side: 'above', gap: 4 }),
    label(between(from, to, 0.68), '+', { side: 'above', gap: 4 }),
  ])
