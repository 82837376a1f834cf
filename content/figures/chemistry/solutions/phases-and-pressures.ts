import { arrow } from '../../kit/basics/arrow.ts'
import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { red, tint } from '../../kit/basics/palette.ts'
import type { Point } from '../../kit/basics/point.ts'
import { line, rectangle } from '../../kit/basics/shapes.ts'
import { beaker } from '../../kit/chemistry/vessels.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { curve, readings, trace } from '../../kit/graphs/curves.ts'
import { crosses, plotLabel, plotPoint } from '../../kit/graphs/marks.ts'
import { plot } from '../../kit/graphs/plot.ts'

const named = (values: readonly number[]): [number, string][] => values.map((value) => [value, String(value)])

const solubility: Point[] = [
  [273, 14],
  [283, 21.5],
  [293, 32],
  [303, 46],
  [313, 64],
  [323, 86],
  [333, 110],
  [338, 123],
]

export const phasesAndPressures: Figures = {
  'sol-0004': () => {
    const graph = plot({
      x: { to: 1, step: 0.25, label: 'mole fraction of Y in the liquid' },
      y: { to: 90, step: 10, label: 'total vapour pressure (kPa)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (y) => 80 - 40 * y),
    )
  },
  'sol-0020': () => {
    const graph = plot({
      x: { from: 282, to: 312, marks: named([288, 298, 308]), label: '*T* (K)' },
      y: { from: 20, to: 46, marks: named([30, 36, 43]), label: '*K*_H (kbar)' },
    })
    const values: Point[] = [
      [288, 30],
      [298, 36],
      [308, 43],
    ]
    return figure({ height: 300 }, axes(graph, { grid: true }), crosses(graph, values))
  },
  'sol-0023': () => {
    const graph = plot({
      x: { from: 273, to: 343, marks: named([273, 293, 313, 333]), label: '*T* (K)' },
      y: { to: 130, marks: named([0, 32, 110]), label: 'KNO_3 in 100 g of water (g)' },
      box: { left: 72, top: 36, right: 440, bottom: 260 },
    })
    return figure(
      { height: 320 },
      axes({ ...graph, origin: [273, 0] }),
      trace(graph, solubility, { soft: true }),
      readings(graph, 293, 32),
      readings(graph, 333, 110),
    )
  },
  'sol-0028': () => {
    const graph = plot({
      x: { to: 1, step: 0.25, label: 'mole fraction of Q' },
      y: { from: 30, to: 76, marks: named([50, 70]), label: 'vapour pressure (kPa)' },
    })
    const values: Point[] = [
      [0, 70],
      [0.25, 59],
      [0.5, 52],
      [0.75, 49],
      [1, 50],
    ]
    return figure(
      { height: 300 },
      axes(graph),
      trace(graph, values, { soft: true }),
      plotPoint(graph, 0.5, 52, { label: '52 kPa', side: 'above-right' }),
      plotPoint(graph, 1, 50),
    )
  },
  'sol-0034': () => {
    const graph = plot({
      x: { to: 1, step: 0.25, label: 'mole fraction of Y' },
      y: { from: 330, to: 375, marks: named([340, 350, 360, 370]), label: 'boiling point (K)' },
    })
    const values: Point[] = [
      [0, 350],
      [0.12, 344.6],
      [0.35, 340],
      [0.58, 344.6],
      [0.8, 355],
      [1, 370],
    ]
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, values, { soft: true }),
      plotPoint(graph, 0.35, 340, { label: 'M', side: 'above' }),
    )
  },
  'sol-0041': () =>
    figure(
      { height: 320 },
      rectangle([160, 215], [160, 110], { fill: tint.blue, colour: 'none' }),
      rectangle([320, 215], [160, 110], { fill: tint.yellow, colour: 'none' }),
      line([
        [80, 90],
        [80, 270],
        [400, 270],
        [400, 90],
      ]),
      line([
        [240, 90],
        [240, 160],
      ]),
      line(
        [
          [240, 160],
          [240, 270],
        ],
        { dashed: true, width: 4 },
      ),
      rectangle([320, 152], [156, 16], { fill: tint.grey }),
      arrow([320, 70], [320, 142], { colour: red }),
      label([320, 64], 'pressure', { side: 'above', colour: red }),
      label([160, 215], 'pure water', { halo: 'none' }),
      label([320, 215], '0.30 M NaCl', { halo: 'none' }),
      label([240, 274], 'membrane', { side: 'below' }),
    ),
  'sol-0045': () => {
    const graph = plot({
      x: { to: 10, label: '*t*' },
      y: {
        from: -1.2,
        to: 1.6,
        marks: [
          [-0.446, '−0.446'],
          [0, '0'],
        ],
        label: '*T* (°C)',
      },
      box: { left: 80, top: 36, right: 430, bottom: 260 },
    })
    return figure(
      { height: 290 },
      axes({ ...graph, origin: [0, -1.2] }, { grid: true }),
      trace(graph, [
        [0, 1.4],
        [3, 0],
        [9.4, 0],
      ]),
      trace(
        graph,
        [
          [0, 0.9],
          [2.9, -0.446],
          [9.4, -0.8],
        ],
        { colour: red, dashed: true },
      ),
      plotLabel(graph, 9.4, 0, 'P', { side: 'right' }),
      plotLabel(graph, 9.4, -0.8, 'Q', { side: 'right', colour: red }),
    )
  },
  'sol-0062': () =>
    figure(
      { height: 280 },
      rectangle([240, 132], [440, 220], {}),
      beaker([130, 170], [130, 110], { level: 74, label: '6.00 g urea in\n100 g water' }),
      beaker([350, 170], [130, 110], { level: 74, label: '36.0 g glucose in\n100 g water' }),
      label([130, 46], '1', { bold: true }),
      label([350, 46], '2', { bold: true }),
      label([240, 262], 'closed box'),
    ),
}
