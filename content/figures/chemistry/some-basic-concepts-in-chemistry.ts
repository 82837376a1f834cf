import { type Figures, figure } from '../kit/basics/figure.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { plot } from '../kit/graphs/plot.ts'
import { amounts } from './some-basic-concepts-in-chemistry/amounts.ts'

export const figures: Figures = {
  ...amounts,
  'bas-0017': () => {
    const graph = plot({
      x: { to: 5, step: 1, label: 'Mass of oxide (g)' },
      y: { to: 4, step: 0.8, label: 'Mass of copper (g)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (x) => 0.8 * x),
    )
  },
  'bas-0033': () => {
    const graph = plot({
      x: { to: 2.4, step: 0.4, label: 'Mass of magnesium (g)' },
      y: { to: 2, label: 'Volume of hydrogen' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [1.2, 1.5],
        [2.4, 1.5],
      ]),
    )
  },
}
