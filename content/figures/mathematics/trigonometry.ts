import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { angleArc } from '../kit/basics/measure.ts'
import { blue, boldWidth, tint } from '../kit/basics/palette.ts'
import { type Point, polar } from '../kit/basics/point.ts'
import { dot, line, polygon } from '../kit/basics/shapes.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { plotPoint } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'

export const figures: Figures = {
  'tri-0003': () => {
    const graph = plot({ x: { from: -6, to: 4, label: '*x*' }, y: { from: -1, to: 5, label: '*y*' } })
    return figure(
      { height: 300 },
      axes(graph),
      trace(graph, [
        [0, 0],
        [-5.6, 4.2],
      ]),
      plotPoint(graph, -4, 3, { label: '(−4, 3)', side: 'above-right' }),
      angleArc(graph.at(0, 0), 0, 139, '*θ*', 40),
    )
  },
  'tri-0005': () => {
    const centre: Point = [110, 220]
    const rim = Array.from({ length: 25 }, (_, index) => polar(centre, (index * 76.4) / 24, 200))
    return figure(
      { height: 260 },
      polygon([centre, ...rim], { fill: tint.blue }),
      label(centre, '*O*', { side: 'left', gap: 9 }),
      dot(centre),
      label([210, 220], '6', { side: 'below' }),
      label([128, 124], '6', { side: 'left' }),
    )
  },
  'tri-0021': () => {
    const at = (x: number, y: number): Point => [120 + 60 * x, 250 - 60 * y]
    const lines = [0, 1, 2, 3, 4].flatMap((n) => [
      line([at(n, 0), at(n, 4)], { width: 1 }),
      line([at(0, n), at(4, n)], { width: 1 }),
    ])
    return figure(
      { height: 290 },
      lines,
      line([at(0, 0), at(2, 1)], { colour: blue, width: boldWidth }),
      line([at(0, 0), at(1, 3)], { colour: blue, width: boldWidth }),
      [at(0, 0), at(2, 1), at(1, 3)].map((point) => dot(point)),
      label(at(0, 0), 'O', { side: 'below-left' }),
      label(at(2, 1), 'P', { side: 'below-right', gap: 9 }),
      label(at(1, 3), 'Q', { side: 'above-right', gap: 9 }),
    )
  },
  'tri-0034': () => {
    const graph = plot({
      x: {
        from: -1.5,
        to: 1.5,
        marks: [
          [-1, '−1'],
          [1, '1'],
        ],
        label: '*x*',
      },
      y: {
        from: 0,
        to: 3.6,
        marks: [
          [Math.PI / 2, 'π/2'],
          [Math.PI, 'π'],
        ],
        label: '*y*',
      },
    })
    return figure(
      { height: 300 },
      axes(graph),
      curve(graph, Math.acos, { from: -1, to: 1 }),
      plotPoint(graph, -1, Math.PI),
      plotPoint(graph, 0, Math.PI / 2),
      plotPoint(graph, 1, 0),
    )
  },
}
