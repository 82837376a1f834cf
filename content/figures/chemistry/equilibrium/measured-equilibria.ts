import { type Figures, figure } from '../../kit/basics/figure.ts'
import type { Point } from '../../kit/basics/point.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { curve, trace } from '../../kit/graphs/curves.ts'
import { crosses, plotPoint } from '../../kit/graphs/marks.ts'
import { plot } from '../../kit/graphs/plot.ts'

/** Volume of 0.1 M alkali that brings 30 mL of a 0.1 M weak acid (pKa 4.8) to a pH. */
function alkaliFor(pH: number): number {
  const hydrogen = 10 ** -pH
  const excess = hydrogen - 1e-14 / hydrogen
  const ionised = 10 ** -4.8 / (10 ** -4.8 + hydrogen)
  return (30 * (0.1 * ionised - excess)) / (0.1 + excess)
}

/** Volume of 0.050 M acid that brings 25 mL of alkali with 0.040 M hydroxide ions to a pH. */
function acidFor(pH: number): number {
  const excess = 1e-14 / 10 ** -pH - 10 ** -pH
  return (25 * (0.04 - excess)) / (0.05 + excess)
}

const titration = (volumeFor: (pH: number) => number) =>
  Array.from({ length: 270 }, (_, index) => 1.8 + index * 0.04)
    .map((pH): Point => [volumeFor(pH), pH])
    .filter(([volume]) => volume >= 0 && volume <= 40)

const titrationBox = { left: 72, top: 36, right: 440, bottom: 280 }

export const measuredEquilibria: Figures = {
  'equ-0015': () => {
    const graph = plot({
      x: { to: 1, step: 0.1, label: '[X] (mol L^{-1})' },
      y: { to: 0.7, step: 0.1, label: '[Y] (mol L^{-1})' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      crosses(graph, [
        [0.1, 0.2],
        [0.4, 0.4],
        [0.9, 0.6],
      ]),
    )
  },
  'equ-0031': () => {
    const graph = plot({
      x: {
        from: 1.5,
        to: 2.6,
        marks: [
          [1.667, '1.67'],
          [2, '2.00'],
          [2.5, '2.50'],
        ],
        label: '1/*T* (10^{−3} K^{−1})',
      },
      y: { from: -2, to: 1.2, step: 0.5, label: 'log *K*_p' },
      box: { left: 72, top: 36, right: 440, bottom: 270 },
    })
    const values: Point[] = [
      [1.667, 0.81],
      [2, -0.22],
      [2.5, -1.7],
    ]
    return figure(
      { height: 330 },
      axes({ ...graph, origin: [1.5, -2] }, { grid: true }),
      curve(graph, (x) => 5.83 - 3.014 * x, { from: 1.58, to: 2.56 }),
      crosses(graph, values),
    )
  },
  'equ-0047': () => {
    const graph = plot({
      x: { to: 40, step: 5, label: 'volume of NaOH (mL)' },
      y: { to: 13, step: 1, label: 'pH' },
      box: titrationBox,
    })
    return figure(
      { height: 340 },
      axes(graph, { grid: true }),
      trace(graph, titration(alkaliFor)),
      plotPoint(graph, 0, 2.9, { label: '2.90', side: 'right' }),
      plotPoint(graph, 15, 4.8, { label: '4.80', side: 'below' }),
      plotPoint(graph, 20, 5.1, { label: '5.10', side: 'above' }),
      plotPoint(graph, 30, 8.75, { label: '8.75', side: 'right' }),
    )
  },
  'equ-0056': () => {
    const graph = plot({
      x: { to: 40, step: 5, label: 'volume of HCl (mL)' },
      y: { to: 14, step: 2, label: 'pH' },
      box: titrationBox,
    })
    return figure(
      { height: 340 },
      axes(graph, { grid: true }),
      trace(graph, [...titration(acidFor), [0, 12.6]]),
    )
  },
}
