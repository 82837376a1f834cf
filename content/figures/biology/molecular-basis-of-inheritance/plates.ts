import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { dimension } from '../../kit/basics/measure.ts'
import { blue, ink, paper, red, tint } from '../../kit/basics/palette.ts'
import type { Point } from '../../kit/basics/point.ts'
import { circle, ellipse, line, rectangle } from '../../kit/basics/shapes.ts'
import { path, smooth } from '../../kit/basics/smooth.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'

/** A DNA double strand with an enzyme at x, a factor on it, and an RNA of the given length. */
const transcribing = (y: number, name: string, x: number, factor: string, rna: number) => [
  path(`M70 ${y}H440M70 ${y + 12}H440`, { colour: blue, width: 3 }),
  rectangle([110, y + 6], [60, 26], { fill: tint.green }),
  rectangle([410, y + 6], [60, 26], { fill: tint.red }),
  rna > 0
    ? path(`M${x} ${y + 16}C${x - 10} ${y + 50} ${x - rna * 0.5} ${y + 34} ${x - rna} ${y + 46}`, {
        colour: red,
        width: 3,
      })
    : '',
  ellipse([x, y + 4], [44, 27], { fill: tint.yellow }),
  factor ? circle([x + 26, y - 22], 12, { fill: factor }) : '',
  label([34, y + 6], name, { bold: true }),
]

const strand = (phase: number): Point[] =>
  Array.from({ length: 41 }, (_, step) => [
    200 + 60 * Math.sin(phase + (step * Math.PI) / 14),
    20 + step * 7.5,
  ])

const balls: Point[] = [
  [212, 128],
  [262, 128],
  [212, 168],
  [262, 168],
]

export const plates: Figures = {
  /** A nucleosome. */
  'mol-0142': () =>
    figure(
      { height: 290 },
      path('M20 216C90 216 130 206 170 190', { width: 12 }),
      path('M20 216C90 216 130 206 170 190', { width: 8, colour: tint.blue }),
      path('M310 190C350 206 400 216 460 216', { width: 12 }),
      path('M310 190C350 206 400 216 460 216', { width: 8, colour: tint.blue }),
      balls.map((at) => circle(at, 34, { fill: tint.red })),
      path('M168 190C230 216 280 206 312 168M166 152C220 184 290 168 314 122', { width: 14 }),
      path('M168 190C230 216 280 206 312 168M166 152C220 184 290 168 314 122', {
        width: 10,
        colour: tint.blue,
      }),
      ellipse([240, 212], [46, 15], { fill: tint.green }),
      pointer([222, 108], [120, 50], 'P', { side: 'above' }),
      pointer([284, 158], [390, 90], 'Q'),
      pointer([240, 214], [240, 264], 'R', { side: 'below' }),
      pointer([390, 210], [420, 262], 'S', { side: 'below' }),
    ),

  /** RNA polymerase at three moments. */
  'mol-0143': () =>
    figure(
      { height: 330 },
      transcribing(56, 'P', 120, tint.blue, 0),
      transcribing(160, 'Q', 250, '', 110),
      transcribing(258, 'R', 390, tint.grey, 250),
      label([110, 102], 'promoter', { size: 16 }),
      label([400, 102], 'terminator', { size: 16 }),
    ),

  /** A ribosome during translation. */
  'mol-0144': () =>
    figure(
      { height: 330 },
      path('M90 176C80 70 160 40 236 40S390 70 380 176Z', { fill: tint.yellow }),
      path('M90 248C110 300 360 300 380 248Z', { fill: tint.yellow }),
      path('M40 202H450', { colour: red, width: 4 }),
      label([36, 202], '5′', { side: 'left' }),
      label([454, 202], '3′', { side: 'right' }),
      ['AUG', 'GAC', 'UUC', 'GCA'].map((codon, index) => label([100 + index * 98, 224], codon)),
      path('M170 196V166C150 150 156 120 176 120C196 120 200 150 222 166V196Z', { fill: tint.blue }),
      circle([186, 92], 13, { fill: tint.green }),
      circle([172, 66], 13, { fill: tint.red }),
      path('M268 196V166C254 150 258 122 276 112M320 196V166C334 150 326 122 312 112', {
        width: 1.5,
        dashed: true,
      }),
      label([294, 150], 'empty\nsite', { size: 16, halo: 'none' }),
    ),

  /** The lac operon with its repressor. */
  'mol-0145': () => {
    const boxes = ['i', 'p', 'X', 'z', 'Y', 'a']
    const widths = [50, 50, 50, 90, 80, 66]
    const lefts = [36, 100, 150, 200, 290, 370]
    return figure(
      { height: 280 },
      path('M16 150H464', { width: 3 }),
      boxes.map((name, index) => {
        const [left = 0, width = 0] = [lefts[index], widths[index]]
        const fill = ['X', 'Y'].includes(name) ? tint.yellow : paper
        return [
          rectangle([left + width / 2, 150], [width, 40], { fill }),
          label([left + width / 2, 150], name.length === 1 && name < 'a' ? name : `*${name}*`, {
            halo: 'none',
            bold: name < 'a',
          }),
        ]
      }),
      path('M152 130C150 96 200 96 198 130H186V118H164V130Z', { fill: tint.red }),
      label([214, 84], 'repressor', { size: 16 }),
      ellipse([118, 112], [26, 18], { fill: tint.blue }),
      label([110, 62], 'RNA\npolymerase', { size: 16 }),
      label([245, 196], 'β-galactosi-\ndase', { size: 16 }),
      label([330, 190], '?', { size: 18 }),
      label([410, 196], 'trans-\nacetylase', { size: 16 }),
    )
  },

  /** Distances in a double helix. */
  'mol-0146': () => {
    const [one, two] = [strand(0), strand(Math.PI)]
    return figure(
      { height: 350 },
      one
        .filter((_, step) => step % 2 === 1)
        .map((from, index) => line([from, two[index * 2 + 1] ?? from], { width: 2 })),
      smooth(one, { colour: ink, width: 7 }),
      smooth(one, { colour: tint.blue, width: 4 }),
      smooth(two, { colour: ink, width: 7 }),
      smooth(two, { colour: tint.red, width: 4 }),
      dimension([316, 72], [316, 282], 'P'),
      path('M262 72H326M262 282H326', { width: 1.5, dashed: true }),
      line(
        [
          [146, 117.5],
          [104, 117.5],
        ],
        { width: 1.5 },
      ),
      line(
        [
          [146, 132.5],
          [104, 132.5],
        ],
        { width: 1.5 },
      ),
      path('M110 100V117M110 150V133', { width: 1.5 }),
      label([86, 125], 'Q'),
      dimension([140, 336], [260, 336], { label: 'R', side: 'right', gap: 70 }),
    )
  },

  /** A finished mRNA below its gene. */
  'mol-0147': () =>
    figure(
      { height: 260 },
      path('M30 70H450', { width: 3 }),
      [
        [90, 70, tint.blue],
        [175, 100, paper],
        [250, 50, tint.blue],
        [315, 80, paper],
        [390, 70, tint.blue],
      ].map(([x, width, fill]) => rectangle([Number(x), 70], [Number(width), 36], { fill: String(fill) })),
      label([36, 24], 'gene', { anchor: 'start' }),
      label([36, 134], 'mRNA', { anchor: 'start' }),
      path('M100 190H150M340 190H350', { width: 3 }),
      rectangle([185, 190], [70, 36], { fill: tint.blue }),
      rectangle([245, 190], [50, 36], { fill: tint.blue }),
      rectangle([305, 190], [70, 36], { fill: tint.blue }),
      circle([90, 190], 13, { fill: tint.red }),
      label([350, 190], 'AAAAAA…', { side: 'right', gap: 2 }),
      label([58, 192], '5′'),
      label([456, 190], '3′'),
      pointer([90, 62], [150, 24], 'P'),
      pointer([175, 62], [240, 24], 'Q'),
      pointer([90, 194], [110, 238], 'R'),
      pointer([396, 200], [380, 236], 'S', { side: 'below' }),
    ),
}
