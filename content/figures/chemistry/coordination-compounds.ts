import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { dimension, guide } from '../kit/basics/measure.ts'
import { green, red } from '../kit/basics/palette.ts'
import { between, direction, type Point, polar } from '../kit/basics/point.ts'
import { line } from '../kit/basics/shapes.ts'
import { smooth } from '../kit/basics/smooth.ts'
import { orbitalBoxes } from '../kit/chemistry/orbital-boxes.ts'
import { octahedron } from '../kit/chemistry/projections.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve } from '../kit/graphs/curves.ts'
import { bars, plotLabel } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'
import { crystalFields } from './coordination-compounds/crystal-fields.ts'

type Ligands = Parameters<typeof octahedron>[2]

const drawing = (name: string, [x, y]: Point, ligands: Ligands) => [
  octahedron([x, y], 'Co', ligands),
  label([x - 92, y - 58], name, { bold: true }),
]

/** The places of the ligands of an octahedron, seen from its middle. */
const corners: readonly Point[] = [
  [0, -62],
  [0, 62],
  [-58, -26],
  [58, -26],
  [58, 26],
  [-58, 26],
]

/** A chelate ligand as a curve outside of its two places. */
const ring = ([x, y]: Point, first: number, second: number) => {
  const from: Point = corners[first] ?? [0, 0]
  const to: Point = corners[second] ?? [0, 0]
  return smooth(
    [0.14, 0.3, 0.5, 0.7, 0.86].map((share) => {
      const towards = direction([0, 0], between(from, to, share))
      return polar([x, y], towards, 68 + 16 * Math.sin(Math.PI * share))
    }),
  )
}

const bell = (middle: number, height: number) => (x: number) => height * Math.exp(-(((x - middle) / 32) ** 2))

/** The pairs that ligands bring, on an empty row of boxes. */
const ligandPairs = (y: number, middles: readonly number[]) => middles.map((x) => label([x, y], '××'))

export const figures: Figures = {
  ...crystalFields,
  'coo-0011': () => {
    const graph = plot({
      x: { to: 4, names: ['P', 'Q', 'R', 'S'] },
      y: { to: 500, step: 100, label: '*Λ*_m (S cm^2 mol^{-1})' },
    })
    return figure({ height: 290 }, axes(graph, { grid: true }), bars(graph, [100, 430, 4, 260]))
  },
  'coo-0029': () =>
    figure(
      { height: 350 },
      drawing('P', [124, 88], ['Cl', 'NH_3', 'NH_3', 'NH_3', 'Cl', 'Cl']),
      drawing('Q', [356, 88], ['Cl', 'Cl', 'NH_3', 'NH_3', 'NH_3', 'Cl']),
      drawing('R', [124, 262], ['NH_3', 'Cl', 'Cl', 'Cl', 'NH_3', 'NH_3']),
      drawing('S', [356, 262], ['NH_3', 'NH_3', 'Cl', 'NH_3', 'Cl', 'Cl']),
    ),
  'coo-0090': () => {
    const chelate = (name: string, middle: Point, ligands: Ligands, rings: readonly Point[]) => [
      drawing(name, middle, ligands),
      rings.map(([first, second]) => ring(middle, first, second)),
    ]
    return figure(
      { height: 360 },
      chelate(
        'P',
        [124, 97],
        ['Cl', 'N', 'N', 'N', 'N', 'Cl'],
        [
          [1, 2],
          [3, 4],
        ],
      ),
      chelate(
        'Q',
        [356, 97],
        ['Cl', 'Cl', 'N', 'N', 'N', 'N'],
        [
          [2, 3],
          [4, 5],
        ],
      ),
      chelate(
        'R',
        [124, 266],
        ['N', 'Cl', 'N', 'Cl', 'N', 'N'],
        [
          [0, 2],
          [4, 5],
        ],
      ),
      chelate(
        'S',
        [356, 266],
        ['N', 'N', 'Cl', 'N', 'Cl', 'N'],
        [
          [0, 3],
          [1, 5],
        ],
      ),
    )
  },
  'coo-0035': () =>
    figure(
      { height: 160 },
      orbitalBoxes([125, 70], 'ud ud ud - -', '3*d*'),
      ligandPairs(70, [159, 193]),
      orbitalBoxes([265, 70], '-', '4*s*'),
      ligandPairs(70, [265]),
      orbitalBoxes([385, 70], '- - -', '4*p*'),
      ligandPairs(70, [351, 385, 419]),
    ),
  'coo-0041': () => {
    const level = (y: number, lefts: readonly number[]) =>
      lefts.map((left) =>
        line([
          [left, y],
          [left + 56, y],
        ]),
      )
    return figure(
      { height: 250 },
      arrow([60, 220], [60, 44], { label: 'energy' }),
      level(84, [110, 186, 262]),
      level(190, [148, 224]),
      dimension([352, 190], [352, 84], '9000 cm^{-1}'),
    )
  },
  'coo-0043': () => {
    const graph = plot({
      x: {
        from: 200,
        to: 650,
        marks: [
          [310, '310'],
          [475, '475'],
          [535, '535'],
        ],
        label: 'wavelength (nm)',
      },
      y: { to: 1.2, label: 'absorption' },
    })
    return figure(
      { height: 300 },
      axes(graph),
      guide(graph.at(310, 0), graph.at(310, 1)),
      guide(graph.at(475, 0), graph.at(475, 0.8)),
      guide(graph.at(535, 0), graph.at(535, 0.9)),
      curve(graph, bell(310, 1)),
      curve(graph, bell(475, 0.8), { colour: red, dashed: true }),
      curve(graph, bell(535, 0.9), { colour: green }),
      plotLabel(graph, 310, 1, 'P', { side: 'above' }),
      plotLabel(graph, 475, 0.8, 'Q', { side: 'above', colour: red }),
      plotLabel(graph, 535, 0.9, 'R', { side: 'above', colour: green }),
    )
  },
  'coo-0109': () =>
    figure(
      { height: 240 },
      arrow([90, 210], [90, 30], { label: { label: 'energy', side: 'left' }, labelAt: 'middle' }),
      orbitalBoxes([270, 70], 'u u u'),
      orbitalBoxes([270, 170], 'ud ud'),
    ),
}
