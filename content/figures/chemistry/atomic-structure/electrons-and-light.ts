import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { orbitalBoxes } from '../../kit/chemistry/orbital-boxes.ts'
import { energyLevels } from '../../kit/fields/energy-levels.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { curve, readings } from '../../kit/graphs/curves.ts'
import { plotLabel, plotPoint } from '../../kit/graphs/marks.ts'
import { plot } from '../../kit/graphs/plot.ts'

/** The radial part of 4d of hydrogen, with the distance in units of the Bohr radius. */
const radial4d = (r: number) => r ** 2 * (1 - r / 12) * Math.exp(-r / 4)

export const electronsAndLight: Figures = {
  'ato-0001': () => {
    const graph = plot({
      x: {
        to: 3.6,
        marks: [
          [0, '0'],
          [1, '1'],
          [2.3, '2.3'],
          [3.3, '3.3'],
        ],
        label: 'photon energy (eV)',
      },
      y: { to: 1.2, step: 0.5, label: 'maximum kinetic energy (eV)' },
    })
    return figure(
      { height: 300 },
      axes(graph),
      readings(graph, 3.3, 1),
      curve(graph, (x) => x - 2.3, { from: 2.3, to: 3.3 }),
    )
  },
  'ato-0008': () => {
    const graph = plot({ x: { to: 36 }, y: { from: -2.6, to: 4.8, label: '*R*' } })
    return figure(
      { height: 280 },
      axes(graph),
      curve(graph, radial4d),
      plotLabel(graph, 36, 0, '*r*', { side: 'above' }),
    )
  },
  'ato-0026': () => {
    const graph = plot({
      x: {
        to: 0.125,
        marks: [
          [0, '0'],
          [0.025, '0.025'],
          [0.05, '0.050'],
          [0.075, '0.075'],
          [0.1, '0.100'],
        ],
        label: '1/√*V* (V^{−1/2})',
      },
      y: {
        to: 150,
        marks: [
          [61.5, '61.5'],
          [123, '123'],
        ],
        label: '*λ* (pm)',
      },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (x) => 1230 * x, { to: 0.12 }),
      plotPoint(graph, 0.1, 123),
    )
  },
  'ato-0041': () =>
    figure(
      { height: 210 },
      label([60, 50], '1', { bold: true }),
      orbitalBoxes([120, 50], 'ud', '4*s*'),
      orbitalBoxes([290, 50], 'u u u u -', '3*d*'),
      label([60, 144], '2', { bold: true }),
      orbitalBoxes([120, 144], 'u', '4*s*'),
      orbitalBoxes([290, 144], 'u u u u u', '3*d*'),
    ),
  'ato-0049': () =>
    figure(
      { height: 320 },
      energyLevels(
        [5, 4, 3, 2, 1].map((n, index) => ({ y: 40 + index * 62, left: `*n* = ${n}` })),
        [
          { from: 3, to: 4, label: 'P' },
          { from: 2, to: 3, label: 'Q' },
          { from: 1, to: 2, label: 'R' },
          { from: 0, to: 3, label: 'S' },
        ],
        { from: 110, to: 430 },
      ),
    ),
}
