import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { dimension, guide, rightAngle } from '../kit/basics/measure.ts'
import { blue, boldWidth, grey, tint } from '../kit/basics/palette.ts'
import { between, type Point, polar } from '../kit/basics/point.ts'
import { circle, dot, line, polygon, rectangle } from '../kit/basics/shapes.ts'
import { smooth } from '../kit/basics/smooth.ts'
import { axes } from '../kit/graphs/axes.ts'
import { plotPoint } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'

/** A row of squares of matches from the given lower left corner. */
const squares = ([x, y]: Point, count: number): string[] => {
  const side = 52
  const match = (from: Point, to: Point): string[] => [
    line([from, to], { width: boldWidth }),
    dot(to, blue, 4),
  ]
  const uprights = Array.from({ length: count + 1 }, (_, index) =>
    match([x + side * index, y - 4], [x + side * index, y - side + 6]),
  )
  const level = Array.from({ length: count }, (_, index) => [
    match([x + side * index + 4, y], [x + side * (index + 1) - 6, y]),
    match([x + side * index + 4, y - side], [x + side * (index + 1) - 6, y - side]),
  ])
  return [...uprights, ...level.flat()].flat()
}

/** A row of logs, seen from the end. */
const logs = (count: number, y: number): string[] =>
  Array.from({ length: count }, (_, index) => circle([200 + 13 * (index - (count - 1) / 2), y], 6.2))

/** An arc of a ball between two impacts, or from the top to the first impact. */
const bounce = (from: number, to: number, height: number, half = false): Point[] =>
  Array.from({ length: 17 }, (_, index): Point => {
    const share = half ? index / 16 : index / 8 - 1
    return [from + ((to - from) * index) / 16, 250 - 17 * height * (1 - share * share)]
  })

/** A square in four quarters with the upper left one shaded. */
const quartered = ([x, y]: Point, side: number): string[] => [
  rectangle([x + side / 4, y + side / 4], [side / 2, side / 2], { fill: tint.blue }),
  rectangle([x + side / 2, y + side / 2], [side, side]),
  line([
    [x + side / 2, y],
    [x + side / 2, y + side],
  ]),
  line([
    [x, y + side / 2],
    [x + side, y + side / 2],
  ]),
]

export const figures: Figures = {
  'seq-0006': () =>
    figure(
      { height: 180 },
      squares([30, 110], 1),
      squares([130, 110], 2),
      squares([284, 110], 3),
      label([56, 150], '1'),
      label([182, 150], '2'),
      label([362, 150], '3'),
    ),
  'seq-0007': () => {
    const graph = plot({
      x: { to: 8, label: '*n*' },
      y: { from: -4, to: 14, label: '*a*_{*n*}' },
    })
    return figure(
      { height: 300 },
      axes(graph),
      plotPoint(graph, 2, 11, { label: '(2, 11)', side: 'right' }),
      plotPoint(graph, 6, -1, { label: '(6, −1)', side: 'below' }),
    )
  },
  'seq-0013': () =>
    figure(
      { height: 220 },
      logs(30, 180),
      logs(28, 168),
      logs(26, 156),
      [140, 124, 108].map((y) => dot([200, y], grey, 3)),
      logs(6, 84),
      label([412, 182], '30', { side: 'right' }),
      label([412, 158], '28, 26', { side: 'right' }),
      label([250, 84], '6', { side: 'right' }),
    ),
  'seq-0024': () =>
    figure(
      { height: 320 },
      quartered([100, 20], 240),
      quartered([220, 140], 120),
      quartered([280, 200], 60),
      [316, 322, 328].map((at) => dot([at, at - 80], grey, 2)),
      dimension([100, 285], [340, 285], { label: '12', side: 'below' }),
    ),
  'seq-0028': () =>
    figure(
      { height: 290 },
      line([
        [20, 250],
        [460, 250],
      ]),
      smooth(bounce(70, 130, 12, true), { colour: blue }),
      smooth(bounce(130, 230, 8), { colour: blue }),
      smooth(bounce(230, 312, 16 / 3), { colour: blue }),
      smooth(bounce(312, 378, 32 / 9), { colour: blue }),
      smooth(bounce(378, 432, 64 / 27), { colour: blue, dashed: true }),
      circle([70, 46], 7, { fill: tint.blue }),
      dimension([40, 250], [40, 46], { label: '12 m', side: 'right' }),
      guide([180, 250], [180, 114]),
      label([186, 205], '8 m', { side: 'right' }),
    ),
  'seq-0043': () =>
    figure(
      { height: 240 },
      rectangle([240, 40], [420, 24], { fill: tint.grey }),
      label([240, 46], 'Wall', { halo: 'none' }),
      line(
        [
          [110, 52],
          [110, 180],
          [370, 180],
          [370, 52],
        ],
        { colour: blue, width: boldWidth },
      ),
      label([110, 120], '*x*', { side: 'left' }),
      label([370, 120], '*x*', { side: 'right' }),
      label([240, 180], '*y*', { side: 'below' }),
      label([240, 122], 'Area 98'),
    ),

  'seq-0004': () => {
    const [corner, right, top]: [Point, Point, Point] = [
      [90, 250],
      [390, 250],
      [90, 25],
    ]
    const middle: Point = [165, 175]
    return figure(
      { height: 280 },
      polygon([corner, right, top], { width: boldWidth }),
      rightAngle(corner, 0),
      circle(middle, 75, { colour: blue }),
      dot(middle),
      line([middle, polar(middle, 53.13, 75)]),
      label(between(middle, polar(middle, 53.13, 75)), '*r*', { side: 'right', gap: 10 }),
    )
  },
  'seq-0017': () => {
    const graph = plot({
      x: { to: 8, label: '*n*' },
      y: { to: 120, label: '*a*_{*n*}' },
    })
    return figure(
      { height: 300 },
      axes(graph),
      plotPoint(graph, 3, 12, { label: '(3, 12)', side: 'above' }),
      plotPoint(graph, 6, 96, { label: '(6, 96)', side: 'left' }),
    )
  },
  'seq-0032': () =>
    figure(
      { height: 160 },
      line([
        [30, 80],
        [450, 80],
      ]),
      [60, 420].map((x) =>
        line([
          [x, 70],
          [x, 90],
        ]),
      ),
      [120, 180, 240, 300, 360].map((x) => dot([x, 80], undefined, 5)),
      label([60, 90], '6', { side: 'below' }),
      label([420, 90], '30', { side: 'below' }),
      label([300, 80], 'P', { side: 'above', gap: 10 }),
    ),
}
