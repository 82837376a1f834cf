import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { dimension, guide } from '../kit/basics/measure.ts'
import { blue, red } from '../kit/basics/palette.ts'
import { circle, dot, line } from '../kit/basics/shapes.ts'
import { path } from '../kit/basics/smooth.ts'
import { axes } from '../kit/graphs/axes.ts'
import { readings, trace } from '../kit/graphs/curves.ts'
import { hills } from '../kit/graphs/hills.ts'
import { plotLabel } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'
import { block } from '../kit/mechanics/bodies.ts'
import { surface } from '../kit/mechanics/surfaces.ts'

export const figures: Figures = {
  'wep-0012': () => {
    const marks = [1, 2, 3, 4, 6, 7, 8].map((value) => [value, String(value)] as const)
    const graph = plot({ x: { to: 8, marks }, y: { from: -4, to: 6, step: 2, label: '*F* (N)' } })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      plotLabel(graph, 8, 0, '*x* (m)', { side: 'above-left' }),
      trace(graph, [
        [0, 4],
        [3, 4],
        [6, -2],
        [8, -2],
      ]),
      plotLabel(graph, 5, 0, '5', { side: 'below-left', size: 15 }),
    )
  },
  'wep-0022': () => {
    const graph = plot({
      x: { to: 10, step: 2, label: '*x* (m)' },
      y: { to: 36, step: 4, label: '*K* (J)' },
    })
    return figure(
      { height: 320 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 8],
        [4, 32],
        [8, 32],
        [10, 16],
      ]),
    )
  },
  'wep-0024': () => {
    const graph = plot({
      x: { to: 10, step: 2, label: '*x* (cm)' },
      y: { to: 20, step: 4, label: '*F* (N)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      readings(graph, 4, 8),
      readings(graph, 8, 16),
      trace(graph, [
        [0, 0],
        [10, 20],
      ]),
    )
  },
  'wep-0025': () => {
    const graph = plot({
      x: { to: 8, marks: [] },
      y: { from: -8, to: 8, step: 2, label: '*U* (J)' },
      box: { left: 72, top: 36, right: 448, bottom: 290 },
    })
    return figure(
      { height: 320 },
      axes(graph, { grid: true }),
      plotLabel(graph, 8, 0, '*x*', { side: 'above' }),
      hills(graph, [
        [0.3, 8],
        [2, -2],
        [4, 6],
        [6, -6],
        [7.7, 8],
      ]),
    )
  },
  'wep-0040': () => {
    const graph = plot({
      x: { to: 6, step: 1, label: '*t* (s)' },
      y: { to: 16, step: 4, label: '*P* (W)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [4, 12],
        [6, 12],
      ]),
    )
  },
  'wep-0051': () => {
    const [floor, radius] = [310, 80]
    const start = floor - 3 * radius
    const middle = floor - radius
    return figure(
      { height: 345 },
      line([
        [30, floor],
        [450, floor],
      ]),
      guide([30, start], [100, start]),
      dimension([48, floor], [48, start], '1.2 m'),
      path(`M100 ${start}C190 ${start} 190 ${floor} 330 ${floor}`, { colour: blue, width: 2.5 }),
      circle([330, middle], radius, { colour: blue, width: 2.5 }),
      block([112, start], [26, 20]),
      dot([330, middle]),
      guide([330, middle], [410, middle]),
      label([370, middle], '0.40 m', { side: 'above' }),
      dot([410, middle]),
      label([410, middle], 'P', { side: 'right' }),
    )
  },
  'wep-0079': () => {
    const graph = plot({
      x: { to: 0.8, step: 0.1, label: '*x* (m)' },
      y: { to: 80, step: 20, label: '*F* (N)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [0.2, 60],
        [0.8, 60],
      ]),
    )
  },
  'wep-0081': () => {
    const graph = plot({
      x: { to: 7, step: 1, label: '*t* (s)' },
      y: { to: 400, step: 40, label: '*W* (J)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [2, 200],
        [6, 320],
      ]),
    )
  },
  'wep-0082': () => {
    const graph = plot({
      x: { to: 9, step: 1, label: '*x* (m)' },
      y: { to: 10, step: 2, label: '*U* (J)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 8],
        [3, 2],
        [5, 2],
        [9, 10],
      ]),
    )
  },
  'wep-0083': () => {
    const graph = plot({
      x: { to: 8, step: 1, label: '*t* (s)' },
      y: { to: 24, step: 2, label: '*x* (m)' },
      box: { left: 72, top: 36, right: 448, bottom: 300 },
    })
    return figure(
      { height: 360 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [4, 12],
        [8, 16],
      ]),
      trace(
        graph,
        [
          [0, 12],
          [4, 12],
          [8, 22],
        ],
        { colour: red, dashed: true },
      ),
      plotLabel(graph, 2, 6, 'P', { side: 'below-right', colour: blue }),
      plotLabel(graph, 2, 12, 'Q', { side: 'above', colour: red }),
    )
  },
  'wep-0084': () =>
    figure(
      { height: 300 },
      surface([30, 250], [450, 250]),
      path('M110 50C170 60 170 220 220 220C270 220 270 122 330 122C380 122 400 200 440 232', {
        colour: blue,
        width: 2.5,
      }),
      dot([110, 50]),
      label([110, 50], 'P', { side: 'above' }),
      dot([330, 122]),
      label([330, 122], 'Q', { side: 'above' }),
      dimension([80, 250], [80, 50], { label: '5.0 m', side: 'left' }),
      guide([80, 50], [110, 50]),
      dimension([330, 250], [330, 130], { label: '3.2 m', side: 'right' }),
    ),
}
