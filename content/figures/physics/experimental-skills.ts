import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { red } from '../kit/basics/palette.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, readings, trace } from '../kit/graphs/curves.ts'
import { crosses, plotLabel, plotPoint } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'
import { screwGauge, vernier } from '../kit/mechanics/instruments.ts'

/** A ten-division vernier at `zero` millimetres, with an arrow at the mark that is in line. */
function callipers(top: number, zero: number, inLine: number, name: string) {
  const [left, length, divisions] = [40, 400, 16]
  const x = left + ((zero + inLine * 0.9) * length) / divisions
  return [
    vernier({
      at: [left, top],
      length,
      first: 0,
      divisions,
      perNumber: 10,
      zero,
      vernier: [10, 9],
      unit: 'cm',
    }),
    arrow([x, top + 142], [x, top + 74], { colour: red }),
    label([40, top - 4], name, { side: 'above-right', gap: 2 }),
  ]
}

const degrees = 180 / Math.PI

/** Deviation by a prism of 60° whose least deviation is 38°. */
function deviation(incidence: number): number {
  const index = Math.sin(49 / degrees) / Math.sin(30 / degrees)
  const inside = Math.asin(Math.sin(incidence / degrees) / index)
  const out = Math.asin(index * Math.sin(60 / degrees - inside))
  return incidence + out * degrees - 60
}

export const figures: Figures = {
  'exs-0008': () => {
    const graph = plot({
      x: {
        to: 0.8,
        marks: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((value): [number, string] => [
          value,
          value.toFixed(1),
        ]),
        label: 'ammeter (A)',
      },
      y: { to: 4, step: 1, label: 'voltmeter (V)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      crosses(
        graph,
        [
          [0.3, 1],
          [0.7, 3],
        ],
        red,
      ),
    )
  },
  'exs-0011': () =>
    figure({ height: 356 }, callipers(34, 0.4, 4, 'closed'), callipers(208, 3.7, 7, 'with bead')),
  'exs-0012': () =>
    figure({ height: 220 }, screwGauge([110, 110], { sleeve: 3, reading: 42, divisions: 100 })),
  'exs-0014': () => {
    const graph = plot({
      x: { to: 400, step: 100, label: '*t* (s)' },
      y: { to: 64, step: 8, label: '*A*^2 (cm^2)' },
      box: { left: 72, top: 40, right: 448, bottom: 280 },
    })
    return figure(
      { height: 340 },
      axes(graph, { grid: true }),
      curve(graph, (t) => 64 * 2 ** (-t / 100)),
    )
  },
  'exs-0018': () => {
    const graph = plot({
      x: { to: 30, step: 10, label: '*W* (N)' },
      y: { to: 2.4, step: 0.4, label: '*R* (mm)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 1.2],
        [30, 2],
      ]),
    )
  },
  'exs-0031': () => {
    const graph = plot({
      x: { from: 30, to: 80, step: 10, label: '*i* (°)' },
      y: { from: 30, to: 50, step: 5, label: '*δ* (°)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, deviation, { from: 32, to: 76 }),
      plotPoint(graph, 49, 38, { label: '(49°, 38°)', side: 'below' }),
    )
  },
  'exs-0033': () => {
    const graph = plot({
      x: { from: 0.6, to: 0.84, step: 0.04, label: '*V* (V)' },
      y: { to: 24, step: 4, label: '*I* (mA)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      readings(graph, 0.72, 4),
      readings(graph, 0.8, 20),
      trace(
        graph,
        [
          [0.6, 0],
          [0.65, 0.2],
          [0.68, 0.8],
          [0.7, 1.8],
          [0.72, 4],
        ],
        { soft: true },
      ),
      trace(graph, [
        [0.72, 4],
        [0.81, 22],
      ]),
      plotPoint(graph, 0.72, 4),
      plotPoint(graph, 0.8, 20),
      plotLabel(graph, 0.72, 4, 'P', { side: 'above-left' }),
      plotLabel(graph, 0.8, 20, 'Q', { side: 'above-left' }),
    )
  },
}
