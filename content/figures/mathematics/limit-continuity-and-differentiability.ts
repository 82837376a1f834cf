import { type Figures, figure } from '../kit/basics/figure.ts'
import { tint } from '../kit/basics/palette.ts'
import { dot, polygon, ring } from '../kit/basics/shapes.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { plot } from '../kit/graphs/plot.ts'

export const figures: Figures = {
  'lim-0001': () => {
    const graph = plot({
      x: { from: -2, to: 4, step: 1, label: '*x*' },
      y: { from: -2, to: 3, step: 1, label: '*y*' },
      box: { left: 60, top: 36, right: 420, bottom: 276 },
    })
    return figure(
      { height: 310 },
      axes(graph, { grid: true }),
      trace(graph, [
        [-2, 2],
        [1, -1],
        [4, 2],
      ]),
    )
  },
  'lim-0020': () => {
    const graph = plot({
      x: { from: -4, to: 5, step: 1, label: '*x*' },
      y: { from: -2, to: 4, step: 1, label: '*y*' },
      box: { left: 40, top: 36, right: 440, bottom: 276 },
    })
    return figure(
      { height: 310 },
      axes(graph, { grid: true }),
      trace(graph, [
        [-4, 0],
        [-2, 3],
        [1, 0],
      ]),
      trace(graph, [
        [1, 2],
        [3, -1],
        [5, 1],
      ]),
      ring(graph.at(1, 0)),
      dot(graph.at(1, 2), undefined, 5),
    )
  },
  'lim-0040': () => {
    const graph = plot({
      x: { from: -3, to: 4, step: 1, label: '*x*' },
      y: { from: -2, to: 5, label: '*f* ′(*x*)' },
      box: { left: 60, top: 36, right: 420, bottom: 276 },
    })
    return figure(
      { height: 310 },
      axes(graph, { grid: true }),
      curve(graph, (x) => ((x + 1) * (x - 2)) / 2),
    )
  },
  'lim-0043': () => {
    const graph = plot({
      x: { from: -4, to: 4, label: '*x*' },
      y: { to: 13, label: '*y*' },
      box: { left: 60, top: 36, right: 420, bottom: 276 },
    })
    const half = 1.6
    const height = 12 - half ** 2
    const corners = [graph.at(-half, 0), graph.at(-half, height), graph.at(half, height), graph.at(half, 0)]
    return figure(
      { height: 320 },
      polygon(corners, { fill: tint.blue }),
      axes(graph),
      curve(graph, (x) => 12 - x * x, { from: -3.46, to: 3.46 }),
    )
  },
}
