import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { dimension, guide } from '../kit/basics/measure.ts'
import { green, grey, red } from '../kit/basics/palette.ts'
import { axes } from '../kit/graphs/axes.ts'
import { area, curve, readings, trace } from '../kit/graphs/curves.ts'
import { hills } from '../kit/graphs/hills.ts'
import { bars, crosses, plotLabel, plotPoint, process } from '../kit/graphs/marks.ts'
import { panelBoxes, plot, wholeFigure } from '../kit/graphs/plot.ts'

export const figures: Figures = {
  'velocity-time': () => {
    const graph = plot({
      x: { to: 10, step: 2, label: '*t* (s)' },
      y: { to: 25, step: 5, label: '*v* (m s^{-1})' },
    })
    const motion = [
      [0, 5],
      [4, 20],
      [8, 20],
      [10, 0],
    ] as const
    return figure(
      { height: 300 },
      area(graph, [[0, 0], ...motion]),
      axes(graph, { grid: true }),
      trace(graph, motion),
      readings(graph, 4, 20),
    )
  },
  'four-panels': () => {
    const shapes = [(x: number) => x, (x: number) => x * x, (x: number) => Math.sqrt(x), (x: number) => 1 - x]
    return figure(
      { height: 320 },
      panelBoxes(2, 2, [480, 320]).map((box, index) => {
        const small = plot({ x: { to: 1, label: '*t*' }, y: { to: 1, label: '*x*' }, box })
        const name = ['P', 'Q', 'R', 'S'][index] ?? ''
        const names = label([box.right + 6, box.top - 14], name, { bold: true })
        return [axes(small), curve(small, shapes[index] ?? Math.abs), names]
      }),
    )
  },
  'wave-graph': () => {
    const graph = plot({
      x: { to: 8, step: 2, label: '*t* (s)' },
      y: { from: -4, to: 4, step: 2, label: '*y* (cm)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (t) => 3 * Math.sin((Math.PI * t) / 4)),
      curve(graph, (t) => 2 * Math.cos((Math.PI * t) / 4), { colour: red, dashed: true }),
      plotLabel(graph, 2, 3, 'P', { side: 'above' }),
      plotLabel(graph, 4, -2, 'Q', { side: 'below', colour: red }),
    )
  },
  'pressure-volume': () => {
    const graph = plot({
      x: {
        to: 5,
        marks: [
          [1, '*V*_0'],
          [4, '4*V*_0'],
        ],
        label: '*V*',
      },
      y: {
        to: 5,
        marks: [
          [1, '*p*_0'],
          [4, '4*p*_0'],
        ],
        label: '*p*',
      },
    })
    return figure(
      { height: 300 },
      axes(graph),
      process(graph, [
        [1, 4],
        [1, 1],
        [4, 1],
      ]),
      curve(graph, (v) => 4 / v, { from: 1, to: 4, colour: red, dashed: true }),
      plotPoint(graph, 1, 4, 'A'),
      plotPoint(graph, 1, 1, { label: 'B', side: 'below-left' }),
      plotPoint(graph, 4, 1, 'C'),
    )
  },
  'energy-profile': () => {
    const graph = plot({
      x: { to: 10, label: 'Reaction coordinate' },
      y: { to: 100, step: 20, label: '*E* (kJ mol^{-1})' },
    })
    const height = (level: number) => graph.at(0, level)[1]
    return figure(
      { height: 300 },
      axes(graph),
      hills(graph, [
        [0.3, 40],
        [2, 40],
        [4.4, 90],
        [7.4, 20],
        [9.6, 20],
      ]),
      guide(graph.at(2, 40), graph.at(9.6, 40)),
      guide(graph.at(4.4, 90), graph.at(9.6, 90)),
      dimension([graph.at(8.5, 0)[0], height(40)], [graph.at(8.5, 0)[0], height(90)], '*x*'),
    )
  },
  'population-bars': () => {
    const graph = plot({
      x: { to: 4, names: ['1', '2', '3', '4'], label: 'Year' },
      y: { to: 200, step: 50, label: 'Number of birds' },
    })
    return figure({ height: 300 }, axes(graph, { grid: true }), bars(graph, [40, 90, 160, 150]))
  },
  'measured-points': () => {
    const graph = plot({
      x: { from: 0, to: 0.5, step: 0.1, label: '1/*T* (10^{-3} K^{-1})' },
      y: { from: -6, to: 0, step: 2, label: 'ln *k*' },
      box: { ...wholeFigure, top: 70, bottom: 274 },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      crosses(graph, [
        [0.1, -1.1],
        [0.2, -2.1],
        [0.3, -3.2],
        [0.4, -4.2],
      ]),
      trace(
        graph,
        [
          [0.05, -0.6],
          [0.45, -4.7],
        ],
        { colour: green },
      ),
    )
  },
  growth: () => {
    const graph = plot({ x: { to: 10, label: 'Time' }, y: { to: 10, marks: [[8, '*K*']], label: '*N*' } })
    return figure(
      { height: 280 },
      axes(graph),
      curve(graph, () => 8, { colour: grey, width: 1.5, dashed: true }),
      curve(graph, (t) => 0.5 * Math.exp(0.55 * t), { label: 'a', labelAt: 5.2 }),
      curve(graph, (t) => 8 / (1 + 15 * Math.exp(-0.9 * t)), {
        colour: red,
        dashed: true,
        label: { label: 'b', side: 'below-right' },
        labelAt: 5,
      }),
    )
  },
}
