import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { angleArc, rightAngle } from '../kit/basics/measure.ts'
import { blue, boldWidth, red, tint } from '../kit/basics/palette.ts'
import { arcPoints, type Point, polar } from '../kit/basics/point.ts'
import { circle, dot, line, polygon } from '../kit/basics/shapes.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { plotPoint } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'

export const figures: Figures = {
  'tri-0001': () => {
    const centre: Point = [90, 240]
    const rim = arcPoints(centre, [300, 300], 0, 40)
    return figure(
      { height: 290 },
      polygon([centre, ...rim], { fill: tint.blue, colour: 'none' }),
      line([rim.at(-1) ?? centre, centre, rim[0] ?? centre]),
      line(rim, { colour: red, width: 4 }),
      angleArc(centre, 0, 40, '40°', 52),
      label([240, 240], '21', { side: 'below' }),
      dot(centre),
      label(centre, '*O*', { side: 'left' }),
    )
  },
  'tri-0002': () => {
    const centre: Point = [240, 165]
    return figure(
      { height: 330 },
      circle(centre, 150),
      Array.from({ length: 60 }, (_, minute) =>
        line([polar(centre, minute * 6, minute % 5 === 0 ? 136 : 144), polar(centre, minute * 6, 150)], {
          width: minute % 5 === 0 ? 2.5 : 1,
        }),
      ),
      Array.from({ length: 12 }, (_, hour) => label(polar(centre, 60 - hour * 30, 118), String(hour + 1))),
      line([centre, polar(centre, 90 - 120, 104)], { width: 3, colour: blue }),
      line([centre, polar(centre, 90 - 130, 66)], { width: 6 }),
      dot(centre, undefined, 6),
    )
  },
  'tri-0015': () => {
    const at = (x: number, y: number): Point => [60 + 60 * x, 240 - 60 * y]
    return figure(
      { height: 290 },
      Array.from({ length: 7 }, (_, n) => line([at(n, 0), at(n, 3)], { colour: tint.grey })),
      Array.from({ length: 4 }, (_, n) => line([at(0, n), at(6, n)], { colour: tint.grey })),
      polygon([at(1, 0), at(2, 0), at(2, 2)], { colour: blue, width: boldWidth }),
      polygon([at(4, 0), at(5, 0), at(5, 3)], { colour: blue, width: boldWidth }),
      angleArc(at(1, 0), 0, 63.4, '', 22),
      angleArc(at(4, 0), 0, 71.6, '', 22),
      label(at(1, 0), '*α*', { side: 'below' }),
      label(at(4, 0), '*β*', { side: 'below' }),
    )
  },
  'tri-0016': () => {
    const [a, b, c]: [Point, Point, Point] = [
      [60, 180],
      [420, 180],
      [420, 60],
    ]
    return figure(
      { height: 230 },
      polygon([a, b, c], { colour: blue, width: boldWidth }),
      rightAngle(b, 90),
      angleArc(a, 0, 18.4, '*x*', 70),
      label([240, 180], '3', { side: 'below' }),
      label([420, 120], '1', { side: 'right' }),
    )
  },
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
