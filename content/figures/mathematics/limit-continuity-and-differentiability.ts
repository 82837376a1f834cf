import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { guide } from '../kit/basics/measure.ts'
import { blue, boldWidth, tint } from '../kit/basics/palette.ts'
import type { Point } from '../kit/basics/point.ts'
import { dot, ellipse, line, polygon, ring } from '../kit/basics/shapes.ts'
import { smooth } from '../kit/basics/smooth.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { plotPoint } from '../kit/graphs/marks.ts'
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

  'lim-0003': () => {
    const graph = plot({
      x: { from: -1, to: 4, step: 1, label: '*x*' },
      y: { from: 0, to: 6, step: 1, label: '*y*' },
      box: { left: 120, top: 36, right: 320, bottom: 276 },
    })
    return figure(
      { height: 330 },
      axes(graph, { grid: true }),
      curve(graph, (x) => 1.5 + (7 * x * x) / 8, { from: 0.6, to: 2.2 }),
      plotPoint(graph, 2, 5, { label: 'P', side: 'left' }),
    )
  },
  'lim-0036': () => {
    const [left, right, top, middle]: [Point, Point, Point, Point] = [
      [60, 200],
      [420, 200],
      [240, 110],
      [240, 200],
    ]
    return figure(
      { height: 300 },
      ellipse(middle, [180, 30], { fill: tint.yellow }),
      line([left, top, right], { width: boldWidth }),
      guide(top, middle),
      arrow(middle, right, { label: { label: '*r*', side: 'below' }, labelAt: 'middle' }),
      label([240, 162], '*h*', { side: 'left' }),
      label([240, 270], '*h* : *r* = 1 : 2'),
    )
  },
  'lim-0044': () => {
    const at = (x: number, y: number): Point => [90 + 52 * x, 160 - 26 * y]
    const branch = Array.from({ length: 21 }, (_, index): Point => {
      const y = -5 + index / 2
      return at((y * y) / 4, y)
    })
    return figure(
      { height: 320 },
      arrow(at(-1, 0), at(7, 0), { label: { label: '*x*', side: 'below' } }),
      arrow(at(0, -5.6), at(0, 5.6), { label: { label: '*y*', side: 'left' } }),
      smooth(branch, { colour: blue, width: boldWidth }),
      dot(at(5, 0)),
      label(at(5, 0), '*A*(5, 0)', { side: 'above' }),
      label(at(4.6, 4.3), '*y*^2 = 4*x*', { side: 'above-left', gap: 12 }),
      label(at(0, 0), '*O*', { side: 'below-left' }),
    )
  },
}
