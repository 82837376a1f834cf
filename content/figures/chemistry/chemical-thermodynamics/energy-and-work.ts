import { arrow } from '../../kit/basics/arrow.ts'
import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { dimension } from '../../kit/basics/measure.ts'
import { ink, paper, red, tint } from '../../kit/basics/palette.ts'
import { circle, line, rectangle } from '../../kit/basics/shapes.ts'
import { enthalpyLevel, enthalpyStep } from '../../kit/chemistry/enthalpy-cycle.ts'
import { energyLevels } from '../../kit/fields/energy-levels.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { curve, readings, trace } from '../../kit/graphs/curves.ts'
import { plotLabel, plotPoint } from '../../kit/graphs/marks.ts'
import { plot } from '../../kit/graphs/plot.ts'

/** Per mole of mixture at 298 K, when the standard values differ by 5.7 kJ. */
const mixture = (y: number) => 5.7 * y + 2.48 * (y * Math.log(y) + (1 - y) * Math.log(1 - y))

export const energyAndWork: Figures = {
  'thc-0001': () =>
    figure(
      { height: 230 },
      rectangle([120, 90], [120, 88], { fill: tint.blue, colour: 'none' }),
      line([
        [440, 45],
        [60, 45],
        [60, 135],
        [440, 135],
      ]),
      rectangle([187, 90], [14, 88], { fill: tint.grey }),
      rectangle([367, 90], [14, 88], { dashed: true }),
      label([120, 90], 'gas', { halo: 'none' }),
      arrow([352, 100], [202, 100]),
      label([277, 74], '*p*_{ext} = 2.0 bar'),
      dimension([180, 160], [60, 160], { label: '2.0 L', side: 'below' }),
      dimension([360, 196], [60, 196], { label: '5.0 L', side: 'below' }),
    ),
  'thc-0004': () =>
    figure(
      { height: 290 },
      arrow([50, 280], [50, 26]),
      label([64, 22], 'Δ_f*H*° (kJ mol^{-1})', { anchor: 'start' }),
      energyLevels(
        [
          { y: 70, left: '+227', right: 'C_2H_2(g)' },
          { y: 218, left: '+49', right: 'C_6H_6(l)' },
          { y: 260, left: '0', right: 'elements' },
        ],
        [],
        { from: 130, to: 350 },
      ),
    ),
  'thc-0006': () => {
    const graph = plot({
      x: { to: 8, step: 1, label: '*t* (min)' },
      y: {
        from: 24.5,
        to: 27.2,
        marks: [
          [25, '25.00'],
          [26.89, '26.89'],
        ],
        label: '*T* (°C)',
      },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 25],
        [2, 25],
      ]),
      trace(
        graph,
        [
          [2, 25],
          [2.6, 26],
          [3.3, 26.6],
          [4, 26.82],
          [5, 26.89],
          [7.6, 26.89],
        ],
        { soft: true },
      ),
      plotPoint(graph, 2, 25, { label: 'ignition', side: 'below-right' }),
    )
  },
  'thc-0009': () => {
    const graph = plot({
      x: { to: 600, step: 100, label: '*T* (K)' },
      y: {
        to: 140,
        marks: [
          [44, '44'],
          [124, '124'],
        ],
        label: 'Δ_r*G* (kJ mol^{-1})',
      },
    })
    return figure(
      { height: 300 },
      axes(graph),
      curve(graph, (t) => 124 - 0.16 * t, { to: 500 }),
      readings(graph, 500, 44),
      plotPoint(graph, 500, 44),
    )
  },
  'thc-0010': () => {
    const graph = plot({
      x: {
        to: 1,
        marks: [
          [0, '0'],
          [1, '1'],
        ],
        label: 'mole fraction of Y',
      },
      y: { from: -1.6, to: 6.2, label: '*G*' },
      box: { left: 72, top: 36, right: 360, bottom: 280 },
    })
    return figure(
      { height: 345 },
      axes({ ...graph, origin: [0, -1.6] }),
      curve(graph, mixture, { from: 0.0005, to: 0.9995 }),
      line([graph.at(0, 0), graph.at(1.06, 0)], { dashed: true, width: 1.5 }),
      plotPoint(graph, 0.091, mixture(0.091), { label: 'M', side: 'below' }),
      plotLabel(graph, 0, 0, 'X', { side: 'left', gap: 10 }),
      plotLabel(graph, 1, 5.7, 'Y', { side: 'above' }),
      dimension(graph.at(1.06, 0), graph.at(1.06, 5.7), { label: '5.7 kJ\nmol^{-1}', side: 'right' }),
    )
  },
  'thc-0025': () =>
    figure(
      { height: 360 },
      enthalpyLevel(340, [30, 460], 'LiF(s)'),
      enthalpyLevel(268, [30, 268], 'Li(s) + ½ F_2(g)'),
      enthalpyLevel(212, [30, 268], 'Li(g) + ½ F_2(g)'),
      enthalpyLevel(126, [30, 268], 'Li^+(g) + e^− + ½ F_2(g)'),
      enthalpyLevel(48, [30, 460], 'Li^+(g) + e^− + F(g)'),
      enthalpyLevel(150, [292, 460], 'Li^+(g) + F^−(g)'),
      enthalpyStep(140, 268, 340, '−617'),
      enthalpyStep(60, 268, 212, '159'),
      enthalpyStep(60, 212, 126, '520'),
      enthalpyStep(60, 126, 48, ''),
      enthalpyStep(320, 48, 150, '−328'),
      enthalpyStep(320, 340, 150, '*x*'),
    ),
  'thc-0031': () => {
    const graph = plot({
      x: { to: 900, step: 100, label: '*t* (s)' },
      y: {
        to: 4,
        marks: [
          [1.5, '1.50'],
          [3.5, '3.50'],
        ],
        label: 'rise in temperature (K)',
      },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [100, 0],
        [400, 1.5],
        [600, 1.5],
        [640, 2.8],
        [700, 3.5],
        [880, 3.5],
      ]),
      plotLabel(graph, 110, 1.8, 'heater on', { anchor: 'start' }),
      plotPoint(graph, 600, 1.5, { label: 'fuel ignited', side: 'below' }),
    )
  },
  'thc-0040': () =>
    figure(
      { height: 200 },
      rectangle([240, 100], [120, 18], { fill: tint.blue }),
      circle([130, 100], 68, { fill: tint.blue }),
      circle([350, 100], 68, { fill: paper }),
      rectangle([240, 100], [26, 26], { fill: tint.grey }),
      line([
        [240, 87],
        [240, 62],
      ]),
      label([240, 56], 'tap', { side: 'above' }),
      label([130, 100], '1 mol\nideal gas\n*V*', { halo: 'none' }),
      label([350, 100], 'vacuum\n*V*', { halo: 'none' }),
    ),
  'thc-0044': () => {
    const graph = plot({
      x: {
        from: 1000,
        to: 1600,
        marks: [[1400, '*T*_1']],
        label: '*T*',
      },
      y: {
        from: 50,
        to: 480,
        marks: [
          [210, '−490'],
          [335, '−365'],
        ],
        label: 'Δ*G*° (kJ)',
      },
      box: { left: 72, top: 36, right: 440, bottom: 250 },
    })
    return figure(
      { height: 310 },
      axes(graph),
      curve(graph, (t) => 335 + 0.4 * (t - 1400), { to: 1580 }),
      curve(graph, (t) => 210 - 0.175 * (t - 1400), { to: 1580, colour: red, dashed: true }),
      readings(graph, 1400, 335, ink),
      readings(graph, 1400, 210, ink),
      plotLabel(graph, 1390, 425, '2 Zn(g) + O_2(g) → 2 ZnO(s)', { anchor: 'end', size: 16 }),
      plotLabel(graph, 1390, 130, '2 C(s) + O_2(g) → 2 CO(g)', { anchor: 'end', size: 16, colour: red }),
    )
  },
}
