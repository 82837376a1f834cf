import { type Figures, figure } from '../kit/basics/figure.ts'
import { red } from '../kit/basics/palette.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { hills } from '../kit/graphs/hills.ts'
import { plotLabel, plotPoint } from '../kit/graphs/marks.ts'
import { plot, wholeFigure } from '../kit/graphs/plot.ts'
import { measuredRates } from './chemical-kinetics/measured-rates.ts'

/** Passes 0.50 mol/L at 30 s with a slope of 0.010 mol/L/s. */
const product = (t: number) => 0.8153 * (1 - Math.exp(-0.03167 * t))

export const figures: Figures = {
  ...measuredRates,
  'ckn-0011': () => {
    const graph = plot({
      x: { to: 60, step: 10, label: '*t* (s)' },
      y: { to: 0.8, step: 0.1, label: '[P] (mol L^{-1})' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, product),
      trace(
        graph,
        [
          [2, 0.22],
          [58, 0.78],
        ],
        { colour: red, dashed: true },
      ),
      plotPoint(graph, 30, 0.5),
    )
  },
  'ckn-0028': () => {
    const graph = plot({
      x: { to: 80, step: 20, label: '*t* (min)' },
      y: { from: -1.2, to: 0, step: 0.3, label: 'log [A]' },
      box: { ...wholeFigure, top: 70, bottom: 274 },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (t) => -0.3 - 0.01 * t),
    )
  },
  'ckn-0037': () => {
    const graph = plot({
      x: { from: 3, to: 3.5, step: 0.1, label: '1/*T* (10^{-3} K^{-1})' },
      y: { to: 6, step: 1, label: 'ln *k*' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (x) => 5 - 6 * (x - 3)),
    )
  },
  'ckn-0043': () => {
    const graph = plot({
      x: { to: 10, label: 'Reaction coordinate' },
      y: { to: 160, step: 20, label: '*E* (kJ mol^{-1})' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      hills(graph, [
        [0.3, 40],
        [1.4, 40],
        [3, 140],
        [4.4, 80],
        [5.8, 120],
        [7.4, 20],
        [9.8, 20],
      ]),
      plotLabel(graph, 0.3, 40, 'Reactants', { side: 'below', anchor: 'start' }),
      plotLabel(graph, 9.8, 20, 'Products', { side: 'above', anchor: 'end' }),
    )
  },
  'ckn-0078': () => {
    const graph = plot({
      x: { to: 10, label: '[A]_0' },
      y: { to: 10, label: '*t*_{1/2}' },
    })
    return figure(
      { height: 280 },
      axes(graph),
      curve(graph, (c) => c, { from: 0, to: 8.6 }),
      curve(graph, () => 5, { from: 0, to: 8.6 }),
      curve(graph, (c) => 8 / c, { from: 0.9, to: 8.6 }),
      plotLabel(graph, 8.7, 8.6, 'P', { side: 'right' }),
      plotLabel(graph, 8.7, 5, 'Q', { side: 'right' }),
      plotLabel(graph, 8.7, 8 / 8.6, 'R', { side: 'right' }),
    )
  },
  'ckn-0088': () => {
    const graph = plot({
      x: { to: 24, step: 4, label: '*t* (min)' },
      y: { to: 0.7, step: 0.1, label: '[R] (mol L^{-1})' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (t) => 0.6 - 0.02 * t, { to: 20 }),
    )
  },
  'ckn-0089': () => {
    const graph = plot({
      x: { to: 0.6, step: 0.1, label: '[A] (M)' },
      y: { to: 5, step: 1, label: 'Initial rate (10^{-2} mol L^{-1} s^{-1})' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (a) => 8 * a, { to: 0.5 }),
      curve(graph, (a) => 2 * a, { to: 0.5, colour: red, dashed: true }),
      plotLabel(graph, 0.35, 3.4, '[B] = 0.20 M', { side: 'left' }),
      plotLabel(graph, 0.4, 1.15, '[B] = 0.10 M', { side: 'above', colour: red }),
    )
  },
}
