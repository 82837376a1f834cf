import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { green, ink, paper, red, tint } from '../kit/basics/palette.ts'
import { between, type Point } from '../kit/basics/point.ts'
import { circle, dot, ellipse, line } from '../kit/basics/shapes.ts'
import { orbitalBoxes } from '../kit/chemistry/orbital-boxes.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { plotLabel, plotPoint } from '../kit/graphs/marks.ts'
import { type Plot, plot } from '../kit/graphs/plot.ts'
import { lewisStructures } from './chemical-bonding-and-molecular-structure/lewis-structures.ts'

/** The energy of two atoms, zero when far apart, with a minimum of the given depth. */
const morse = (depth: number, length: number) => (r: number) =>
  depth * ((1 - Math.exp(-(r - length) / 36)) ** 2 - 1)

/** Values for four places in a row, joined and named at the left end. */
const series = (
  graph: Plot,
  name: string,
  values: readonly number[],
  look: { colour?: string; dashed?: boolean },
) => [
  trace(
    graph,
    values.map((value, index): Point => [index + 1, value]),
    look,
  ),
  values.map((value, index) => plotPoint(graph, index + 1, value)),
  plotLabel(graph, 0.82, values[0] ?? 0, name, { side: 'left', gap: 0, bold: true }),
]

const positive = { fill: tint.blue }
const negative = { fill: tint.grey }

/** A panel with its name and the axis between two nuclei. */
const panel = (name: string, [x, y]: Point) => [
  label([x - 96, y - 52], name, { bold: true }),
  line(
    [
      [x - 104, y],
      [x + 104, y],
    ],
    { dashed: true, width: 1.5 },
  ),
]

const sOrbital = ([x, y]: Point) => [circle([x, y], 26, positive), label([x, y], '+', { halo: 'none' })]

const uprightP = ([x, y]: Point) => [
  ellipse([x, y - 30], [18, 30], positive),
  ellipse([x, y + 30], [18, 30], negative),
  label([x, y - 30], '+', { halo: 'none' }),
  label([x, y + 30], '−', { halo: 'none' }),
  dot([x, y], ink, 3),
]

const lyingP = ([x, y]: Point, left: '+' | '−', right: '+' | '−') => [
  ellipse([x - 28, y], [28, 17], left === '+' ? positive : negative),
  ellipse([x + 28, y], [28, 17], right === '+' ? positive : negative),
  label([x - 28, y], left, { halo: 'none' }),
  label([x + 28, y], right, { halo: 'none' }),
  dot([x, y], ink, 3),
]

/** Parallel lines for a bond between two letters. */
const bonds = (left: number, order: 1 | 2 | 3) =>
  ({ 1: [0], 2: [-3, 3], 3: [-6, 0, 6] })[order].map((up) =>
    line([
      [left, 60 + up],
      [left + 24, 60 + up],
    ]),
  )

export const figures: Figures = {
  ...lewisStructures,
  'bon-0017': () => {
    const graph = plot({
      x: {
        from: 0.4,
        to: 4.4,
        marks: [
          [1, 'F'],
          [2, 'Cl'],
          [3, 'Br'],
          [4, 'I'],
        ],
        label: 'halide',
      },
      y: { from: 600, to: 1100, step: 100, label: 'lattice enthalpy (kJ mol^{-1})' },
      box: { left: 72, top: 36, right: 448, bottom: 300 },
    })
    return figure(
      { height: 360 },
      axes(graph, { grid: true }),
      series(graph, 'S', [1036, 853, 807, 757], {}),
      series(graph, 'Q', [923, 787, 747, 704], { colour: green, dashed: true }),
      series(graph, 'P', [821, 715, 682, 649], { colour: red }),
      series(graph, 'R', [785, 689, 660, 630], { colour: ink, dashed: true }),
    )
  },
  'bon-0030': () => {
    const graph = plot({
      x: { from: 80, to: 280, step: 40, label: '*r* (pm)' },
      y: {
        from: 1000,
        to: 2200,
        marks: [1000, 1200, 1400, 1600, 1800, 2000, 2200].map((value): [number, string] => [
          value,
          value < 2000 ? `−${2000 - value}` : `${value - 2000}`,
        ]),
        label: '*E* (kJ mol^{-1})',
      },
      box: { left: 76, top: 36, right: 448, bottom: 290 },
    })
    const well = (depth: number, length: number) => (r: number) => 2000 + morse(depth, length)(r)
    return figure(
      { height: 350 },
      axes(graph, { grid: true }),
      curve(graph, well(498, 121), { colour: green, dashed: true }),
      curve(graph, well(159, 142), { colour: red }),
      curve(graph, well(946, 110)),
      plotLabel(graph, 119, 1440, 'P', { colour: green, bold: true }),
      plotLabel(graph, 160, 1800, 'Q', { colour: red, bold: true }),
      plotLabel(graph, 134, 1160, 'R', { bold: true }),
    )
  },
  'bon-0041': () =>
    figure(
      { height: 330 },
      panel('P', [124, 84]),
      sOrbital([79, 84]),
      lyingP([152, 84], '+', '−'),
      panel('Q', [356, 84]),
      uprightP([326, 84]),
      uprightP([362, 84]),
      panel('R', [124, 246]),
      sOrbital([92, 246]),
      uprightP([130, 246]),
      panel('S', [356, 246]),
      lyingP([300, 246], '−', '+'),
      lyingP([408, 246], '−', '+'),
    ),
  'bon-0047': () =>
    figure(
      { height: 330 },
      arrow([60, 310], [60, 40], { label: 'energy' }),
      orbitalBoxes([270, 280], 'ud'),
      orbitalBoxes([270, 214], 'ud ud'),
      orbitalBoxes([270, 118], 'ud u'),
      orbitalBoxes([270, 52], '-'),
      label([350, 280], 'σ2*p*', { side: 'right' }),
      label([350, 214], 'π2*p*', { side: 'right' }),
      label([350, 118], 'π^{∗}2*p*', { side: 'right' }),
      label([350, 52], 'σ^{∗}2*p*', { side: 'right' }),
    ),
  'bon-0051': () => {
    const graph = plot({
      x: {
        from: 0.4,
        to: 4.4,
        marks: [
          [1, '2'],
          [2, '3'],
          [3, '4'],
          [4, '5'],
        ],
        label: 'period',
      },
      y: { from: 50, to: 400, step: 50, label: 'boiling point (K)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      series(graph, 'Q', [373, 213, 232, 271], {}),
      series(graph, 'S', [293, 188, 206, 238], { colour: red }),
      series(graph, 'P', [240, 185, 211, 255], { colour: green, dashed: true }),
      series(graph, 'R', [112, 161, 185, 221], { colour: ink, dashed: true }),
    )
  },
  'bon-0078': () => {
    /** Five places round chlorine: top, bottom, left, back right, front right. */
    const bipyramid = (x: number, name: string, pairs: string) => {
      const middle: Point = [x, 140]
      const places: Point[] = [
        [x, 66],
        [x, 214],
        [x - 56, 140],
        [x + 44, 104],
        [x + 44, 176],
      ]
      return [
        places.map((place, index) => {
          const atom = between(middle, place, 0.8)
          const pair = pairs[index] === 'u'
          return [
            line([middle, atom], { dashed: index === 3, width: index === 4 ? 5 : 2 }),
            pair
              ? [circle(place, 15, { fill: tint.yellow }), label(place, 'lp', { size: 15 })]
              : [circle(place, 14, { fill: paper, colour: 'none' }), label(place, 'F')],
          ]
        }),
        circle(middle, 16, { fill: paper, colour: 'none' }),
        label(middle, 'Cl'),
        label([x, 256], name),
      ]
    }
    return figure(
      { height: 290 },
      bipyramid(90, 'P', 'fffuu'),
      bipyramid(245, 'Q', 'uufff'),
      bipyramid(400, 'R', 'ufffu'),
    )
  },
  'bon-0101': () =>
    figure(
      { height: 160 },
      (
        [
          ['P', 'O^{–}', 'N', 1, 3],
          ['Q', 'O', 'N^{–}', 2, 2],
          ['R', 'O^{+}', 'N^{2–}', 3, 1],
        ] as const
      ).map(([name, oxygen, nitrogen, first, second], index) => {
        const middle = 84 + 150 * index
        return [
          label([middle - 42, 60], oxygen, { side: 'left', gap: 0 }),
          label([middle, 60], 'C'),
          label([middle + 42, 60], nitrogen, { side: 'right', gap: 0 }),
          bonds(middle - 38, first),
          bonds(middle + 14, second),
          label([middle, 112], name, { bold: true }),
        ]
      }),
    ),
}
