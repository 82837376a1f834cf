import { type Figures, figure } from '../../kit/basics/figure.ts'
import { red } from '../../kit/basics/palette.ts'
import type { Point } from '../../kit/basics/point.ts'
import { flow } from '../../kit/diagrams/flow.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { curve, trace } from '../../kit/graphs/curves.ts'
import { plotPoint } from '../../kit/graphs/marks.ts'
import { plot } from '../../kit/graphs/plot.ts'

/** Volume of 0.100 M acid that brings 25 mL of 0.048 M NaOH and 0.032 M Na2CO3 to a pH. */
function acidFor(pH: number): number {
  const hydrogen = 10 ** -pH
  const [first, second] = [10 ** -6.35, 10 ** -10.33]
  const all = hydrogen ** 2 + hydrogen * first + first * second
  const charge = (hydrogen * first + 2 * first * second) / all
  const excess = hydrogen - 1e-14 / hydrogen
  return (2.8 + 25 * excess - 0.8 * charge) / (0.1 - excess)
}

export const analyses: Figures = {
  'pra-0005': () =>
    figure(
      { height: 350 },
      flow(
        {
          salt: [[190, 30], 'salt'],
          gas: [[90, 140], 'gas turns moist\nred litmus blue'],
          vapour: [[310, 140], 'red vapours'],
          solution: [[310, 224], 'solution'],
          solid: [[310, 320], 'yellow precipitate'],
        },
        [
          ['salt', 'gas', 'NaOH, warm'],
          ['salt', 'vapour', 'K_2Cr_2O_7(s),\nconc. H_2SO_4, warm'],
          ['vapour', 'solution', 'NaOH(aq)'],
          ['solution', 'solid', 'CH_3COOH,\nlead acetate'],
        ],
      ),
    ),
  'pra-0015': () =>
    figure(
      { height: 300 },
      flow(
        {
          salt: [[240, 30], 'colourless salt solution'],
          barium: [[86, 214], 'white\nprecipitate,\ninsoluble in\ndilute HCl'],
          alkali: [[240, 214], 'white\nprecipitate,\nsoluble\nin excess'],
          ammonia: [[394, 214], 'white\nprecipitate,\nsoluble\nin excess'],
        },
        [
          ['salt', 'barium', 'BaCl_2'],
          ['salt', 'alkali', 'NaOH'],
          ['salt', 'ammonia', 'NH_3(aq)'],
        ],
      ),
    ),
  'pra-0019': () => {
    const graph = plot({
      x: { to: 36, step: 4, label: 'volume of HCl (mL)' },
      y: { to: 14, step: 2, label: 'pH' },
      box: { left: 72, top: 36, right: 440, bottom: 270 },
    })
    const values = Array.from({ length: 270 }, (_, index) => 1.9 + index * 0.04)
      .map((pH): Point => [acidFor(pH), pH])
      .filter(([volume]) => volume >= 0 && volume <= 36)
    return figure(
      { height: 330 },
      axes(graph, { grid: true }),
      trace(graph, [...values, [0, 12.68]]),
      plotPoint(graph, 20, 8.3, 'P'),
      plotPoint(graph, 28, 4, 'Q'),
    )
  },
  'pra-0026': () => {
    const graph = plot({
      x: { to: 10, label: '*t*' },
      y: {
        from: -1.2,
        to: 4,
        marks: [
          [-0.6, '−0.600'],
          [0, '0'],
          [3.2, '3.20'],
        ],
        label: 'change in temperature (K)',
      },
      box: { left: 80, top: 36, right: 430, bottom: 260 },
    })
    const settle = (value: number) => (t: number) => value * (1 - Math.exp(-1.1 * t))
    return figure(
      { height: 290 },
      axes({ ...graph, origin: [0, -1.2] }, { grid: true }),
      curve(graph, settle(3.2), { to: 9.4, label: 'P' }),
      curve(graph, settle(-0.6), { to: 9.4, colour: red, dashed: true, label: 'Q' }),
    )
  },
}
