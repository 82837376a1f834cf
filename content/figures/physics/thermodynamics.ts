import { arrow, arrowHead } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { guide } from '../kit/basics/measure.ts'
import { blue, red, tint } from '../kit/basics/palette.ts'
import { direction, type Point } from '../kit/basics/point.ts'
import { dot, rectangle } from '../kit/basics/shapes.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { plotLabel, plotPoint, process } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'

export const figures: Figures = {
  'thp-0033': () => {
    const graph = plot({
      x: { to: 5, step: 1, label: '*V* (10^{−3} m^3)' },
      y: { to: 5, step: 1, label: '*p* (10^5 Pa)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      process(graph, [
        [1, 4],
        [4, 1],
      ]),
      plotPoint(graph, 1, 4, '1'),
      plotPoint(graph, 4, 1, '2'),
    )
  },
  'thp-0038': () => {
    const graph = plot({
      x: {
        to: 2.6,
        marks: [
          [1, '*V*_0'],
          [2, '2*V*_0'],
        ],
        label: '*V*',
      },
      y: { to: 1.2, label: '*p*' },
    })
    return figure(
      { height: 300 },
      guide(graph.at(1, 0), graph.at(1, 0.5)),
      guide(graph.at(2, 0), graph.at(2, 0.5)),
      axes(graph),
      curve(graph, (v) => 1 / v, { from: 1, to: 2, arrow: true }),
      process(graph, [
        [2, 0.5],
        [1, 0.5],
        [1, 1],
      ]),
      plotLabel(graph, 1.45, 0.72, '600 K', { side: 'above-right', gap: 8 }),
    )
  },
  'thp-0059': () => {
    const graph = plot({
      x: {
        to: 2.6,
        marks: [
          [1, '*V*_0'],
          [2, '2*V*_0'],
        ],
        label: '*V*',
      },
      y: {
        to: 3.8,
        marks: [
          [1, '*p*_0'],
          [3, '3*p*_0'],
        ],
        label: '*p*',
      },
    })
    return figure(
      { height: 300 },
      guide(graph.at(0, 1), graph.at(1, 1), graph.at(1, 0)),
      guide(graph.at(0, 3), graph.at(1, 3)),
      guide(graph.at(2, 1), graph.at(2, 0)),
      axes(graph),
      process(graph, [
        [1, 1],
        [1, 3],
        [2, 3],
        [2, 1],
        [1, 1],
      ]),
      dot(graph.at(1, 1)),
    )
  },
  'thp-0021': () => {
    const graph = plot({
      x: { to: 10, step: 2, label: '*t* (s)' },
      y: { to: 360, step: 40, label: '*U* (J)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 200],
        [4, 320],
        [8, 320],
      ]),
    )
  },
  'thp-0034': () => {
    const graph = plot({
      x: {
        to: 7,
        marks: [
          [1, '*T*_0'],
          [2, '2*T*_0'],
          [3, '3*T*_0'],
          [6, '6*T*_0'],
        ],
        label: '*T*',
      },
      y: {
        to: 2.6,
        marks: [
          [1, '*p*_0'],
          [2, '2*p*_0'],
        ],
        label: '*p*',
      },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      process(graph, [
        [1, 1],
        [2, 2],
        [6, 2],
        [3, 1],
        [1, 1],
      ]),
      plotPoint(graph, 1, 1, { label: 'K', side: 'above-left' }),
      plotPoint(graph, 2, 2, { label: 'L', side: 'above-left' }),
      plotPoint(graph, 6, 2, 'M'),
      plotPoint(graph, 3, 1, { label: 'N', side: 'below-right' }),
    )
  },
  'thp-0036': () => {
    const graph = plot({
      x: { to: 6, step: 1, label: '*V* (10^{-3} m^3)' },
      y: { to: 4, step: 1, label: '*p* (10^5 Pa)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      process(graph, [
        [2, 1],
        [2, 3],
        [5, 3],
      ]),
      process(
        graph,
        [
          [2, 1],
          [5, 1],
          [5, 3],
        ],
        red,
      ),
      plotPoint(graph, 2, 1, { label: 'i', side: 'below-left' }),
      plotPoint(graph, 5, 3, 'f'),
      plotLabel(graph, 2.9, 3, 'path 1', { side: 'above' }),
      plotLabel(graph, 4.2, 1, 'path 2', { side: 'below', colour: red }),
    )
  },
  'thp-0037': () => {
    const graph = plot({ x: { to: 10, label: '*V*' }, y: { to: 10, label: '*p*' } })
    const points = Array.from({ length: 81 }, (_, step) => loopPoint((step * Math.PI) / 40))
    return figure(
      { height: 300 },
      axes(graph),
      trace(graph, points, { soft: true }),
      [0.25, 1.25].map((halfTurns) => {
        const [before, tip] = [-0.03, 0.02].map((step) => loopPoint((halfTurns + step) * Math.PI))
        if (!before || !tip) return ''
        return arrowHead(graph.at(...tip), direction(graph.at(...before), graph.at(...tip)), blue)
      }),
      plotLabel(graph, 7.1, 5, '500 J', { side: 'below' }),
      plotLabel(graph, 2.6, 5, '200 J', { side: 'below' }),
    )
  },
  'thp-0075': () => {
    const graph = plot({
      x: { to: 2.5, step: 0.5, label: 'ln *V*' },
      y: {
        from: 7.5,
        to: 13,
        marks: [8, 9, 10, 11, 12, 13].map((value) => [value, String(value)] as const),
        label: 'ln *p*',
      },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      process(graph, [
        [0, 12],
        [2, 9],
      ]),
    )
  },
  'thp-0077': () => {
    const graph = plot({
      x: { to: 6, step: 1, label: '*V* (10^{-3} m^3)' },
      y: { to: 5, step: 1, label: '*p* (10^5 Pa)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      process(graph, [
        [1, 1],
        [5, 1],
        [3, 4],
        [1, 1],
      ]),
      plotPoint(graph, 1, 1, { label: 'A', side: 'above-left' }),
      plotPoint(graph, 5, 1, { label: 'B', side: 'above-right' }),
      plotPoint(graph, 3, 4, { label: 'C', side: 'above' }),
    )
  },
  'thp-0078': () => {
    const graph = plot({ x: { to: 6, label: '*V*' }, y: { to: 6, label: '*p*' } })
    const through = (power: number) => (v: number) => 2.2 * (2.4 / v) ** power
    return figure(
      { height: 300 },
      axes(graph),
      curve(graph, through(2.1), { from: 1.2, to: 5.4 }),
      curve(graph, through(1.1), { from: 1.2, to: 5.4, colour: red, dashed: true }),
      plotLabel(graph, 5.4, 0.4, 'P', { side: 'right', colour: blue }),
      plotLabel(graph, 5.4, 0.92, 'Q', { side: 'above-right', colour: red }),
    )
  },
  'thp-0079': () => {
    const graph = plot({
      x: { to: 5, step: 1, label: '*V* (L)' },
      y: { to: 9, step: 1, label: '*p* (10^5 Pa)' },
      box: { left: 72, top: 36, right: 448, bottom: 290 },
    })
    return figure(
      { height: 350 },
      axes(graph, { grid: true }),
      curve(graph, (v) => 8 / v, { from: 1, to: 4, arrow: true }),
      curve(graph, (v) => 8 / v ** 1.5, { from: 1, to: 4, arrow: true, colour: red }),
      plotPoint(graph, 1, 8, 'A'),
      plotPoint(graph, 4, 2),
      plotPoint(graph, 4, 1),
    )
  },
  'thp-0080': () =>
    figure(
      { height: 260 },
      rectangle([240, 180], [120, 80], { fill: tint.blue }),
      label([240, 180], 'gas', { halo: 'none' }),
      arrow([60, 180], [172, 180], { colour: red, width: 2.5 }),
      label([110, 180], 'heat 90 J', { side: 'above', gap: 10 }),
      arrow([308, 180], [420, 180], { colour: red, width: 2.5 }),
      label([374, 180], 'heat 50 J', { side: 'above', gap: 10 }),
      arrow([240, 30], [240, 132], { colour: blue, width: 2.5 }),
      label([240, 74], 'work 80 J', { side: 'right', gap: 12 }),
    ),
}

/** A figure eight whose right loop is the larger one: to the right on its upper side. */
function loopPoint(turn: number): Point {
  const across = Math.sin(turn)
  const [width, height] = across > 0 ? [4.6, 7] : [2.8, 4.6]
  return [4.4 + width * across, 4.6 + height * across * Math.cos(turn)]
}
