import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { grey, tint } from '../kit/basics/palette.ts'
import type { Point } from '../kit/basics/point.ts'
import { rectangle } from '../kit/basics/shapes.ts'
import { axes } from '../kit/graphs/axes.ts'
import { trace } from '../kit/graphs/curves.ts'
import { plotPoint } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'
import { placesAndTrends } from './classification-of-elements-and-periodicity/places-and-trends.ts'

const cell: Point = [22, 30]

/** The middle of a place in the periodic table. */
const place = (group: number, period: number): Point => [
  48 + (group - 0.5) * cell[0],
  44 + (period - 0.5) * cell[1],
]

const firstEmpty = [0, 2, 3, 3]
const lastEmpty = [0, 17, 12, 12]
const isEmpty = (group: number, period: number) =>
  group >= (firstEmpty[period] ?? 99) && group <= (lastEmpty[period] ?? 0)

const count = (to: number) => Array.from({ length: to }, (_, index) => index + 1)

const emptyTable = count(6).flatMap((period) =>
  count(18)
    .filter((group) => !isEmpty(group, period))
    .map((group) => rectangle(place(group, period), cell, { colour: grey, width: 1 })),
)

const marked = (name: string, group: number, period: number) => [
  rectangle(place(group, period), cell, { fill: tint.yellow }),
  label(place(group, period), name, { halo: 'none', bold: true }),
]

const headings = [
  [1, 2, 13, 14, 15, 16, 17, 18].map((group) => label([place(group, 1)[0], 26], `${group}`, { size: 15 })),
  count(6).map((period) => label([30, place(1, period)[1]], `${period}`, { size: 15 })),
]

export const figures: Figures = {
  ...placesAndTrends,
  'per-0016': () =>
    figure(
      { height: 240 },
      emptyTable,
      headings,
      marked('P', 17, 2),
      marked('Q', 1, 5),
      marked('R', 1, 2),
      marked('S', 16, 5),
    ),
  'per-0021': () => {
    const values = [520, 899, 801, 1086, 1402, 1314, 1681, 2080]
    const names = ['', 'P', 'Q', '', 'R', 'S', '', '']
    const graph = plot({
      x: { to: 9, label: 'atomic number' },
      y: { to: 2250, step: 500, label: 'first ionisation enthalpy (kJ mol^{-1})' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(
        graph,
        values.map((value, index): Point => [index + 1, value]),
      ),
      values.map((value, index) =>
        plotPoint(graph, index + 1, value, {
          label: names[index] ?? '',
          side: value === 801 || value === 1314 ? 'below' : 'above',
          gap: 8,
        }),
      ),
    )
  },
}
