import { arrow } from '../../kit/basics/arrow.ts'
import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { blue, paper, red, tint } from '../../kit/basics/palette.ts'
import { line, rectangle } from '../../kit/basics/shapes.ts'
import { path } from '../../kit/basics/smooth.ts'
import { geneMap } from '../../kit/biology/genes.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { trace } from '../../kit/graphs/curves.ts'
import { plot } from '../../kit/graphs/plot.ts'

const strand = (y: number, left: string, right: string) => [
  line(
    [
      [50, y],
      [430, y],
    ],
    { colour: blue, width: 4 },
  ),
  label([44, y], left, { side: 'left' }),
  label([436, y], right, { side: 'right' }),
]

/** A DNA strand along y = 120 with loops over its middle stretches. */
const looped = (starts: readonly number[]) =>
  `M40 120${starts.map((x) => `H${x}C${x - 26} 30 ${x + 46} 30 ${x + 20} 120`).join('')}H440`

export const genesAtWork: Figures = {
  /** Two strands under three boxes. */
  'mol-0051': () =>
    figure(
      { height: 190 },
      strand(75, '5′', '3′'),
      strand(115, '3′', '5′'),
      rectangle([105, 95], [60, 76], { fill: tint.yellow }),
      rectangle([240, 95], [150, 76], { fill: tint.grey }),
      rectangle([375, 95], [60, 76], { fill: tint.yellow }),
      label([105, 95], '1', { halo: 'none', bold: true }),
      label([240, 95], 'structural\ngene', { halo: 'none' }),
      label([375, 95], '2', { halo: 'none', bold: true }),
      label([44, 30], 'upper strand: 5′ at the left', { side: 'right', size: 16 }),
      label([44, 160], 'lower strand: 3′ at the left', { side: 'right', size: 16 }),
    ),

  /** DNA with four loops, paired with a straight mRNA. */
  'mol-0058': () =>
    figure(
      { height: 200 },
      path(looped([110, 190, 270, 350]), { colour: blue, width: 4 }),
      line(
        [
          [40, 136],
          [440, 136],
        ],
        { colour: red, width: 4, dashed: true },
      ),
      label([240, 30], 'DNA strand (full line)'),
      label([240, 170], 'mRNA (dashed line)'),
    ),

  /** A clover-leaf: stem with the two ends, three loops. */
  'mol-0078': () =>
    figure(
      { height: 310 },
      path(
        'M228 62V126H172C166 108 118 104 112 136C106 168 166 172 172 152H228V202C196 208 196 262 240 262C284 262 284 208 252 202V152H308C314 172 374 168 368 136C362 104 314 108 308 126H252V30',
        { colour: blue, width: 4 },
      ),
      [76, 92, 108].map((y) =>
        line([
          [228, y],
          [252, y],
        ]),
      ),
      [164, 178, 192].map((y) =>
        line([
          [228, y],
          [252, y],
        ]),
      ),
      [186, 200, 214].map((x) =>
        line([
          [x, 126],
          [x, 152],
        ]),
      ),
      [266, 280, 294].map((x) =>
        line([
          [x, 126],
          [x, 152],
        ]),
      ),
      label([222, 56], '5′', { side: 'left' }),
      label([246, 22], '3′', { side: 'left' }),
      pointer([252, 34], [330, 34], '1'),
      pointer([111, 140], [50, 140], '2'),
      pointer([240, 262], [330, 274], '3'),
      pointer([369, 140], [430, 140], '4'),
    ),

  'mol-0084': () =>
    figure(
      { height: 180 },
      geneMap(
        [48, 65],
        [
          ['p', paper, 40],
          ['i', tint.yellow, 52],
          ['p', paper, 40],
          ['o', tint.grey, 40],
          ['z', tint.blue, 60],
          ['y', tint.blue, 54],
          ['a', tint.blue, 50],
        ],
        ['', ''],
      ),
      arrow([331, 138], [331, 92], { colour: red, width: 3 }),
      label([331, 138], 'X', { side: 'below', bold: true }),
    ),

  'mol-0085': () => {
    const culture = plot({
      x: { to: 100, step: 20, label: 'time (min)' },
      y: { to: 100, label: 'amount of enzyme' },
    })
    return figure(
      { height: 300 },
      axes(culture),
      trace(culture, [
        [0, 0],
        [20, 0],
        [60, 75],
        [100, 75],
      ]),
    )
  },

  /** Six lanes of a gel. */
  'mol-0093': () => {
    const lanes = [
      ['M', [2, 4, 7, 8]],
      ['C', [2, 5, 7, 9]],
      ['man 1', [3, 5, 6, 10]],
      ['man 2', [1, 5, 6, 9]],
      ['man 3', [3, 4, 9, 10]],
      ['man 4', [1, 2, 7, 8]],
    ] as const
    const height = (level: number) => 52 + level * 25
    return figure(
      { height: 330 },
      Array.from({ length: 10 }, (_, index) =>
        label([34, height(index + 1)], String(index + 1), { size: 16 }),
      ),
      lanes.map(([name, bands], index) => {
        const x = 88 + index * 70
        return [
          rectangle([x, 190], [54, 262], { fill: tint.grey, width: 1 }),
          bands.map((level) => rectangle([x, height(level)], [46, 9], { fill: blue, colour: blue })),
          label([x, 38], name, { size: 16 }),
        ]
      }),
    )
  },
  /** An hnRNA with the length of each part. */
  'mol-0057': () => {
    const parts = [
      ['exon 1', '150', 52],
      ['intron 1', '500', 100],
      ['exon 2', '240', 60],
      ['intron 2', '320', 80],
      ['exon 3', '180', 52],
    ] as const
    let left = 70
    return figure(
      { height: 160 },
      geneMap(
        [46, 80],
        parts.map(([name, length, width]) => [length, name.startsWith('exon') ? tint.green : paper, width]),
      ),
      parts.map(([name, , width], index) => {
        const middle = left + width / 2
        left += width
        return label([middle, index % 2 === 0 ? 42 : 118], name, { size: 16 })
      }),
    )
  },
}
