import { type Figures, figure } from '../kit/basics/figure.ts'
import { guide } from '../kit/basics/measure.ts'
import { green, red } from '../kit/basics/palette.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { plotLabel, plotPoint } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'
import { measuredEquilibria } from './equilibrium/measured-equilibria.ts'

/** From one level to another; at the end of the graph the rest is too small to see. */
const relax = (from: number, to: number, start: number, pace: number) => (t: number) =>
  to + (from - to) * Math.exp(-pace * Math.max(0, t - start))

export const figures: Figures = {
  ...measuredEquilibria,
  'equ-0020': () => {
    const graph = plot({
      x: { to: 10, label: 'time' },
      y: { to: 1.4, step: 0.2, label: 'concentration (mol L^{-1})' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, relax(1, 0.4, 0, 0.9)),
      curve(graph, relax(0, 1.2, 0, 0.9), { colour: red, dashed: true }),
      plotLabel(graph, 9, 0.4, 'X', { side: 'above' }),
      plotLabel(graph, 9, 1.2, 'Y', { side: 'above', colour: red }),
    )
  },
  'equ-0025': () => {
    const graph = plot({
      x: { to: 10, marks: [[4, '*t*_1']], label: 'time' },
      y: { to: 3.2, label: 'concentration' },
    })
    const steady = (level: number, colour?: string, dashed = false) =>
      curve(graph, () => level, { to: 4, ...(colour ? { colour } : {}), dashed })
    return figure(
      { height: 300 },
      axes(graph),
      guide(graph.at(4, 0), graph.at(4, 3)),
      steady(2),
      curve(graph, relax(2, 2.4, 4, 1), { from: 4 }),
      steady(1.3, red, true),
      curve(graph, relax(2.3, 1.7, 4, 1), { from: 4, colour: red, dashed: true }),
      trace(
        graph,
        [
          [4, 1.3],
          [4, 2.3],
        ],
        { colour: red, dashed: true },
      ),
      steady(0.7, green),
      curve(graph, relax(0.7, 0.5, 4, 1), { from: 4, colour: green }),
      plotLabel(graph, 2, 2, 'NH_3', { side: 'above' }),
      plotLabel(graph, 2, 1.3, 'H_2', { side: 'above', colour: red }),
      plotLabel(graph, 2, 0.7, 'N_2', { side: 'above', colour: green }),
    )
  },
  'equ-0087': () => {
    const graph = plot({
      x: { to: 30, step: 10, label: '*V* of NaOH (mL)' },
      y: {
        to: 14,
        marks: [
          [4.7, '4.7'],
          [8.7, '8.7'],
        ],
        label: 'pH',
      },
    })
    const buffer = (volume: number) => 4.7 + Math.log10(volume / (20 - volume))
    const beyond = (volume: number) => 12.7 + Math.log10((volume - 20) / (20 + volume))
    return figure(
      { height: 300 },
      axes(graph),
      curve(graph, buffer, { from: 1, to: 19.9 }),
      trace(graph, [
        [19.9, buffer(19.9)],
        [20, 8.7],
        [20.1, beyond(20.1)],
      ]),
      curve(graph, beyond, { from: 20.1, to: 28 }),
      guide(graph.at(0, 4.7), graph.at(10, 4.7)),
      guide(graph.at(10, 0), graph.at(10, 4.7)),
      guide(graph.at(0, 8.7), graph.at(20, 8.7)),
      guide(graph.at(20, 0), graph.at(20, 8.7)),
      plotPoint(graph, 20, 8.7, { label: 'E', side: 'right' }),
    )
  },
  'equ-0089': () => {
    const graph = plot({
      x: {
        to: 10,
        marks: [
          [2.5, '*t*_1'],
          [7, '*t*_2'],
        ],
        label: 'time',
      },
      y: { to: 3, label: 'rate' },
    })
    return figure(
      { height: 300 },
      axes(graph),
      guide(graph.at(2.5, 0), graph.at(2.5, 2.8)),
      guide(graph.at(7, 0), graph.at(7, 2.8)),
      trace(graph, [
        [0, 1],
        [2.5, 1],
        [2.5, 2.1],
      ]),
      curve(graph, relax(2.1, 1.5, 2.5, 1.3), { from: 2.5, to: 7 }),
      curve(graph, relax(1, 1.5, 2.5, 1.3), { from: 2.5, to: 7, colour: red, dashed: true }),
      trace(graph, [
        [7, 1.5],
        [7, 2.4],
        [9.6, 2.4],
      ]),
      plotLabel(graph, 3.1, 2.05, 'forward', { side: 'right' }),
      plotLabel(graph, 3.3, 1.05, 'backward', { side: 'right', colour: red }),
      plotLabel(graph, 1.2, 1, 'equal', { side: 'above' }),
      plotLabel(graph, 8.4, 2.4, 'equal', { side: 'above' }),
    )
  },
  'equ-0110': () => {
    const graph = plot({
      x: { to: 4, step: 1, label: '1/*T* (10^{-3} K^{-1})' },
      y: { from: -4, to: 8, step: 2, label: 'ln *K*' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (x) => 4 * x - 6, {
        from: 1,
        to: 3,
        label: { label: 'X', side: 'below-right' },
        labelAt: 2.7,
      }),
      curve(graph, (x) => 7 - 2 * x, {
        from: 1,
        to: 3,
        colour: red,
        dashed: true,
        label: { label: 'Y', colour: red, side: 'above' },
        labelAt: 1.25,
      }),
    )
  },
}
