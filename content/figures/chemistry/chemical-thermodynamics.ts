import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { green, red, tickSize } from '../kit/basics/palette.ts'
import { line } from '../kit/basics/shapes.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { plotLabel, plotPoint, process } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'
import { energyAndWork } from './chemical-thermodynamics/energy-and-work.ts'

export const figures: Figures = {
  ...energyAndWork,
  'thc-0015': () => {
    const graph = plot({
      x: { to: 5, step: 1, label: '*V* (L)' },
      y: { to: 5, step: 1, label: '*p* (bar)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      process(graph, [
        [1, 4],
        [1, 1],
        [4, 1],
      ]),
      process(
        graph,
        [
          [1, 4],
          [4, 4],
          [4, 1],
        ],
        red,
      ),
      plotPoint(graph, 1, 4, { label: 'A', side: 'above-left' }),
      plotPoint(graph, 1, 1, { label: 'B', side: 'below-left' }),
      plotPoint(graph, 4, 1, { label: 'C', side: 'below-right' }),
      plotPoint(graph, 4, 4, { label: 'D', side: 'above-right' }),
    )
  },
  'thc-0024': () => {
    const level = (y: number, text: string, value: string) => [
      line([
        [150, y],
        [400, y],
      ]),
      label([275, y], text, { side: 'above', gap: 5 }),
      label([140, y], value, { anchor: 'end' }),
    ]
    return figure(
      { height: 320 },
      arrow([60, 300], [60, 30]),
      label([74, 24], '*H* (kJ)', { anchor: 'start' }),
      level(80, '2 S(s) + 3 O_2(g)', '0'),
      level(222, '2 SO_2(g) + O_2(g)', '−594'),
      level(270, '2 SO_3(g)', '−792'),
    )
  },
  'thc-0034': () => {
    const graph = plot({
      x: {
        to: 100,
        marks: [20, 40, 60, 80, 100].map((value) => [value, String(value)]),
        label: 'heat supplied (kJ)',
      },
      y: { from: 200, to: 450, step: 50, label: '*T* (K)' },
      box: { left: 72, top: 36, right: 448, bottom: 250 },
    })
    return figure(
      { height: 310 },
      axes(graph, { grid: true }),
      plotLabel(graph, 0, 200, '0', { side: 'below', size: tickSize }),
      trace(graph, [
        [0, 250],
        [20, 350],
        [80, 350],
        [92, 430],
      ]),
    )
  },
  'thc-0041': () => {
    const graph = plot({
      x: { to: 10, label: '*T*' },
      y: { from: -10, to: 10, marks: [[0, '0']], label: 'Δ*G*' },
      box: { left: 72, top: 36, right: 420, bottom: 280 },
    })
    const straight = (start: number, slope: number) => (t: number) => start + slope * t
    return figure(
      { height: 310 },
      axes(graph),
      curve(graph, straight(4, 0.5), { label: 'P' }),
      curve(graph, straight(-4, -0.5), { label: { label: 'Q', colour: red }, colour: red }),
      curve(graph, straight(-5, 1), { label: { label: 'R', colour: green }, colour: green, dashed: true }),
      curve(graph, straight(5, -1), { label: 'S', dashed: true }),
    )
  },
  'thc-0074': () => {
    const graph = plot({
      x: { to: 25, step: 5, label: '*V* (L)' },
      y: { to: 3, step: 1, label: '*p* (bar)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      process(graph, [
        [10, 2],
        [20, 2],
        [20, 1],
      ]),
      plotPoint(graph, 10, 2, 'A'),
      plotPoint(graph, 20, 2, 'B'),
      plotPoint(graph, 20, 1, { label: 'C', side: 'left' }),
    )
  },
  'thc-0076': () => {
    const graph = plot({
      x: { from: 200, to: 500, step: 50, label: '*T* (K)' },
      y: { to: 80, step: 20, label: 'Δ*G*° (kJ mol^{-1})' },
      box: { left: 72, top: 36, right: 430, bottom: 270 },
    })
    return figure(
      { height: 320 },
      axes(graph, { grid: true }),
      curve(graph, (t) => 60 - 0.2 * (t - 200)),
    )
  },
  'thc-0096': () => {
    const graph = plot({
      x: { to: 20, step: 5, label: 'time (min)' },
      y: { from: 300, to: 380, step: 10, label: 'temperature (K)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 310],
        [5, 350],
        [15, 350],
        [19, 375],
      ]),
    )
  },
}
