import { arrow, curvedArrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import type { Point } from '../kit/basics/point.ts'
import { circle, dot, ellipse, rectangle, ring } from '../kit/basics/shapes.ts'
import { smooth } from '../kit/basics/smooth.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { panelBoxes, plot } from '../kit/graphs/plot.ts'

/** Counts of the regions of three circles. */
const regions: [at: Point, count: string][] = [
  [[165, 100], '12'],
  [[315, 100], '9'],
  [[240, 275], '7'],
  [[240, 90], '5'],
  [[190, 190], '4'],
  [[290, 190], '3'],
  [[240, 155], '2'],
  [[430, 300], '8'],
]

/** An arrow from a point of a diagram to itself, above it. */
const loop = ([x, y]: Point): string => {
  const rise: Point[] = [
    [x - 8, y - 10],
    [x - 22, y - 42],
    [x, y - 58],
    [x + 22, y - 42],
    [x + 14, y - 24],
  ]
  return smooth(rise) + arrow([x + 14, y - 24], [x + 7, y - 9])
}

/** Elements inside and outside a circle. */
const elements: [at: Point, name: string][] = [
  [[135, 100], '1'],
  [[205, 105], '2'],
  [[130, 170], '3'],
  [[205, 175], '4'],
  [[320, 90], '5'],
  [[400, 70], '6'],
  [[330, 190], '7'],
  [[410, 170], '8'],
]

export const figures: Figures = {
  'set-0007': () =>
    figure(
      { height: 340 },
      rectangle([240, 170], [456, 316]),
      circle([195, 125], 95),
      circle([285, 125], 95),
      circle([240, 215], 95),
      label([95, 55], '*A*', { bold: true }),
      label([385, 55], '*B*', { bold: true }),
      label([345, 285], '*C*', { bold: true }),
      regions.map(([at, count]) => label(at, count)),
    ),
  'set-0013': () => {
    const [one, two, three]: Point[] = [
      [80, 130],
      [240, 130],
      [400, 130],
    ]
    if (!one || !two || !three) return ''
    return figure(
      { height: 200 },
      [one, two, three].map((at, index) => [
        dot(at, undefined, 5),
        loop(at),
        label(at, String(index + 1), { side: 'below', gap: 14 }),
      ]),
      curvedArrow([92, 124], [228, 124], 16),
      curvedArrow([228, 136], [92, 136], 16),
      arrow([252, 130], [388, 130]),
    )
  },
  'set-0032': () => {
    const graph = plot({
      x: { from: -5, to: 5, step: 1, label: '*x*' },
      y: { from: -2, to: 6, step: 1, label: '*y*' },
      box: { left: 40, top: 36, right: 440, bottom: 320 },
    })
    const ends: Point[] = [
      [-4, 3],
      [0, -1],
    ]
    return figure(
      { height: 350 },
      axes(graph, { grid: true }),
      trace(graph, [
        [-4, 3],
        [0, 5],
      ]),
      trace(graph, [
        [0, -1],
        [4, 2],
      ]),
      ends.map((at) => dot(graph.at(...at), undefined, 5)),
      ring(graph.at(0, 5)),
      ring(graph.at(4, 2)),
    )
  },
  'set-0037': () => {
    const maps: ((x: number) => number)[] = [
      (x) => 4 * x * (1 - x),
      (x) => x / 2,
      (x) => 1 - x * x,
      (x) => (x < 0.4 ? 1.25 * x : x > 0.6 ? 1.25 * x - 0.25 : 0.5),
    ]
    return figure(
      { height: 360 },
      panelBoxes(2, 2, [480, 360]).map((box, index) => {
        const graph = plot({ x: { to: 1, step: 1 }, y: { to: 1, step: 1 }, box })
        const name = ['P', 'Q', 'R', 'S'][index] ?? ''
        return [
          axes(graph),
          curve(graph, maps[index] ?? Math.abs),
          label([box.right + 6, box.top - 12], name, { bold: true }),
        ]
      }),
    )
  },
  'set-0044': () => {
    const graph = plot({
      x: { to: 5, step: 1, label: '*x*' },
      y: { to: 5, step: 1, label: '*y*' },
      box: { left: 80, top: 36, right: 400, bottom: 276 },
    })
    return figure(
      { height: 330 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 2],
        [1, 4],
        [2, 3],
        [3, 1],
        [4, 0],
      ]),
    )
  },

  'set-0004': () =>
    figure(
      { height: 260 },
      rectangle([240, 130], [440, 230]),
      circle([170, 135], 88),
      label([40, 40], '*U*', { bold: true }),
      label([268, 70], '*A*', { bold: true }),
      elements.map(([at, name]) => label(at, name)),
    ),
  'set-0023': () => {
    const rows = [1, 2, 4]
    return figure(
      { height: 240 },
      rows.map((count, index) => [
        ellipse([80 + 160 * index, 120], [55, 100]),
        Array.from({ length: count }, (_, row) =>
          dot([80 + 160 * index, 120 + 40 * (row - (count - 1) / 2)], undefined, 5),
        ),
      ]),
    )
  },
  'set-0026': () => {
    const points: Point[] = [
      [60, 60],
      [180, 60],
      [300, 60],
      [420, 60],
    ]
    return figure(
      { height: 160 },
      points.map((at, index) => [
        dot(at, undefined, 5),
        label(at, String(index + 1), { side: 'below', gap: 14 }),
      ]),
      arrow([72, 60], [168, 60]),
      arrow([192, 60], [288, 60]),
    )
  },
}
