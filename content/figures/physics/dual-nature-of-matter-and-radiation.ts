import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { axes } from '../kit/graphs/axes.ts'
import { trace } from '../kit/graphs/curves.ts'
import { plot } from '../kit/graphs/plot.ts'

export const figures: Figures = {
  'dua-0013': () => {
    const graph = plot({
      x: { from: -4, to: 6, label: '*V*' },
      y: { to: 5, label: '*I*' },
    })
    const from = (start: number, level: number): [number, number][] => [
      [start, 0],
      [start + 0.8, level * 0.28],
      [start + 2, level * 0.7],
      [start + 3.4, level * 0.95],
      [start + 5, level],
      [6, level],
    ]
    return figure(
      { height: 300 },
      axes(graph),
      trace(graph, from(-1.5, 2), { soft: true }),
      trace(graph, from(-1.5, 4), { soft: true }),
      trace(graph, from(-3, 2), { soft: true, dashed: true }),
      label(graph.at(5.2, 1.6), 'P'),
      label(graph.at(5.2, 4.4), 'Q'),
      label(graph.at(-2.4, 1.2), 'R'),
    )
  },
  'dua-0029': () => {
    const graph = plot({
      x: { to: 16, step: 2, label: '*ν* (10^{14} Hz)' },
      y: { to: 5, label: '*V*_0' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [6, 0],
        [15, 4.5],
      ]),
      trace(graph, [
        [10, 0],
        [16, 3],
      ]),
      label(graph.at(11, 3.2), 'P'),
      label(graph.at(14.6, 1.6), 'Q'),
    )
  },
}
