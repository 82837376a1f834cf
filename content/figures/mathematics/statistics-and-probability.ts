import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { blue, grey, tint } from '../kit/basics/palette.ts'
import type { Point } from '../kit/basics/point.ts'
import { circle, line, polygon, rectangle } from '../kit/basics/shapes.ts'
import { axes } from '../kit/graphs/axes.ts'
import { trace } from '../kit/graphs/curves.ts'
import { bars, plotLabel, plotPoint } from '../kit/graphs/marks.ts'
import { type Plot, plot } from '../kit/graphs/plot.ts'

/** Bars without gaps over classes of width 10. */
const histogram = (graph: Plot, heights: readonly number[]): string[] =>
  heights.map((height, index) => {
    const [left, right] = [index * 10, index * 10 + 10]
    return polygon([graph.at(left, 0), graph.at(left, height), graph.at(right, height), graph.at(right, 0)], {
      fill: tint.blue,
    })
  })

/** A branch of a tree with its probability above or below the middle. */
const branch = (from: Point, to: Point, text: string, side: 'above' | 'below'): string[] => [
  line([from, to]),
  label([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], text, { side, gap: 8 }),
]

export const figures: Figures = {
  'stp-0019': () =>
    figure(
      { height: 300 },
      rectangle([240, 150], [440, 270]),
      circle([195, 165], 88, { colour: blue, width: 3 }),
      circle([295, 165], 88, { colour: blue, width: 3 }),
      label([150, 52], '*P*(*A*) = 0.5'),
      label([335, 52], '*P*(*B*) = 0.45'),
      label([150, 165], '*A*'),
      label([340, 165], '*B*'),
      label([420, 262], '0.2'),
    ),
  'stp-0040': () => {
    const graph = plot({
      x: { to: 4, names: ['1', '2', '3', '4'], label: '*r*' },
      y: { to: 5, label: '*P*(*X* = *r*)' },
    })
    return figure(
      { height: 300 },
      axes(graph),
      bars(graph, [4, 3, 2, 1]),
      ['4*k*', '3*k*', '2*k*', '*k*'].map((name, index) =>
        plotLabel(graph, index + 0.5, 4 - index, name, { side: 'above', gap: 5 }),
      ),
    )
  },
  'stp-0001': () => {
    const graph = plot({ x: { to: 50, step: 10, label: 'Marks' }, y: { to: 24, step: 4, label: 'Students' } })
    const heights = [6, 8, 20, 4, 2]
    return figure(
      { height: 300 },
      axes(graph),
      histogram(graph, heights),
      heights.map((height, index) =>
        plotLabel(graph, index * 10 + 5, height, `${height}`, { side: 'above', gap: 5 }),
      ),
    )
  },
  'stp-0005': () => {
    const graph = plot({
      x: { to: 50, step: 10, label: 'Upper class limit (kg)' },
      y: { to: 45, step: 10, label: 'Cumulative frequency' },
    })
    const points: Point[] = [
      [10, 8],
      [20, 20],
      [30, 30],
      [40, 36],
      [50, 40],
    ]
    return figure(
      { height: 300 },
      axes(graph),
      trace(graph, [[0, 0], ...points]),
      points.map(([x, y]) => plotPoint(graph, x, y, { label: `${y}`, side: 'above-left' })),
    )
  },
  'stp-0006': () => {
    const graph = plot({
      x: { to: 4, names: ['2', '4', '6', '8'], label: '*x*' },
      y: { to: 6, step: 1, label: 'Families' },
    })
    return figure({ height: 300 }, axes(graph, { grid: true }), bars(graph, [2, 5, 2, 1]))
  },
  'stp-0023': () =>
    figure(
      { height: 280 },
      rectangle([240, 140], [430, 244]),
      circle([190, 150], 90),
      circle([290, 150], 90),
      label([150, 42], 'Cricket'),
      label([330, 42], 'Football'),
      label([145, 156], '14'),
      label([240, 156], '6'),
      label([335, 156], '10'),
      label([425, 245], '10'),
    ),
  'stp-0037': () =>
    figure(
      { height: 300 },
      branch([50, 150], [190, 75], '0.3', 'above'),
      branch([50, 150], [190, 225], '0.7', 'below'),
      label([196, 75], 'bus', { side: 'right' }),
      label([196, 225], 'cycle', { side: 'right' }),
      branch([262, 70], [370, 35], '0.6', 'above'),
      branch([262, 82], [370, 115], '0.4', 'below'),
      branch([262, 220], [370, 185], '0.2', 'above'),
      branch([262, 232], [370, 265], '0.8', 'below'),
      label([376, 35], 'late', { side: 'right' }),
      label([376, 115], 'in time', { side: 'right' }),
      label([376, 185], 'late', { side: 'right' }),
      label([376, 265], 'in time', { side: 'right' }),
    ),
  'stp-0044': () => {
    const graph = plot({
      x: { to: 5, names: ['0', '1', '2', '3', '4'], label: '*X*' },
      y: { to: 0.4, label: '*P*(*X*)' },
    })
    const hidden = [graph.at(2.2, 0), graph.at(2.2, 0.36), graph.at(2.8, 0.36), graph.at(2.8, 0)]
    const heights = [0.1, 0.3, 0, 0.2, 0.1]
    return figure(
      { height: 300 },
      axes(graph),
      bars(graph, heights),
      polygon(hidden, { dashed: true, colour: grey }),
      plotLabel(graph, 2.5, 0.16, '?'),
      heights.map((height, index) =>
        height > 0 ? plotLabel(graph, index + 0.5, height, `${height}`, { side: 'above', gap: 5 }) : '',
      ),
    )
  },
}
