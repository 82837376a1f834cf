import { arrow } from '../../kit/basics/arrow.ts'
import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { blue, grey, paper, red, tint } from '../../kit/basics/palette.ts'
import { arcPoints, type Point, polar } from '../../kit/basics/point.ts'
import { circle, line, rectangle } from '../../kit/basics/shapes.ts'
import { path } from '../../kit/basics/smooth.ts'
import { flow } from '../../kit/diagrams/flow.ts'

const ringCentre: Point = [240, 180]
const region = (from: number, to: number, fill: string) => {
  const arc = arcPoints(ringCentre, [100, 100], from, to)
  return [line(arc, { width: 22 }), line(arc, { width: 18, colour: fill })]
}
const site = (degrees: number, name: string) => {
  const side =
    Math.abs(Math.cos((degrees * Math.PI) / 180)) < 0.3
      ? 'above'
      : Math.cos((degrees * Math.PI) / 180) > 0
        ? 'right'
        : 'left'
  return [
    line([polar(ringCentre, degrees, 108), polar(ringCentre, degrees, 126)]),
    label(polar(ringCentre, degrees, 128), name, { side, gap: 3, size: 16 }),
  ]
}

const bases = ['G', 'A', 'A', 'T', 'T', 'C']
const pairs = ['C', 'T', 'T', 'A', 'A', 'G']

const cut = (x: number, y: number, down: 1 | -1, name: string) => [
  arrow([x, y], [x, y + down * 44], { colour: red, width: 2 }),
  label([x, y - down * 14], name, { bold: true }),
]

export const plates: Figures = {
  /** The vector pBR322. */
  'bio-0109': () =>
    figure(
      { height: 340 },
      circle(ringCentre, 100, { width: 8 }),
      circle(ringCentre, 100, { width: 4, colour: paper }),
      region(112, 186, tint.yellow),
      region(-14, 60, tint.green),
      region(252, 276, tint.red),
      region(296, 330, tint.blue),
      site(104, '*Eco*R I'),
      site(82, '*Cla* I'),
      site(64, '*Hin*d III'),
      site(40, '*Bam*H I'),
      site(8, '*Sal* I'),
      site(310, '*Pvu* II'),
      site(140, '*Pvu* I'),
      site(168, '*Pst* I'),
      label([182, 146], '*amp*^R'),
      label([300, 156], '*tet*^R'),
      label([232, 254], 'ori'),
      label([290, 230], '*rop*'),
      label([240, 196], 'pBR322', { bold: true }),
    ),

  /** Possible cuts in a recognition sequence. */
  'bio-0110': () =>
    figure(
      { height: 250 },
      path('M60 104H420', { colour: blue, width: 3 }),
      path('M60 156H420', { colour: blue, width: 3 }),
      bases.map((base, index) => label([110 + index * 52, 104], base, { bold: true })),
      pairs.map((base, index) => label([110 + index * 52, 156], base, { bold: true })),
      label([52, 104], '5′', { side: 'left' }),
      label([428, 104], '3′', { side: 'right' }),
      label([52, 156], '3′', { side: 'left' }),
      label([428, 156], '5′', { side: 'right' }),
      cut(136, 50, 1, 'P'),
      cut(240, 50, 1, 'Q'),
      cut(136, 212, -1, 'R'),
      cut(344, 212, -1, 'S'),
    ),

  /** Fragments in a gel. */
  'bio-0111': () =>
    figure(
      { height: 340 },
      rectangle([240, 170], [180, 300], { fill: tint.grey, corner: 6, width: 3 }),
      [190, 240, 290].map((x) => rectangle([x, 42], [34, 12], { fill: paper })),
      [
        [96, 'P'],
        [150, 'Q'],
        [214, 'R'],
        [286, 'S'],
      ].map(([y, name]) => [
        rectangle([240, Number(y)], [36, 10], { fill: red, corner: 3 }),
        label([310, Number(y)], String(name), { halo: 'none', bold: true }),
        path(`M262 ${Number(y)}H296`, { width: 1.5, colour: grey }),
      ]),
      label([110, 42], 'X', { bold: true }),
      label([110, 304], 'Y', { bold: true }),
      label([410, 42], 'wells'),
      path('M312 42H374', { width: 1.5 }),
    ),

  /** How recombinant DNA is made. */
  'bio-0112': () =>
    figure(
      { height: 340 },
      flow(
        {
          a: [[110, 40], 'plasmid'],
          b: [[370, 40], 'foreign DNA'],
          c: [[110, 136], 'opened plasmid'],
          d: [[370, 136], 'DNA fragments'],
          e: [[240, 226], 'recombinant plasmid'],
          f: [[240, 310], 'transformed bacterium'],
        },
        [
          ['a', 'c'],
          ['b', 'd'],
          ['c', 'e'],
          ['d', 'e'],
          ['e', 'f'],
        ],
      ),
      label([90, 88], 'P', { bold: true }),
      label([390, 88], 'P', { bold: true }),
      label([240, 178], 'Q', { bold: true }),
      label([262, 268], 'R', { bold: true }),
    ),
}
