import { arrow, curvedArrow } from '../../kit/basics/arrow.ts'
import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { red, tint } from '../../kit/basics/palette.ts'
import { type Point, polar } from '../../kit/basics/point.ts'
import { circle, dot, ellipse, rectangle } from '../../kit/basics/shapes.ts'
import { path } from '../../kit/basics/smooth.ts'
import { cycle } from '../../kit/diagrams/cycle.ts'
import { flow } from '../../kit/diagrams/flow.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'

/** A membrane drawn level, between two heights. */
const membrane = (top: number, bottom: number) => path(`M20 ${top}H460V${bottom}H20Z`, { fill: tint.yellow })

const sheath = (centre: Point) => [
  Array.from({ length: 12 }, (_, index) => {
    const at = polar(centre, index * 30, 62)
    return [
      circle(at, 17, { fill: tint.green, width: 3 }),
      [-6, 0, 6].map((dx) => dot([at[0] + dx, at[1] + 4], '#05773b', 3)),
    ]
  }),
  circle(centre, 44, { width: 1.5 }),
]

export const plates: Figures = {
  /** A thylakoid membrane with its ATP synthase. */
  'pla-0146': () =>
    figure(
      { height: 310 },
      membrane(160, 200),
      rectangle([240, 180], [52, 56], { fill: tint.blue }),
      path('M232 152V126H248V152', { fill: tint.blue }),
      ellipse([240, 98], [48, 32], { fill: tint.red }),
      [
        [90, 230],
        [130, 256],
        [176, 236],
        [310, 240],
        [350, 258],
        [392, 232],
        [60, 262],
        [420, 262],
      ].map(([x = 0, y = 0]) => label([x, y], 'H^+', { size: 16 })),
      label([100, 110], 'H^+', { size: 16 }),
      arrow([240, 266], [240, 216], { colour: red }),
      label([56, 40], 'P', { bold: true }),
      label([240, 288], 'Q', { bold: true }),
      pointer([258, 180], [400, 140], 'R'),
      pointer([262, 92], [400, 70], 'S'),
    ),

  /** The Krebs cycle in outline. */
  'pla-0147': () =>
    figure(
      { height: 350 },
      cycle({
        centre: [240, 190],
        radius: [150, 130],
        stations: [
          'citric acid (6C)',
          'α-ketoglutaric\nacid (5C)',
          'succinyl-CoA\n(4C)',
          'succinic acid\n(4C)',
          'oxaloacetic\nacid (4C)',
        ],
        steps: { 0: 'P', 1: 'Q', 2: 'R', 3: 'S' },
      }),
      arrow([60, 40], [122, 86]),
      label([56, 28], 'acetyl CoA', { size: 16 }),
    ),

  /** A part of glycolysis. */
  'pla-0148': () =>
    figure(
      { height: 350 },
      flow(
        {
          a: [[240, 28], 'glucose'],
          b: [[240, 102], 'glucose-6-phosphate'],
          c: [[240, 176], 'fructose-6-phosphate'],
          d: [[240, 250], 'fructose-1,6-bisphosphate'],
          e: [[240, 324], 'two triose phosphates'],
        },
        [
          ['a', 'b'],
          ['b', 'c'],
          ['c', 'd'],
          ['d', 'e'],
        ],
      ),
      ['P', 'Q', 'R', 'S'].map((name, index) => label([264, 65 + index * 74], name, { bold: true })),
    ),

  /** The Calvin cycle. */
  'pla-0149': () =>
    figure(
      { height: 320 },
      cycle({
        centre: [240, 160],
        radius: [130, 110],
        stations: ['RuBP', '3-PGA', 'triose\nphosphate'],
        steps: { 0: 'P', 1: 'Q', 2: 'R' },
      }),
      arrow([430, 60], [366, 92]),
      label([434, 48], 'CO_2'),
      curvedArrow([104, 244], [60, 290], 10),
      label([62, 304], 'sucrose, starch', { anchor: 'start', size: 16, side: 'right', gap: 6 }),
    ),

  /** A part of a maize leaf in cross-section. */
  'pla-0150': () => {
    const centre: Point = [240, 160]
    const filling: Point[] = [
      [60, 90],
      [100, 74],
      [146, 78],
      [60, 140],
      [104, 120],
      [70, 190],
      [120, 166],
      [100, 216],
      [60, 238],
      [146, 240],
      [334, 78],
      [380, 74],
      [420, 90],
      [376, 120],
      [420, 140],
      [360, 166],
      [410, 190],
      [380, 216],
      [334, 240],
      [420, 238],
    ]
    return figure(
      { height: 320 },
      Array.from({ length: 14 }, (_, index) => [
        rectangle([45 + index * 30, 36], [30, 24], { corner: 5 }),
        rectangle([45 + index * 30, 284], [30, 24], { corner: 5 }),
      ]),
      filling.map((at) => [
        circle(at, 20, { fill: tint.green, width: 1.5 }),
        [-8, 0, 8].map((dx) => dot([at[0] + dx, at[1] - 6], '#05773b', 3)),
      ]),
      sheath(centre),
      circle([226, 146], 12, { fill: tint.red }),
      circle([256, 146], 12, { fill: tint.red }),
      ellipse([240, 180], [26, 14], { fill: tint.blue }),
      pointer([135, 36], [190, 74], 'P'),
      pointer([380, 120], [450, 108], 'Q', { side: 'above' }),
      pointer([294, 129], [310, 66], 'R', { side: 'above' }),
      pointer([226, 146], [30, 160], 'S', { side: 'left' }),
    )
  },

  /** The electron transport system. */
  'pla-0151': () =>
    figure(
      { height: 300 },
      membrane(120, 200),
      [
        ['I', 60],
        ['II', 140],
        ['III', 236],
        ['IV', 326],
      ].map(([name, x]) => [
        rectangle([Number(x), name === 'II' ? 182 : 160], [54, name === 'II' ? 60 : 100], {
          fill: tint.blue,
          corner: 10,
        }),
        label([Number(x), name === 'II' ? 190 : 186], String(name), { halo: 'none' }),
      ]),
      circle([158, 136], 12, { fill: tint.red }),
      circle([282, 106], 12, { fill: tint.red }),
      arrow([88, 136], [144, 136], { width: 1.5 }),
      arrow([148, 162], [154, 150], { width: 1.5 }),
      arrow([172, 136], [208, 136], { width: 1.5 }),
      arrow([254, 112], [269, 108], { width: 1.5 }),
      arrow([294, 108], [312, 112], { width: 1.5 }),
      rectangle([420, 160], [40, 96], { fill: tint.green, corner: 8 }),
      path('M412 208V224H428V208', { fill: tint.green }),
      ellipse([420, 242], [34, 20], { fill: tint.green }),
      label([420, 92], 'V'),
      label([24, 60], 'intermembrane space', { size: 16, anchor: 'start' }),
      label([24, 262], 'matrix', { size: 16, anchor: 'start' }),
      pointer([158, 132], [180, 90], 'P', { side: 'above' }),
      pointer([282, 102], [300, 62], 'Q', { side: 'above' }),
      pointer([412, 160], [374, 130], 'R', { side: 'above' }),
      pointer([402, 244], [350, 270], 'S', { side: 'left' }),
    ),
}
