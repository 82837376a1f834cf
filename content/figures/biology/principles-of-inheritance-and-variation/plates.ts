import { arrow } from '../../kit/basics/arrow.ts'
import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { blue, grey, paper, red, tint } from '../../kit/basics/palette.ts'
import type { Point } from '../../kit/basics/point.ts'
import { circle, line, rectangle } from '../../kit/basics/shapes.ts'
import { pedigree } from '../../kit/diagrams/pedigree.ts'
import { table } from '../../kit/diagrams/table.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { bars } from '../../kit/graphs/marks.ts'
import { plot } from '../../kit/graphs/plot.ts'

const gametes = ['RY', 'Ry', 'rY', 'ry']
const cell = (column: number, row: number): Point => [150 + column * 72, 92 + row * 62]
const marked: readonly (readonly [column: number, row: number, name: string])[] = [
  [1, 1, 'P'],
  [3, 0, 'Q'],
  [0, 2, 'R'],
  [3, 3, 'S'],
]

/** A chromosome of a karyotype as an upright bar with a waist. */
const bar = ([x, y]: Point, height: number, fill: string) => [
  rectangle([x, y], [11, height], { fill, corner: 5 }),
  line(
    [
      [x - 6, y - height * 0.15],
      [x + 6, y - height * 0.15],
    ],
    { colour: paper, width: 3 },
  ),
]

const patients: readonly (readonly [name: string, of21: number, sex: string])[] = [
  ['P', 3, 'XX'],
  ['Q', 2, 'XXY'],
  ['R', 2, 'X'],
  ['S', 2, 'XY'],
]

const shares = (name: string, left: number, values: readonly number[]) => {
  const graph = plot({
    x: { to: 4, names: ['par.', 'par.', 'rec.', 'rec.'] },
    y: { to: 60, step: 20, label: '%' },
    box: { left, top: 60, right: left + 176, bottom: 230 },
  })
  return [
    axes(graph),
    bars(graph, values),
    values.map((value, index) =>
      label(graph.at(index + 0.5, value), String(value), { side: 'above', gap: 2, size: 16 }),
    ),
    label([left + 100, 26], `cross ${name}`, { bold: true }),
  ]
}

export const plates: Figures = {
  /** Haemophilia in a family. */
  'inh-0138': () =>
    figure(
      { height: 270 },
      pedigree(
        {
          a: { sex: 'f', at: [2, 1], name: '1' },
          b: { sex: 'm', at: [3, 1], name: '2' },
          c: { sex: 'M', at: [1, 2] },
          d: { sex: 'f', at: [2.6, 2], name: '3' },
          e: { sex: 'm', at: [3.6, 2] },
          f: { sex: 'f', at: [5, 2], name: '4' },
          g: { sex: 'm', at: [6, 2] },
          h: { sex: 'M', at: [2.6, 3] },
          i: { sex: 'f', at: [3.6, 3], name: '5' },
          j: { sex: 'm', at: [5.5, 3] },
        },
        [
          { parents: ['a', 'b'], children: ['c', 'd', 'f'] },
          { parents: ['d', 'e'], children: ['h', 'i'] },
          { parents: ['f', 'g'], children: ['j'] },
        ],
      ),
    ),

  /** A checkerboard with four marked cells. */
  'inh-0139': () =>
    figure(
      { height: 330 },
      label([258, 16], 'pollen'),
      label([40, 185], 'eggs'),
      gametes.map((name, index) => [label([150 + index * 72, 44], name), label([92, 92 + index * 62], name)]),
      gametes.flatMap((_, row) => gametes.map((__, column) => rectangle(cell(column, row), [72, 62], {}))),
      marked.map(([column, row, name]) => [
        rectangle(cell(column, row), [72, 62], { fill: tint.yellow }),
        label(cell(column, row), name, { bold: true, halo: 'none' }),
      ]),
    ),

  /** Offspring of two test crosses. */
  'inh-0140': () =>
    figure(
      { height: 280 },
      shares('X', 48, [49.3, 49.4, 0.6, 0.7]),
      shares('Y', 282, [31.4, 31.4, 18.6, 18.6]),
    ),

  /** Sex chromosomes. */
  'inh-0141': () =>
    figure(
      { height: 260 },
      table({
        at: [24, 20],
        cell: [144, 44],
        columns: ['female', 'male'],
        rows: ['P', 'Q', 'R', 'S'],
        cells: [
          ['XX', 'X0'],
          ['XX', 'XY'],
          ['ZW', 'ZZ'],
          ['32', '16'],
        ],
      }),
    ),

  /** Parts of four karyotypes. */
  'inh-0142': () =>
    figure(
      { height: 330 },
      patients.map(([name, of21, sex], index) => {
        const [x, y]: Point = [index % 2 ? 248 : 8, index < 2 ? 8 : 168]
        const sexBars = [...sex].map((kind, place) => [
          bar([x + 178 + place * 15, y + 72], kind === 'X' ? 66 : 30, kind === 'X' ? tint.red : tint.green),
        ])
        return [
          rectangle([x + 112, y + 76], [224, 152], { colour: grey, corner: 6 }),
          label([x + 20, y + 20], name, { bold: true }),
          [0, 1].map((place) => bar([x + 30 + place * 16, y + 74], 44, tint.blue)),
          Array.from({ length: of21 }, (_, place) => bar([x + 76 + place * 16, y + 78], 32, tint.yellow)),
          [0, 1].map((place) => bar([x + 134 + place * 16, y + 77], 34, tint.blue)),
          label([x + 38, y + 126], '20', { size: 16 }),
          label([x + 86, y + 126], '21', { size: 16 }),
          label([x + 142, y + 126], '22', { size: 16 }),
          label([x + 193, y + 126], sex, { size: 16 }),
          sexBars,
        ]
      }),
    ),

  /** The start of the beta chain. */
  'inh-0143': () =>
    figure(
      { height: 270 },
      [70, 200].map((y, row) => [
        label([16, y - 46], row === 0 ? 'normal' : 'sickle-cell', { anchor: 'start' }),
        line([
          [44, y],
          [440, y],
        ]),
        ['Val', 'His', 'Leu', 'Thr', 'Pro', row === 0 ? 'P' : 'Q', 'Glu'].map((name, index) => [
          circle([44 + index * 66, y], 29, { fill: index === 5 ? tint.yellow : tint.blue }),
          label([44 + index * 66, y], name, { halo: 'none', bold: index === 5 }),
        ]),
      ]),
      arrow([374, 104], [374, 166], { colour: red }),
      label([290, 134], 'codon changed', { colour: blue, size: 16 }),
    ),
}
