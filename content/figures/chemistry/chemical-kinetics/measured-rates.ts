import { type Figures, figure } from '../../kit/basics/figure.ts'
import { red } from '../../kit/basics/palette.ts'
import type { Point } from '../../kit/basics/point.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { curve, readings, trace } from '../../kit/graphs/curves.ts'
import { crosses, plotLabel, plotPoint } from '../../kit/graphs/marks.ts'
import { plot } from '../../kit/graphs/plot.ts'

const named = (values: readonly number[], digits = 0): [number, string][] =>
  values.map((value) => [value, value.toFixed(digits)])

/** Points of a curve with a broken line to each axis. */
const read = (graph: Parameters<typeof readings>[0], values: readonly Point[]) =>
  values.map(([x, y]) => [readings(graph, x, y), plotPoint(graph, x, y)])

export const measuredRates: Figures = {
  'ckn-0002': () => {
    const graph = plot({
      x: { to: 26, marks: named([0, 10, 20]), label: '*t* (min)' },
      y: { to: 0.9, marks: named([0.32, 0.5, 0.8], 2), label: '[A] (mol L^{-1})' },
    })
    const fall: Point[] = [
      [0, 0.8],
      [5, 0.632],
      [10, 0.5],
      [15, 0.4],
      [20, 0.32],
      [25, 0.257],
    ]
    return figure(
      { height: 300 },
      axes(graph),
      trace(graph, fall, { soft: true }),
      read(graph, [
        [10, 0.5],
        [20, 0.32],
      ]),
    )
  },
  'ckn-0003': () => {
    const graph = plot({
      x: { to: 0.3, step: 0.1, label: '[A] (mol L^{-1})' },
      y: { to: 17, step: 2, label: 'initial rate (10^{-3} mol L^{-1} s^{-1})' },
      box: { left: 72, top: 36, right: 440, bottom: 270 },
    })
    return figure(
      { height: 330 },
      axes(graph, { grid: true }),
      curve(graph, (x) => 20 * x, { to: 0.24 }),
      crosses(graph, [
        [0.1, 2],
        [0.2, 4],
        [0.2, 16],
      ]),
      plotLabel(graph, 0.21, 16, '[B] = 0.20', { side: 'right' }),
      plotLabel(graph, 0.2, 4, '[B] = 0.10', { side: 'below-right', gap: 12 }),
    )
  },
  'ckn-0018': () => {
    const graph = plot({
      x: { to: 100, marks: named([0, 30, 60, 90]), label: '*t* (s)' },
      y: { to: 48, marks: named([20, 33, 41]), label: 'volume of hydrogen (mL)' },
    })
    const values: Point[] = [
      [30, 20],
      [60, 33],
      [90, 41],
    ]
    return figure(
      { height: 300 },
      axes(graph),
      trace(graph, [[0, 0], ...values, [98, 42.3]], { soft: true }),
      read(graph, values),
    )
  },
  'ckn-0024': () => {
    const graph = plot({
      x: { to: 2, step: 0.5, label: 'log [A]' },
      y: { to: 4, step: 0.5, label: 'log *r*' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (x) => 0.5 + 1.5 * x),
    )
  },
  'ckn-0030': () => {
    const graph = plot({
      x: { to: 150, step: 50, label: '*t* (s)' },
      y: { to: 0.8, step: 0.2, label: 'total pressure (atm)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (t) => 0.8 - 0.4 * 2 ** (-t / 100)),
      plotPoint(graph, 100, 0.6),
    )
  },
  'ckn-0038': () => {
    const graph = plot({ x: { to: 10, label: '1/*T*' }, y: { to: 10, label: 'ln *k*' } })
    return figure(
      { height: 280 },
      axes(graph),
      curve(graph, (x) => 9 - 0.8 * x, { from: 0.4, to: 9.4, label: 'X' }),
      curve(graph, (x) => 6.25 - 0.25 * x, {
        from: 0.4,
        to: 9.4,
        colour: red,
        dashed: true,
        label: 'Y',
      }),
    )
  },
  'ckn-0065': () => {
    const graph = plot({
      x: { to: 2000, step: 500, label: '*t* (s)' },
      y: { to: 1, step: 0.2, label: '[X] (mol L^{-1})' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (t) => 0.2 + 0.8 * Math.exp(-0.0025 * t)),
      trace(
        graph,
        [
          [0, 1],
          [500, 0],
        ],
        { colour: red, dashed: true },
      ),
    )
  },
}
