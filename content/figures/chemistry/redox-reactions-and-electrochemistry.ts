import { type Figures, figure } from '../kit/basics/figure.ts'
import { green, red, tickSize } from '../kit/basics/palette.ts'
import { electrode, saltBridge } from '../kit/chemistry/electrochemistry.ts'
import { beaker } from '../kit/chemistry/vessels.ts'
import { wire } from '../kit/circuits/component.ts'
import { battery, polarity, voltmeter } from '../kit/circuits/sources.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve } from '../kit/graphs/curves.ts'
import { plotLabel } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'
import { cells } from './redox-reactions-and-electrochemistry/cells.ts'

export const figures: Figures = {
  ...cells,
  'ele-0023': () =>
    figure(
      { height: 330 },
      beaker([130, 280], [130, 130], { level: 90, label: '1 M Ni(NO_3)_2' }),
      beaker([350, 280], [130, 130], { level: 90, label: '1 M AgNO_3' }),
      saltBridge([170, 240], [310, 240], 90, 'KNO_3'),
      electrode([105, 120], 140, { label: 'Ni' }),
      electrode([375, 120], 140, { label: { label: 'Ag', side: 'right', gap: 26 } }),
      wire([105, 120], [105, 50], [375, 50], [375, 120]),
      voltmeter([105, 50], [375, 50]),
    ),
  'ele-0031': () => {
    const graph = plot({
      x: {
        to: 4,
        marks: [1, 2, 3, 4].map((value) => [value, String(value)]),
        label: 'log([Zn^{2+}]/[Cu^{2+}])',
      },
      y: { from: 0.8, to: 1.3, step: 0.1, label: '*E* (V)' },
      box: { left: 72, top: 36, right: 420, bottom: 260 },
    })
    const from = (slope: number) => (x: number) => 1.1 + slope * x
    return figure(
      { height: 320 },
      axes(graph, { grid: true }),
      plotLabel(graph, 0, 0.8, '0', { side: 'below', size: tickSize }),
      curve(graph, from(0.0295), { label: 'P' }),
      curve(graph, from(0), { label: { label: 'S', colour: green }, colour: green }),
      curve(graph, from(-0.0295), { label: { label: 'Q', colour: red }, colour: red, dashed: true }),
      curve(graph, from(-0.059), { label: 'R', dashed: true }),
    )
  },
  'ele-0040': () => {
    const graph = plot({
      x: { to: 0.25, step: 0.05, label: '√*c* ((mol L^{-1})^{1/2})' },
      y: { to: 180, step: 20, label: '*Λ*_m (S cm^2 mol^{-1})' },
      box: { left: 72, top: 36, right: 448, bottom: 280 },
    })
    return figure(
      { height: 340 },
      axes(graph, { grid: true }),
      curve(graph, (x) => 160 - 200 * x),
      curve(graph, (x) => 6 / (x + 0.04), { from: 0.015, colour: red, dashed: true }),
      plotLabel(graph, 0.23, 114, 'P', { side: 'above' }),
      plotLabel(graph, 0.23, 22, 'Q', { side: 'above', colour: red }),
    )
  },
  'ele-0053': () =>
    figure(
      { height: 345 },
      beaker([130, 270], [150, 120], { level: 85, label: 'Pt electrodes in\ndilute H_2SO_4' }),
      beaker([350, 270], [150, 120], { level: 85, label: 'Cu electrodes in\nCuSO_4 solution' }),
      electrode([90, 130], 120, { label: 'P' }),
      electrode([170, 130], 120, { label: { label: 'Q', side: 'left' } }),
      electrode([310, 130], 120, { label: { label: 'R', side: 'right', gap: 24 } }),
      electrode([390, 130], 120, { label: { label: 'S', side: 'right', gap: 24 } }),
      wire([170, 130], [170, 95], [310, 95], [310, 130]),
      wire([90, 130], [90, 50]),
      wire([390, 50], [390, 130]),
      battery([390, 50], [90, 50]),
      polarity([390, 50], [90, 50]),
    ),
  'ele-0107': () =>
    figure(
      { height: 345 },
      beaker([130, 290], [130, 130], { level: 90, label: '1 M ZnSO_4' }),
      beaker([350, 290], [130, 130], { level: 90, label: '1 M CuSO_4' }),
      saltBridge([170, 250], [310, 250], 80),
      electrode([105, 130], 140, { label: 'Zn' }),
      electrode([375, 130], 140, { label: { label: 'Cu', side: 'right', gap: 26 } }),
      wire([105, 130], [105, 60]),
      wire([375, 60], [375, 130]),
      battery([105, 60], [375, 60], { label: '1.50 V', side: 'below' }),
      polarity([105, 60], [375, 60]),
    ),
}
