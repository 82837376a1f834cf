import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { guide } from '../kit/basics/measure.ts'
import { red, tint } from '../kit/basics/palette.ts'
import { line, rectangle } from '../kit/basics/shapes.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { plot } from '../kit/graphs/plot.ts'
import { phasesAndPressures } from './solutions/phases-and-pressures.ts'

export const figures: Figures = {
  ...phasesAndPressures,
  'sol-0022': () => {
    const graph = plot({
      x: { to: 10, step: 2, label: 'Mole fraction (10^{-3})' },
      y: { to: 0.5, step: 0.1, label: 'Partial pressure (bar)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (x) => 0.04 * x, { label: 'P' }),
      curve(graph, (x) => 0.02 * x, { colour: red, dashed: true, label: 'Q' }),
    )
  },
  'sol-0027': () => {
    const graph = plot({
      x: { to: 1, step: 0.2, label: 'Mole fraction of B in the liquid' },
      y: { to: 100, step: 10, label: 'Total vapour pressure (kPa)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (x) => 30 + 60 * x),
    )
  },
  'sol-0035': () => {
    const graph = plot({
      x: { to: 1, step: 0.2, label: 'Mole fraction of A in the liquid' },
      y: { to: 100, label: 'Total vapour pressure' },
    })
    return figure(
      { height: 300 },
      axes(graph),
      trace(
        graph,
        [
          [0, 40],
          [0.1, 52],
          [0.25, 68],
          [0.45, 81],
          [0.6, 84],
          [0.75, 80],
          [0.9, 69],
          [1, 58],
        ],
        { soft: true },
      ),
      guide(graph.at(0.6, 84), graph.at(0.6, 0)),
    )
  },
  'sol-0084': () => {
    const graph = plot({
      x: { to: 10, label: 'Temperature' },
      y: { to: 10, marks: [[6, '1.013']], label: 'Vapour pressure (bar)' },
    })
    const pressure = (shift: number) => (t: number) => 2 * Math.exp(0.2 * (t - shift))
    return figure(
      { height: 300 },
      axes(graph),
      guide(graph.at(0, 6), graph.at(9.8, 6)),
      curve(graph, pressure(0), { to: 7.4, label: { label: 'Q', side: 'above' } }),
      curve(graph, pressure(1.2), {
        to: 8.6,
        label: { label: 'R', side: 'above', colour: red },
        colour: red,
        dashed: true,
      }),
      curve(graph, pressure(2.4), { to: 9.8, label: { label: 'P', side: 'above' } }),
    )
  },
  'sol-0085': () =>
    figure(
      { height: 230 },
      rectangle([155, 110], [170, 90], { fill: tint.blue, colour: 'none' }),
      rectangle([325, 110], [170, 90], { fill: tint.yellow, colour: 'none' }),
      line([
        [40, 65],
        [440, 65],
      ]),
      line([
        [40, 155],
        [440, 155],
      ]),
      rectangle([63, 110], [14, 88], { fill: tint.grey }),
      rectangle([417, 110], [14, 88], { fill: tint.grey }),
      line([
        [22, 110],
        [56, 110],
      ]),
      line([
        [424, 110],
        [458, 110],
      ]),
      line(
        [
          [240, 65],
          [240, 155],
        ],
        { dashed: true, width: 4 },
      ),
      label([150, 110], '0.40 M\nurea'),
      label([330, 110], '0.30 M\nNaCl'),
      label([240, 184], 'semipermeable membrane'),
      label([63, 40], 'piston'),
      label([417, 40], 'piston'),
    ),
}
