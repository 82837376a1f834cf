import { arrow } from '../../kit/basics/arrow.ts'
import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { dimension, guide } from '../../kit/basics/measure.ts'
import { blue, green, red, tickSize, tint } from '../../kit/basics/palette.ts'
import type { Point } from '../../kit/basics/point.ts'
import { line, rectangle } from '../../kit/basics/shapes.ts'
import { neuron } from '../../kit/biology/neuron.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { curve, trace } from '../../kit/graphs/curves.ts'
import { plot } from '../../kit/graphs/plot.ts'
import { bump } from './bump.ts'

export const muscleAndNerve: Figures = {
  'hum-0090': () => {
    const x = (nm: number) => 240 + (nm - 1200) / 6
    const rows = [140, 172, 204]
    return figure(
      { height: 330 },
      [-1, 1].map((side) =>
        [124, 156, 188, 220].map((y) =>
          line([[x(1200 + side * 1200), y] as const, [x(1200 + side * 200), y] as const], { colour: red }),
        ),
      ),
      rows.map((y) => line([[x(400), y] as const, [x(2000), y] as const], { colour: blue, width: 6 })),
      [0, 2400].map((nm) => line([[x(nm), 108] as const, [x(nm), 236] as const], { width: 4 })),
      guide([x(0), 108], [x(0), 40]),
      guide([x(2400), 108], [x(2400), 40]),
      dimension([x(0), 50], [x(2400), 50], '2400 nm'),
      guide([x(0), 236], [x(0), 276]),
      guide([x(1000), 222], [x(1000), 276]),
      dimension([x(0), 266], [x(1000), 266], '1000 nm'),
      guide([x(400), 140], [x(400), 86]),
      guide([x(2000), 140], [x(2000), 86]),
      dimension([x(400), 96], [x(2000), 96], '1600 nm'),
      label([x(1500), 266], 'thin filament', { side: 'right', colour: red }),
      label([x(1500), 296], 'thick filament', { side: 'right', colour: blue }),
      label([x(0), 300], 'Z line'),
    )
  },

  'hum-0107': () => {
    const fibre = plot({
      x: { to: 100, label: 'time' },
      y: { to: 1.25, label: 'strength of the signal' },
      box: { left: 50, top: 44, right: 440, bottom: 260 },
    })
    const hump = (start: number, peak: number) => (t: number) => {
      const u = (t - start) / (peak - start)
      return u <= 0 ? 0 : (u * Math.exp(1 - u)) ** 2
    }
    return figure(
      { height: 300 },
      curve(fibre, hump(18, 50), { to: 98 }),
      curve(fibre, hump(9, 24), { colour: red, dashed: true }),
      curve(fibre, (t) => bump(t, 7, 3), { to: 20, colour: green, width: 4 }),
      axes(fibre),
      label(fibre.at(56, 1.08), 'P', { colour: blue, bold: true }),
      label(fibre.at(7, 1.08), 'Q', { colour: green, bold: true }),
      label(fibre.at(24, 1.08), 'R', { colour: red, bold: true }),
    )
  },

  'hum-0112': () => {
    const axon = plot({
      x: { to: 6, label: 'time' },
      y: {
        from: -95,
        to: 60,
        marks: [
          [-70, '−70'],
          [0, '0'],
          [40, '+40'],
        ],
        label: 'inside (mV)',
      },
      box: { left: 76, top: 40, right: 440, bottom: 270 },
    })
    const impulse: Point[] = [
      [0, -70],
      [1.6, -70],
      [1.9, -62],
      [2.1, -20],
      [2.25, 25],
      [2.4, 40],
      [2.6, 25],
      [2.85, -25],
      [3.1, -70],
      [3.35, -82],
      [3.8, -76],
      [4.3, -71],
      [6, -70],
    ]
    return figure(
      { height: 300 },
      line([axon.at(0, -70), axon.at(6, -70)], { colour: tint.grey, width: 1.5 }),
      axes(axon),
      trace(axon, impulse, { soft: true }),
      label(axon.at(0.9, -70), 'S', { side: 'above', bold: true }),
      label(axon.at(2.06, -15), 'P', { side: 'left', bold: true }),
      label(axon.at(2.82, -10), 'Q', { side: 'right', bold: true }),
      label(axon.at(5.2, -70), 'R', { side: 'above', bold: true }),
    )
  },

  'hum-0115': () => {
    const cell = plot({
      x: {
        to: 10,
        marks: [
          [1.5, '1'],
          [4.5, '2'],
          [7.5, '3'],
        ],
        label: 'time',
      },
      y: { from: -2, to: 3, label: 'potential' },
      box: { left: 60, top: 40, right: 440, bottom: 240 },
    })
    const level = (t: number) => 2.4 * bump(t, 2, 0.5) - 1.3 * bump(t, 5, 0.5) + 1 * bump(t, 8, 0.5)
    return figure(
      { height: 310 },
      line([cell.at(0, 0), cell.at(10, 0)], { dashed: true, width: 1.5 }),
      arrow(cell.at(0, -2), cell.at(10.3, -2)),
      arrow(cell.at(0, -2), cell.at(0, 3.3)),
      label([74, 28], 'potential of the third neuron', { anchor: 'start' }),
      label([460, 290], 'time', { anchor: 'end' }),
      [
        [2, '1: P alone'],
        [5, '2: Q alone'],
        [8, '3: P and Q'],
      ].map(([at, text]) => label(cell.at(Number(at), -2), String(text), { side: 'below', gap: 8 })),
      label(cell.at(9.6, 0), 'rest', { side: 'above', size: tickSize }),
      curve(cell, level),
    )
  },

  'hum-0116': () =>
    figure(
      { height: 260 },
      rectangle([240, 130], [400, 96], { fill: tint.yellow }),
      [100, 128, 156].map((x) => [
        label([x, 94], '+', { halo: 'none' }),
        label([x, 68], '−'),
        label([x, 166], '+', { halo: 'none' }),
        label([x, 192], '−'),
      ]),
      [324, 352, 380].map((x) => [
        label([x, 94], '−', { halo: 'none' }),
        label([x, 68], '+'),
        label([x, 166], '−', { halo: 'none' }),
        label([x, 192], '+'),
      ]),
      label([128, 238], 'site A', { bold: true }),
      label([352, 238], 'site B', { bold: true }),
      arrow([180, 112], [300, 112]),
      label([240, 112], 'P', { side: 'above', gap: 2, halo: 'none', bold: true }),
      arrow([300, 150], [180, 150]),
      label([240, 150], 'Q', { side: 'below', gap: 2, halo: 'none', bold: true }),
      arrow([180, 60], [300, 60]),
      label([240, 60], 'R', { side: 'above', gap: 3, bold: true }),
      arrow([300, 200], [180, 200]),
      label([240, 200], 'S', { side: 'below', gap: 3, bold: true }),
    ),

  'hum-0120': () => {
    const cell = neuron([240, 120])
    return figure(
      { height: 230 },
      cell,
      pointer(cell.at.knob, [436, 60], 'P'),
      pointer(cell.at.cellBody, [120, 205], 'Q'),
      pointer(cell.at.axon, [360, 200], 'R'),
      pointer(cell.at.dendrite, [100, 30], 'S'),
    )
  },
}
