import { type Figures, figure } from '../kit/basics/figure.ts'
import { axes } from '../kit/graphs/axes.ts'
import { trace } from '../kit/graphs/curves.ts'
import { plot } from '../kit/graphs/plot.ts'

export const figures: Figures = {
  'emw-0011': () => {
    const graph = plot({
      x: { to: 8, step: 1, label: '*t* (ms)' },
      y: { to: 80, step: 20, label: '*V* (V)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [3, 60],
        [5, 60],
        [6, 0],
      ]),
    )
  },
}
