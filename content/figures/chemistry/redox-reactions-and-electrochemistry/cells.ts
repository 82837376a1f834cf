import { arrow } from '../../kit/basics/arrow.ts'
import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { grey, ink, paper, red, tickSize, tint } from '../../kit/basics/palette.ts'
import { plus } from '../../kit/basics/point.ts'
import { line, rectangle } from '../../kit/basics/shapes.ts'
import { path } from '../../kit/basics/smooth.ts'
import { electrode, saltBridge } from '../../kit/chemistry/electrochemistry.ts'
import { molecule } from '../../kit/chemistry/molecule.ts'
import { beaker } from '../../kit/chemistry/vessels.ts'
import { wire } from '../../kit/circuits/component.ts'
import { lamp, voltmeter } from '../../kit/circuits/sources.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { curve, readings } from '../../kit/graphs/curves.ts'
import { plotPoint } from '../../kit/graphs/marks.ts'
import { plot } from '../../kit/graphs/plot.ts'

/** Two vessels with a salt bridge, and what they hold. */
const vessels = (left: string, right: string) => [
  beaker([130, 280], [130, 130], { level: 90, label: left }),
  beaker([350, 280], [130, 130], { level: 90, label: right }),
  saltBridge([170, 240], [310, 240], 90),
]

/** Both electrodes and the wire between them, at the height of its meter. */
const electrodes = (left: string, right: string) => [
  electrode([105, 120], 140, { label: left }),
  electrode([375, 120], 140, { label: { label: right, side: 'right', gap: 26 } }),
  wire([105, 120], [105, 50], [375, 50], [375, 120]),
]

/** A small cell whose electrons flow through the wire from the left electrode to the right one. */
const smallCell = (x: number, left: string, right: string, volts: string) => [
  beaker([x - 48, 250], [70, 90], { level: 60 }),
  beaker([x + 48, 250], [70, 90], { level: 60 }),
  saltBridge([x - 28, 220], [x + 28, 220], 62),
  electrode([x - 62, 130], 105, { label: left, width: 14 }),
  electrode([x + 62, 130], 105, { label: { label: right, side: 'right', gap: 22 }, width: 14 }),
  wire([x - 62, 130], [x - 62, 86], [x + 62, 86], [x + 62, 130]),
  voltmeter([x - 62, 86], [x + 62, 86]),
  label([x, 116], volts, { side: 'below', gap: 0 }),
  arrow([x - 44, 42], [x + 44, 42], { colour: red, label: { label: 'e^−', colour: red }, labelAt: 'middle' }),
]

/** An iron nail, hanging by its head, and turns of another metal round its middle. */
const nail = (x: number, name: string, wound: string, colour?: string) => [
  path(`M${x - 13} 40H${x + 13}M${x - 5} 40V210L${x} 228L${x + 5} 210V40`, { fill: tint.grey }),
  colour
    ? [0, 1, 2, 3, 4].map((turn) =>
        line(
          [
            [x - 9, 100 + turn * 12],
            [x + 9, 94 + turn * 12],
          ],
          { colour, width: 4 },
        ),
      )
    : [],
  label([x, 240], `${wound}`, { side: 'below', size: 16 }),
  label([x - 26, 60], name, { bold: true }),
]

export const cells: Figures = {
  'ele-0006': () =>
    figure(
      { height: 340 },
      vessels('acid', '1 M Cu^{2+}'),
      rectangle([105, 190], [40, 110], { fill: paper }),
      rectangle([105, 226], [40, 36], { fill: tint.blue, colour: 'none' }),
      electrode([105, 120], 128, { width: 10 }),
      electrode([375, 120], 140, { label: { label: 'Cu', side: 'right', gap: 26 } }),
      wire([105, 120], [105, 50], [375, 50], [375, 120]),
      voltmeter([105, 50], [375, 50]),
      arrow([30, 150], [82, 150]),
      label([18, 108], 'H_2, 1 bar', { anchor: 'start', size: 16 }),
      label([112, 100], 'Pt', { side: 'right' }),
    ),
  'ele-0007': () => {
    const graph = plot({
      x: { to: 0.25, label: '√*c*' },
      y: {
        from: 80,
        to: 270,
        marks: [126, 150, 248].map((value) => [value, String(value)]),
        label: '*Λ*_m (S cm^2 mol^{−1})',
      },
      box: { left: 72, top: 36, right: 390, bottom: 270 },
    })
    return figure(
      { height: 310 },
      axes(graph),
      curve(graph, (x) => 248 - 130 * x, { to: 0.24, label: 'NaOH' }),
      curve(graph, (x) => 150 - 95 * x, { to: 0.24, colour: red, dashed: true, label: 'NH_4Cl' }),
      curve(graph, (x) => 126 - 90 * x, { to: 0.24, colour: ink, label: 'NaCl' }),
    )
  },
  'ele-0012': () => {
    const ion = molecule(
      {
        atoms: {
          s1: [-1.65, 0, 'S'],
          s2: [-0.55, 0, 'S'],
          s3: [0.55, 0, 'S'],
          s4: [1.65, 0, 'S'],
          a: [-1.65, 1, 'O'],
          b: [-1.65, -1, 'O'],
          c: [-2.6, 0, '^−O', 'end'],
          d: [1.65, 1, 'O'],
          e: [1.65, -1, 'O'],
          f: [2.6, 0, 'O^−'],
        },
        bonds: 's1-s2 s2-s3 s3-s4 s1=a s1=b s1-c s4=d s4=e s4-f',
      },
      [240, 110],
      72,
    )
    const number = (atom: string, text: string) =>
      label(plus(ion.at(atom), [18, 22]), text, { size: tickSize, bold: true, colour: red })
    return figure({ height: 220 }, ion, number('s1', '1'), number('s2', '2'))
  },
  'ele-0024': () =>
    figure(
      { height: 340 },
      vessels('Fe^{2+}, Fe^{3+}', 'Sn^{2+}, Sn^{4+}'),
      electrodes('Pt', 'Pt'),
      arrow([290, 34], [190, 34], { colour: red }),
      label([240, 34], 'e^−', { side: 'above', gap: 4, colour: red }),
    ),
  'ele-0030': () =>
    figure({ height: 280 }, smallCell(124, 'X', 'Y', '1.05 V'), smallCell(358, 'Y', 'Z', '0.46 V')),
  'ele-0033': () => {
    const graph = plot({
      x: { to: 5, marks: [0, 1, 2, 3, 4].map((value) => [value, String(value)]), label: 'log *Q*' },
      y: {
        to: 0.36,
        marks: [
          [0.177, '0.177'],
          [0.295, '0.295'],
        ],
        label: 'emf (V)',
      },
    })
    return figure(
      { height: 300 },
      axes(graph),
      curve(graph, (x) => 0.295 - 0.0295 * x, { to: 4 }),
      readings(graph, 4, 0.177),
      plotPoint(graph, 4, 0.177),
    )
  },
  'ele-0059': () =>
    figure(
      { height: 320 },
      rectangle([240, 200], [300, 170], { fill: paper }),
      rectangle([240, 200], [116, 170], { fill: tint.blue }),
      rectangle([175, 200], [14, 170], { fill: tint.grey }),
      rectangle([305, 200], [14, 170], { fill: tint.grey }),
      label([240, 200], 'conc.\nNaOH(aq)', { halo: 'none' }),
      label([128, 200], 'H_2'),
      label([352, 200], 'O_2'),
      arrow([36, 150], [108, 150]),
      arrow([444, 150], [372, 150]),
      label([60, 138], 'H_2', { side: 'above', gap: 0 }),
      label([420, 138], 'O_2', { side: 'above', gap: 0 }),
      wire([175, 115], [175, 50], [305, 50], [305, 115]),
      lamp([175, 50], [305, 50]),
      label([168, 96], 'P', { side: 'left', bold: true }),
      label([312, 96], 'Q', { side: 'right', bold: true }),
    ),
  'ele-0061': () =>
    figure(
      { height: 280 },
      nail(90, 'P', 'bare'),
      nail(240, 'Q', 'copper wire', red),
      nail(390, 'R', 'magnesium ribbon', grey),
    ),
  'ele-0076': () =>
    figure(
      { height: 350 },
      vessels('0.10 M AgNO_3', '0.010 M KX,\nsaturated with AgX'),
      rectangle([350, 276], [120, 8], { fill: tint.yellow, width: 1 }),
      electrodes('Ag', 'Ag'),
      voltmeter([105, 50], [375, 50]),
    ),
}
