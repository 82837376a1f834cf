import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { tint } from '../kit/basics/palette.ts'
import type { Point } from '../kit/basics/point.ts'
import { textBox } from '../kit/diagrams/text-box.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { plot, wholeFigure } from '../kit/graphs/plot.ts'
import { analyses } from './principles-related-to-practical-chemistry/analyses.ts'

/** Volume of 0.1 M alkali that brings 25 mL of a 0.1 M weak acid (pKa 4.6) to a pH. */
function alkaliFor(pH: number): number {
  const hydrogen = 10 ** -pH
  const excess = hydrogen - 1e-14 / hydrogen
  const ionised = 10 ** -4.6 / (10 ** -4.6 + hydrogen)
  return (25 * (0.1 * ionised - excess)) / (0.1 + excess)
}

/** 25 mL of 1.20 M acid meet 1.00 M alkali of the same temperature. */
const warmed = (volume: number) => 25 + (57 * Math.min(volume, 30)) / (4.18 * (25 + volume))

export const figures: Figures = {
  ...analyses,
  'pra-0012': () => {
    const rows = [
      { y: 112, reagent: 'NaOH(aq)', ether: 'Ether layer', water: 'P' },
      { y: 204, reagent: 'NaHCO_3(aq)', ether: 'Ether layer', water: 'Q' },
      { y: 296, reagent: 'dilute HCl', ether: 'Ether solution S', water: 'R' },
    ]
    const size: Point = [172, 38]
    return figure(
      { height: 330 },
      textBox([104, 32], 'Mixture in ether', { size }).part,
      rows.map(({ y, reagent, ether, water }) => [
        arrow([104, y - 58], [104, y - 22]),
        label([114, y - 40], reagent, { side: 'right' }),
        textBox([104, y], ether, { size }).part,
        arrow([194, y], [320, y], { label: { label: 'water layer', size: 15 }, labelAt: 'middle' }),
        textBox([394, y], `Solution ${water}`, { fill: tint.blue, size: [138, 38] }).part,
      ]),
    )
  },
  'pra-0018': () => {
    const graph = plot({
      x: { to: 40, step: 5, label: 'Volume of NaOH (mL)' },
      y: { to: 14, step: 2, label: 'pH' },
      box: { ...wholeFigure, bottom: 270 },
    })
    const values = Array.from({ length: 240 }, (_, index) => 2.8 + index * 0.04)
      .map((pH): [number, number] => [alkaliFor(pH), pH])
      .filter(([volume]) => volume >= 0 && volume <= 40)
    return figure({ height: 330 }, axes(graph, { grid: true }), trace(graph, values))
  },
  'pra-0027': () => {
    const graph = plot({
      x: { to: 50, step: 10, label: 'Volume of NaOH (mL)' },
      y: { from: 24, to: 34, step: 2, label: '*T* (°C)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, warmed, { to: 30 }),
      curve(graph, warmed, { from: 30 }),
    )
  },
}
