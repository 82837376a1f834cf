import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { guide } from '../kit/basics/measure.ts'
import { blue, boldWidth } from '../kit/basics/palette.ts'
import type { Point } from '../kit/basics/point.ts'
import { dot, line } from '../kit/basics/shapes.ts'
import { smooth } from '../kit/basics/smooth.ts'
import { table } from '../kit/diagrams/table.ts'
import { axes } from '../kit/graphs/axes.ts'
import { plotPoint } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'

export const figures: Figures = {
  'mtx-0027': () => {
    const graph = plot({
      x: { from: -3, to: 5, step: 1, label: '*x*' },
      y: { from: 0, to: 6, step: 1, label: '*y*' },
      box: { left: 60, top: 36, right: 420, bottom: 276 },
    })
    return figure(
      { height: 330 },
      axes(graph, { grid: true }),
      line([graph.at(-2, 5), graph.at(4, 3)], { colour: blue, width: boldWidth }),
      guide(graph.at(1, 0), graph.at(1, 6)),
      plotPoint(graph, 4, 3, { label: 'B', side: 'above-right' }),
      plotPoint(graph, -2, 5, { label: 'C', side: 'above-left' }),
    )
  },
  'mtx-0028': () => {
    const at = (x: number, y: number): Point => [60 + 55 * x, 270 - 19 * y]
    const points: [at: Point, name: string][] = [
      [at(1, 2), 'P(1, 2)'],
      [at(3, 6), 'Q(3, *k*)'],
      [at(6, 12), 'R(6, 12)'],
    ]
    return figure(
      { height: 310 },
      arrow(at(-0.6, 0), at(7.4, 0), { label: { label: '*x*', side: 'below' } }),
      arrow(at(0, -1), at(0, 13.4), { label: { label: '*y*', side: 'left' } }),
      line([at(0.5, 1), at(6.4, 12.8)], { colour: blue, width: boldWidth }),
      points.map(([point, name]) => [dot(point), label(point, name, { side: 'below-right', gap: 8 })]),
    )
  },
  'mtx-0030': () => {
    const at = (x: number, y: number): Point => [220 + 50 * x, 220 - 24 * y]
    const parabola = Array.from({ length: 23 }, (_, index): Point => {
      const x = -2.75 + index / 4
      return at(x, x * x)
    })
    return figure(
      { height: 330 },
      arrow(at(-4, 0), at(4.6, 0), { label: { label: '*x*', side: 'below' } }),
      arrow(at(0, -4), at(0, 8.4), { label: { label: '*y*', side: 'left' } }),
      smooth(parabola, { colour: blue, width: boldWidth }),
      dot(at(0, -3)),
      label(at(0, -3), 'P(0, −3)', { side: 'right', gap: 10 }),
      dot(at(2, 1)),
      label(at(2, 1), 'Q(2, 1)', { side: 'right', gap: 10 }),
      dot(at(-1.75, 3.0625)),
      label(at(-1.75, 3.0625), 'R', { side: 'left', gap: 12 }),
      label(at(2.6, 6.76), '*y* = *x*^2', { side: 'right', gap: 14 }),
    )
  },
  'mtx-0041': () =>
    figure(
      { height: 190 },
      table({
        at: [15, 20],
        cell: [90, 50],
        corner: '',
        columns: ['Samosa', 'Tea', 'Juice', 'Rupees'],
        rows: ['Bill 1', 'Bill 2'],
        cells: [
          ['3', '2', '1', '90'],
          ['1', '2', '3', '110'],
        ],
      }),
    ),
}
