import { join, placed } from '../basics/element.ts'
import { blue, grey, paper, red } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { circle, dot, ellipse } from '../basics/shapes.ts'
import { path } from '../basics/smooth.ts'

/** A chromosome of two chromatids around its centromere. */
const chromosome = (at: Point, degrees = 0, colour: string = blue, arm = 18): string =>
  placed(
    at,
    degrees,
    path(`M-7 ${-arm}Q0 0 -7 ${arm}M7 ${-arm}Q0 0 7 ${arm}`, { colour, width: 5 }),
    dot([0, 0], undefined, 3.5),
  )

/** A single chromatid, bent at its centromere towards the direction in degrees. */
const chromatid = (at: Point, degrees: number, colour: string): string =>
  placed(at, degrees, path('M-16 12L0 0L-16 -12', { colour, width: 5 }), dot([0, 0], undefined, 3.5))

export type Stage = 'prophase' | 'metaphase' | 'anaphase' | 'telophase'

const colours = [blue, red, blue, red]
const heights = [-42, -14, 14, 42]

const contents: Record<Stage, () => string> = {
  prophase: () =>
    join([
      circle([0, 0], 46, { dashed: true }),
      chromosome([-20, -14], 25, blue),
      chromosome([18, -18], -30, red),
      chromosome([-14, 20], 70, red, 14),
      chromosome([20, 18], 110, blue, 14),
    ]),
  metaphase: () =>
    join([spindle([-62, 0], [62, 0]), heights.map((y, index) => chromosome([0, y], 0, colours[index], 9))]),
  anaphase: () =>
    join([
      spindle([-62, 0], [62, 0]),
      heights.map((y, index) => [
        chromatid([-34, y * 0.8], 180, colours[index] ?? blue),
        chromatid([34, y * 0.8], 0, colours[index] ?? blue),
      ]),
    ]),
  telophase: () =>
    join(
      [-42, 42].map((x) => [
        circle([x, 0], 26, { dashed: true }),
        path(`M${x - 14} -10q8 8 0 18M${x + 2} -14q8 10 -2 18M${x + 12} -6q-6 8 2 18`, {
          colour: blue,
          width: 4,
        }),
      ]),
    ),
}

function spindle([x1, y1]: Point, [x2, y2]: Point): string {
  const fibres = heights.map((y) => `M${x1} ${y1}Q0 ${y * 2.1} ${x2} ${y2}`)
  return join([path(fibres.join(''), { colour: grey, width: 1.5 }), dot([x1, y1], grey), dot([x2, y2], grey)])
}

/** A dividing cell with four chromosomes, about 150 by 140. */
export const dividingCell = (middle: Point, stage: Stage): string => {
  const edge =
    stage === 'telophase'
      ? path('M0 -44C-20 -70 -84 -62 -84 0S-20 70 0 44C20 70 84 62 84 0S20 -70 0 -44Z', {
          fill: paper,
          width: 3,
        })
      : ellipse([0, 0], [76, 68], { fill: paper, width: 3 })
  return placed(middle, 0, edge, contents[stage]())
}
