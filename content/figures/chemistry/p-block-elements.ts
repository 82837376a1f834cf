import { type Figures, figure } from '../kit/basics/figure.ts'
import { grey, tint } from '../kit/basics/palette.ts'
import { polygon } from '../kit/basics/shapes.ts'
import { axes } from '../kit/graphs/axes.ts'
import { trace } from '../kit/graphs/curves.ts'
import { bars, plotLabel, plotPoint } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'
import { trends } from './p-block-elements/trends.ts'

export const figures: Figures = {
  ...trends,
  'pbl-0012': () => {
    const graph = plot({
      x: { to: 6 },
      y: { from: 500, to: 850, step: 50, label: 'first ionisation enthalpy (kJ mol^{-1})' },
    })
    const values = [
      [1, 801],
      [2, 577],
      [3, 579],
      [4, 558],
      [5, 589],
    ] as const
    return figure(
      { height: 270 },
      axes(graph, { grid: true }),
      trace(graph, values),
      plotPoint(graph, 1, 801, { label: 'B 801', side: 'right' }),
      plotPoint(graph, 2, 577, { label: 'Al 577', side: 'below' }),
      plotPoint(graph, 3, 579, { label: 'Ga 579', side: 'above' }),
      plotPoint(graph, 4, 558, { label: 'In 558', side: 'below' }),
      plotPoint(graph, 5, 589, { label: 'Tl 589', side: 'above' }),
    )
  },
  'pbl-0024': () => {
    const graph = plot({
      x: { to: 4, names: ['P', 'Q', 'R', 'S'] },
      y: { to: 250, step: 50, label: 'energy released (kJ mol^{-1})' },
    })
    const values = [200, 141, 190, 195]
    return figure(
      { height: 290 },
      axes(graph, { grid: true }),
      bars(graph, values),
      values.map((value, index) => plotLabel(graph, index + 0.5, value, String(value), { side: 'above' })),
    )
  },
  'pbl-0083': () => {
    const graph = plot({
      x: { to: 8 },
      y: { to: 400, step: 100, label: 'bond enthalpy (kJ mol^{-1})' },
    })
    const values = [348, 297, 163, 201, 142, 226, 158, 242]
    return figure(
      { height: 290 },
      axes(graph, { grid: true }),
      values.map((value, index) => {
        const [left, right] = [index + (index % 2 ? 0 : 0.2), index + (index % 2 ? 0.8 : 1)]
        return polygon(
          [graph.at(left, 0), graph.at(left, value), graph.at(right, value), graph.at(right, 0)],
          {
            fill: index % 2 ? grey : tint.yellow,
          },
        )
      }),
      values.map((value, index) =>
        plotLabel(graph, index + (index % 2 ? 0.4 : 0.6), value, String(value), { side: 'above', size: 15 }),
      ),
      ['W', 'X', 'Y', 'Z'].map((name, index) => plotLabel(graph, 2 * index + 1, 0, name, { side: 'below' })),
    )
  },
}
