import { arrowHead, curvedArrow } from '../../kit/basics/arrow.ts'
import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { blue, paper, tint } from '../../kit/basics/palette.ts'
import type { Point } from '../../kit/basics/point.ts'
import { circle, line, polygon, rectangle } from '../../kit/basics/shapes.ts'
import { path } from '../../kit/basics/smooth.ts'
import { replicationFork } from '../../kit/biology/genes.ts'
import { flow } from '../../kit/diagrams/flow.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { trace } from '../../kit/graphs/curves.ts'
import { plotLabel } from '../../kit/graphs/marks.ts'
import { panelBoxes, plot } from '../../kit/graphs/plot.ts'

/** A sugar as a pentagon; its first carbon looks right, its fifth carbon up. */
const sugar = ([x, y]: Point) =>
  polygon(
    [
      [x - 34, y - 18],
      [x + 6, y - 28],
      [x + 34, y],
      [x + 6, y + 28],
      [x - 34, y + 18],
    ],
    { fill: tint.yellow },
  )

const phosphate = ([x, y]: Point) => [
  circle([x, y], 15, { fill: tint.red }),
  label([x, y], 'P', { halo: 'none', bold: true, size: 16 }),
]

const base = ([x, y]: Point, name: string) => [
  rectangle([x, y], [90, 34], { fill: tint.blue }),
  label([x, y], name, { halo: 'none', size: 16 }),
]

const hydrogenBonds = ([x, y]: Point, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const height = y + (index - (count - 1) / 2) * 10
    return line(
      [
        [x, height],
        [x + 34, height],
      ],
      { dashed: true, width: 1.5 },
    )
  })

const tube = (x: number, name: string, bands: readonly (readonly [y: number, width: number])[]) => [
  rectangle([x, 140], [50, 190], { corner: 12, fill: paper }),
  bands.map(([y, height]) => rectangle([x, y], [44, height], { fill: blue, colour: blue })),
  label([x, 30], name),
]

export const dnaAndReplication: Figures = {
  /** Two nucleotides of one chain with their partners; the bonds are numbered. */
  'mol-0015': () => {
    const rows = [105, 235]
    return figure(
      { height: 310 },
      line([
        [146, 40],
        [146, 235],
      ]),
      rows.map((y) => [
        line([
          [150, y],
          [250, y],
        ]),
        sugar([140, y]),
      ]),
      rows.map((y) => phosphate([146, y - 65])),
      base([250, 105], 'adenine'),
      hydrogenBonds([297, 105], 2),
      base([378, 105], 'thymine'),
      base([250, 235], 'guanine'),
      hydrogenBonds([297, 235], 3),
      base([378, 235], 'cytosine'),
      label([138, 105], 'sugar', { halo: 'none', size: 15 }),
      label([138, 235], 'sugar', { halo: 'none', size: 15 }),
      pointer([146, 67], [70, 60], '1'),
      pointer([190, 105], [205, 50], '2'),
      pointer([314, 240], [314, 280], '3'),
      pointer([146, 143], [70, 150], '4'),
    )
  },

  'mol-0023': () =>
    figure(
      { height: 190 },
      flow({ dna: [[80, 130], 'DNA'], rna: [[240, 130], 'RNA'], protein: [[400, 130], 'protein'] }, []),
      path('M64 108C36 36 124 36 98 100'),
      arrowHead([96, 110], 255),
      label([80, 42], '1', { side: 'above' }),
      curvedArrow([112, 120], [208, 120], 18, { label: '2' }),
      curvedArrow([208, 142], [112, 142], 18, { label: '3' }),
      curvedArrow([272, 130], [352, 130], 0, { label: '4' }),
    ),

  /** Four tubes after centrifugation. */
  'mol-0037': () => {
    const [light, hybrid, heavy] = [100, 150, 200]
    return figure(
      { height: 260 },
      [
        [light, 'light'],
        [hybrid, 'hybrid'],
        [heavy, 'heavy'],
      ].map(([y, name]) => [
        label([90, Number(y)], String(name), { side: 'left' }),
        line(
          [
            [96, Number(y)],
            [446, Number(y)],
          ],
          { dashed: true, width: 1 },
        ),
      ]),
      tube(145, 'P', [[hybrid, 14]]),
      tube(235, 'Q', [
        [light, 8],
        [hybrid, 8],
      ]),
      tube(325, 'R', [
        [light, 8],
        [heavy, 8],
      ]),
      tube(415, 'S', [[heavy, 14]]),
    )
  },

  'mol-0042': () =>
    figure(
      { height: 230 },
      replicationFork([80, 115], { upperLeft: '1', lowerLeft: '2', upperRight: '3', lowerRight: '4' }),
    ),

  /** The share of molecules of one kind over three generations, four proposals. */
  'mol-0049': () => {
    const shares = [
      ['P', [0, 100, 50, 25]],
      ['Q', [0, 100, 100, 100]],
      ['R', [100, 50, 25, 12.5]],
      ['S', [0, 50, 75, 87.5]],
    ] as const
    const boxes = panelBoxes(2, 2, [480, 336])
    return figure(
      { height: 360 },
      shares.map(([name, values], index) => {
        const panel = plot({
          x: { to: 3, step: 1, label: index > 1 ? 'generation' : '' },
          y: {
            to: 110,
            marks: [
              [50, '50'],
              [100, '100'],
            ],
            label: '%',
          },
          box: boxes[index] ?? { left: 0, top: 0, right: 1, bottom: 1 },
        })
        return [
          axes(panel),
          trace(
            panel,
            values.map((value, generation) => [generation, value]),
          ),
          plotLabel(panel, 2.6, 126, name, { bold: true }),
        ]
      }),
    )
  },
}
