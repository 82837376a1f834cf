import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { tickSize, tint } from '../../kit/basics/palette.ts'
import type { Point } from '../../kit/basics/point.ts'
import { rectangle } from '../../kit/basics/shapes.ts'
import { table } from '../../kit/diagrams/table.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { trace } from '../../kit/graphs/curves.ts'
import { bars, plotLabel, plotPoint } from '../../kit/graphs/marks.ts'
import { plot } from '../../kit/graphs/plot.ts'

const cell: Point = [35, 40]

/** Cells of a block of the periodic table, by its upper left corner. */
const block = ([x, y]: Point, columns: number, rows: number, named: Record<string, string> = {}) =>
  Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const middle: Point = [x + (column + 0.5) * cell[0], y + (row + 0.5) * cell[1]]
    const name = named[`${column} ${row}`]
    return [
      rectangle(middle, cell, { width: 1.5, ...(name ? { fill: tint.yellow } : {}) }),
      name ? label(middle, name, { halo: 'none' }) : '',
    ]
  })

export const placesAndTrends: Figures = {
  'per-0005': () => {
    const graph = plot({
      x: { to: 4, names: ['first', 'second', 'third', 'fourth'] },
      y: { to: 12000, step: 2000, label: 'ionisation enthalpy (kJ mol^{−1})' },
    })
    const values = [738, 1451, 7733, 10540]
    return figure(
      { height: 290 },
      axes(graph, { grid: true }),
      bars(graph, values),
      values.map((value, index) => plotLabel(graph, index + 0.5, value, String(value), { side: 'above' })),
    )
  },
  'per-0009': () =>
    figure(
      { height: 200 },
      table({
        at: [28, 20],
        cell: [47, 40],
        columns: ['1', '2', '13', '14', '15', '16', '17', '18'],
        rows: ['1', '2', '3'],
        cells: [
          ['', '', '', '', '', '', '', ''],
          ['', '', '', '', '', 'Y', '', ''],
          ['', '', 'X', '', '', '', '', ''],
        ],
      }),
    ),
  'per-0014': () =>
    figure(
      { height: 160 },
      label([82, 60], 'period 4', { side: 'left', size: tickSize, gap: 0 }),
      label([82, 100], 'period 5', { side: 'left', size: tickSize, gap: 0 }),
      block([92, 40], 2, 2),
      rectangle([204, 80], [84, 80], { dashed: true, width: 1.5 }),
      label([204, 80], 'd-block', { size: tickSize }),
      block([246, 40], 6, 2, { '5 0': 'Kr', '1 1': 'X' }),
    ),
  'per-0019': () => {
    const graph = plot({
      x: {
        from: 10.5,
        to: 18.4,
        marks: [11, 12, 13, 14, 15, 16, 17, 18].map((value) => [value, String(value)]),
        label: 'atomic number',
      },
      y: { from: 80, to: 200, step: 20, label: 'listed radius (pm)' },
    })
    const values: Point[] = [
      [11, 186],
      [12, 160],
      [13, 143],
      [14, 117],
      [15, 110],
      [16, 104],
      [17, 99],
      [18, 190],
    ]
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, values),
      values.map(([x, y]) => plotPoint(graph, x, y)),
    )
  },
}
