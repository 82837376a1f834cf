import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { guide } from '../kit/basics/measure.ts'
import { red } from '../kit/basics/palette.ts'
import type { Point } from '../kit/basics/point.ts'
import { dividingCell } from '../kit/biology/chromosomes.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve } from '../kit/graphs/curves.ts'
import { hills } from '../kit/graphs/hills.ts'
import { plotLabel } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'
import { cellParts } from './cell-structure-and-function/cell-parts.ts'
import { cellStages } from './cell-structure-and-function/dividing-cells.ts'

const profile = (top: number): Point[] => [
  [0.3, 60],
  [2, 60],
  [4.6, top],
  [7.6, 20],
  [9.6, 20],
]

export const figures: Figures = {
  ...cellStages,
  ...cellParts,
  /** Simple diffusion beside transport by a limited number of carriers. */
  'cel-0031': () => {
    const entry = plot({
      x: { to: 10, label: 'concentration difference' },
      y: { to: 10, label: 'rate of entry' },
    })
    return figure(
      { height: 290 },
      curve(entry, (x) => 0.9 * x, { colour: red, dashed: true }),
      curve(entry, (x) => 6 * (1 - Math.exp(-0.75 * x))),
      axes(entry),
      plotLabel(entry, 9.4, 8.5, 'X', { side: 'above-left', colour: red }),
      plotLabel(entry, 9.4, 6, 'Y', { side: 'below' }),
    )
  },

  'cel-0084': () => {
    const energy = plot({
      x: { to: 10, label: 'course of the reaction' },
      y: { to: 180, step: 20, label: 'energy (kJ mol^{-1})' },
    })
    return figure(
      { height: 300 },
      axes(energy, { grid: true }),
      hills(energy, profile(160)),
      hills(energy, profile(100), { colour: red, dashed: true }),
      plotLabel(energy, 0.3, 60, 'substrate', { side: 'below-right', halo: 'white' }),
      plotLabel(energy, 9.8, 20, 'product', { side: 'above-left', halo: 'white' }),
      plotLabel(energy, 5.6, 140, 'no enzyme', { side: 'right' }),
      plotLabel(energy, 4.6, 78, 'with\nenzyme', { colour: red }),
    )
  },

  /** Half of the maximum rate of 100 is reached at 4 mM. */
  'cel-0085': () => {
    const rate = plot({
      x: { to: 20, step: 4, label: 'substrate (mM)' },
      y: { to: 110, marks: [25, 50, 75, 100].map((value) => [value, String(value)]), label: 'rate (units)' },
    })
    return figure(
      { height: 300 },
      axes(rate, { grid: true }),
      guide(rate.at(0, 100), rate.at(20, 100)),
      curve(rate, (x) => (100 * x) / (4 + x)),
    )
  },

  'cel-0093': () =>
    figure(
      { height: 320 },
      dividingCell([130, 85], 'anaphase'),
      dividingCell([360, 85], 'prophase'),
      dividingCell([130, 240], 'telophase'),
      dividingCell([360, 240], 'metaphase'),
      label([28, 30], 'P', { bold: true }),
      label([258, 30], 'Q', { bold: true }),
      label([28, 190], 'R', { bold: true }),
      label([258, 190], 'S', { bold: true }),
    ),
}
