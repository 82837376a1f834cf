import { arrow } from '../../kit/basics/arrow.ts'
import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { red } from '../../kit/basics/palette.ts'
import type { Point } from '../../kit/basics/point.ts'
import { enthalpyLevel, enthalpyStep } from '../../kit/chemistry/enthalpy-cycle.ts'
import { orbitalBoxes } from '../../kit/chemistry/orbital-boxes.ts'
import { energyLevels } from '../../kit/fields/energy-levels.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { trace } from '../../kit/graphs/curves.ts'
import { plotLabel, plotPoint } from '../../kit/graphs/marks.ts'
import { type Plot, plot } from '../../kit/graphs/plot.ts'

const metals = ['Sc', 'Ti', 'V', 'Cr', 'Mn', 'Fe', 'Co', 'Ni', 'Cu', 'Zn']
const inARow = (values: readonly number[]) => values.map((value, index): Point => [index + 1, value])

/** Values of a row of elements, joined. */
const row = (graph: Plot, values: readonly number[], look: { colour?: string; dashed?: boolean } = {}) => [
  trace(graph, inARow(values), look),
  inARow(values).map(([x, y]) => plotPoint(graph, x, y)),
]

export const energiesAndElectrons: Figures = {
  'dfb-0012': () => {
    const graph = plot({
      x: { from: 0.4, to: 10.4, marks: metals.map((metal, index) => [index + 1, metal]) },
      y: { to: 600, step: 100, label: 'enthalpy of atomisation (kJ mol^{-1})' },
    })
    return figure(
      { height: 280 },
      axes(graph, { grid: true }),
      row(graph, [326, 473, 515, 397, 281, 416, 425, 430, 339, 126]),
    )
  },
  'dfb-0014': () => {
    const graph = plot({
      x: { from: 0.4, to: 10.4, label: 'place in the row' },
      y: { from: 400, to: 1600, step: 200, label: 'first ionisation enthalpy (kJ mol^{-1})' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      row(graph, [496, 737, 577, 786, 1012, 999, 1251, 1521]),
      row(graph, [631, 656, 650, 653, 717, 762, 758, 736, 745, 906], { colour: red, dashed: true }),
      plotLabel(graph, 8, 1521, 'P', { side: 'right', gap: 10 }),
      plotLabel(graph, 10, 906, 'Q', { side: 'above', colour: red }),
    )
  },
  'dfb-0015': () =>
    figure(
      { height: 350 },
      enthalpyLevel(330, [30, 450], 'Cu(s)'),
      enthalpyLevel(268, [30, 250], 'Cu(g)'),
      enthalpyLevel(196, [30, 250], 'Cu^+(g) + e^−'),
      enthalpyLevel(50, [30, 450], 'Cu^{2+}(g) + 2e^−'),
      enthalpyLevel(226, [276, 450], 'Cu^{2+}(aq) + 2e^−'),
      enthalpyStep(60, 330, 268, '339'),
      enthalpyStep(60, 268, 196, '745'),
      enthalpyStep(60, 196, 50, '1958'),
      enthalpyStep(300, 50, 226, '−2121'),
      enthalpyStep(300, 330, 226, '*x*'),
    ),
  'dfb-0020': () =>
    figure(
      { height: 320 },
      arrow([50, 310], [50, 26]),
      label([64, 22], '*E*° (V)', { anchor: 'start' }),
      energyLevels(
        [
          { y: 56, left: '+1.97', right: 'Co^{3+}/Co^{2+}' },
          { y: 96, left: '+1.57', right: 'Mn^{3+}/Mn^{2+}' },
          { y: 130, left: '+1.23', right: 'O_2, H^+/H_2O' },
          { y: 176, left: '+0.77', right: 'Fe^{3+}/Fe^{2+}' },
          { y: 294, left: '−0.41', right: 'Cr^{3+}/Cr^{2+}' },
        ],
        [],
        { from: 130, to: 330 },
      ),
    ),
  'dfb-0024': () => figure({ height: 160 }, orbitalBoxes([240, 68], 'ud ud u u u', '3*d*')),
}
