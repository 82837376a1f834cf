import { arrow, curvedArrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { paper, red } from '../kit/basics/palette.ts'
import type { Point } from '../kit/basics/point.ts'
import { dot, line } from '../kit/basics/shapes.ts'
import { path } from '../kit/basics/smooth.ts'
import { fieldInto } from '../kit/fields/uniform.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { panelBoxes, plot } from '../kit/graphs/plot.ts'
import { movingRods } from './electromagnetic-induction-and-alternating-currents/moving-rods.ts'

/** Currents in a loop that crosses a field, as fractions of the panel. */
const currents: Point[][] = [
  [
    [0, 0],
    [0.1, 0],
    [0.1, 0.7],
    [0.35, 0.7],
    [0.35, 0],
    [0.6, 0],
    [0.6, 0.7],
    [0.85, 0.7],
    [0.85, 0],
  ],
  [
    [0, 0],
    [0.1, 0],
    [0.1, 0.7],
    [0.85, 0.7],
    [0.85, 0],
  ],
  [
    [0, 0],
    [0.1, 0],
    [0.1, 0.7],
    [0.35, 0.7],
    [0.35, 0],
    [0.6, 0],
    [0.6, -0.7],
    [0.85, -0.7],
    [0.85, 0],
  ],
  [
    [0, 0],
    [0.1, 0],
    [0.35, 0.7],
    [0.6, 0.7],
    [0.85, 0],
  ],
]

export const figures: Figures = {
  ...movingRods,
  'emi-0011': () => {
    const graph = plot({ x: { to: 6, step: 1, label: '*t* (s)' }, y: { to: 6, step: 2, label: '*ϕ* (mWb)' } })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [2, 6],
        [5, 6],
        [6, 0],
      ]),
    )
  },
  'emi-0013': () =>
    figure(
      { height: 270 },
      fieldInto({ from: [30, 30], to: [450, 240], spacing: 70 }),
      path('M250 105C170 30 50 40 50 135C50 230 170 240 250 165', { width: 3 }),
      path('M318 170C360 215 425 190 425 135C425 80 360 55 318 100', { width: 3 }),
      path('M250 165C280 137 290 128 318 100', { width: 3 }),
      path('M268 119L300 153', { width: 11, colour: paper }),
      path('M250 105C280 133 290 142 318 170', { width: 3 }),
      label([140, 135], '40 cm^2'),
      label([372, 135], '10 cm^2'),
    ),
  'emi-0019': () => {
    const corners: Point[] = [
      [130, 240],
      [130, 80],
      [250, 80],
    ]
    return figure(
      { height: 290 },
      fieldInto({ from: [40, 40], to: [440, 260], spacing: 80 }),
      line(corners, { width: 3 }),
      dot([130, 240]),
      dot([250, 80]),
      label([130, 240], 'X', { side: 'below', gap: 8 }),
      label([250, 80], 'Y', { side: 'right', gap: 8 }),
      label([130, 165], '0.40 m', { side: 'left', gap: 8 }),
      label([185, 80], '0.30 m', { side: 'above', gap: 8 }),
      arrow([220, 165], [310, 165], { label: '*v*', width: 3 }),
    )
  },
  'emi-0023': () =>
    figure(
      { height: 340 },
      panelBoxes(2, 2, [480, 340]).map((box, index) => {
        const graph = plot({
          x: { to: 1, label: '*t*' },
          y: { from: index === 2 ? -1 : 0, to: 1, label: '*I*' },
          box,
        })
        return [
          axes(graph),
          trace(graph, currents[index] ?? []),
          label([box.right + 6, box.top - 14], ['P', 'Q', 'R', 'S'][index] ?? '', { bold: true }),
        ]
      }),
    ),
  'emi-0027': () => {
    const graph = plot({
      x: { to: 50, step: 10, label: '*t* (ms)' },
      y: { to: 5, step: 1, label: '*V* (V)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 4],
        [20, 4],
        [40, 0],
      ]),
    )
  },
  'emi-0036': () => {
    const graph = plot({
      x: {
        to: 8,
        marks: [
          [2, '2'],
          [8, '8'],
        ],
        label: '*t* (ms)',
      },
      y: { from: -4, to: 6, step: 2, label: '*i* (A)' },
    })
    return figure(
      { height: 270 },
      axes(graph, { grid: true }),
      [4, 6].map((time) => label(graph.at(time, 0), `${time}`, { side: 'above' })),
      trace(graph, [
        [0, 4],
        [2, 4],
        [2, 0],
        [4, 0],
        [4, -2],
        [6, -2],
        [6, 0],
        [8, 0],
      ]),
    )
  },
  'emi-0041': () => {
    const graph = plot({
      x: { to: 175, step: 50, label: '*f* (Hz)' },
      y: { to: 125, step: 25, label: '*X* (Ω)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (f) => f / 2, { to: 150, label: { label: '*X*_L', side: 'above' } }),
      curve(graph, (f) => 5000 / f, {
        from: 41,
        to: 150,
        colour: red,
        dashed: true,
        label: { label: '*X*_C', side: 'below' },
      }),
    )
  },
  'emi-0045': () => {
    const foot: Point = [160, 130]
    return figure(
      { height: 330 },
      arrow(foot, [320, 130], { width: 3, label: '40 V (resistor)', labelAt: 'middle' }),
      arrow(foot, [160, 50], { width: 3, label: { label: '20 V (inductor)', side: 'right' } }),
      arrow(foot, [160, 305], { width: 3, label: { label: '50 V (capacitor)', side: 'right' } }),
      curvedArrow([380, 230], [410, 150], -22),
      label([380, 230], 'turning', { side: 'below' }),
    )
  },
  'emi-0049': () => {
    const graph = plot({
      x: { to: 2, marks: [[1, '*ω*_0']], label: '*ω*' },
      y: { to: 0.5, step: 0.1, label: '*i*_m (A)' },
    })
    const resonance = (resistance: number) => (w: number) => 0.4 / Math.hypot(resistance, 4 * (w - 1 / w))
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, resonance(1), {
        from: 0.2,
        to: 1.9,
        label: { label: '1', side: 'above-right' },
        labelAt: 1.04,
      }),
      curve(graph, resonance(2), {
        from: 0.2,
        to: 1.9,
        colour: red,
        dashed: true,
        label: { label: '2', side: 'below' },
        labelAt: 1,
      }),
    )
  },
  'emi-0103': () => {
    const graph = plot({
      x: { to: 0.5, step: 0.1, label: '*t* (s)' },
      y: { to: 8, step: 2, label: '*I* (A)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [0.2, 6],
        [0.3, 6],
        [0.4, 0],
      ]),
    )
  },
}
