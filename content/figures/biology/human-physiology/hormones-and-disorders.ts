import { arrow, arrowLine } from '../../kit/basics/arrow.ts'
import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { blue, red, tickSize } from '../../kit/basics/palette.ts'
import type { Point } from '../../kit/basics/point.ts'
import { line } from '../../kit/basics/shapes.ts'
import { flow } from '../../kit/diagrams/flow.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { curve, trace } from '../../kit/graphs/curves.ts'
import { plot } from '../../kit/graphs/plot.ts'
import { bump } from './bump.ts'

export const hormonesAndDisorders: Figures = {
  'hum-0132': () => {
    const calcium = plot({
      x: { to: 14, step: 2, label: 'time (h)' },
      y: { to: 10, label: 'calcium in the blood' },
      box: { left: 50, top: 40, right: 440, bottom: 240 },
    })
    const level = (t: number) => 5 + 3 * bump(t, 4, 1.1) - 3 * bump(t, 10, 1.1)
    const injection = (t: number, name: string) => [
      arrow(calcium.at(t, 1.2), calcium.at(t, 4.3)),
      label(calcium.at(t, 1.2), name, { side: 'below', gap: 3, bold: true }),
    ]
    return figure({ height: 300 }, axes(calcium), curve(calcium, level), injection(2, 'X'), injection(8, 'Y'))
  },

  'hum-0138': () => {
    const back = (from: Point, corner: Point, to: Point) =>
      arrowLine([from, [corner[0], from[1]], corner, to], { dashed: true, colour: red })
    return figure(
      { height: 360 },
      flow(
        {
          brain: [[200, 40], 'hypothalamus'],
          pituitary: [[200, 130], 'anterior pituitary'],
          adrenal: [[200, 220], 'adrenal cortex'],
          blood: [[200, 315], 'cortisol in the blood'],
        },
        [
          ['brain', 'pituitary'],
          ['pituitary', 'adrenal'],
          ['adrenal', 'blood'],
        ],
      ),
      label([190, 86], '1', { side: 'left', bold: true }),
      label([190, 176], '2  ACTH', { side: 'left', bold: true }),
      label([190, 268], '3', { side: 'left', bold: true }),
      back([308, 308], [400, 130], [300, 130]),
      back([308, 324], [440, 40], [282, 40]),
      label([352, 114], 'inhibits', { size: tickSize, colour: red }),
      label([362, 24], 'inhibits', { size: tickSize, colour: red }),
    )
  },

  'hum-0152': () => {
    const glucose = plot({
      x: { to: 3, step: 0.5, label: 'time after the drink (h)' },
      y: { to: 360, step: 60, label: 'blood glucose (mg per 100 mL)' },
      box: { left: 72, top: 44, right: 448, bottom: 284 },
    })
    const first: Point[] = [
      [0, 90],
      [0.25, 128],
      [0.5, 180],
      [0.75, 212],
      [1, 220],
      [1.25, 207],
      [1.5, 180],
      [1.9, 128],
      [2.2, 102],
      [2.5, 91],
      [3, 90],
    ]
    const second: Point[] = [
      [0, 210],
      [0.4, 265],
      [0.8, 320],
      [1.2, 340],
      [1.7, 325],
      [2.3, 285],
      [3, 250],
    ]
    return figure(
      { height: 344 },
      axes(glucose, { grid: true }),
      line([glucose.at(0, 180), glucose.at(3, 180)], { width: 2.5 }),
      label(glucose.at(3, 180), 'limit of the kidney', { side: 'above-left', gap: 6 }),
      trace(glucose, first, { soft: true }),
      trace(glucose, second, { soft: true, colour: red, dashed: true }),
      label(glucose.at(1.98, 150), 'P', { bold: true, colour: blue }),
      label(glucose.at(0.62, 300), 'Q', { side: 'above-left', gap: 4, bold: true, colour: red }),
    )
  },
}
