import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { ink, paper, tint } from '../../kit/basics/palette.ts'
import { type Point, plus, polar } from '../../kit/basics/point.ts'
import { ellipse, line, rectangle } from '../../kit/basics/shapes.ts'
import { flow } from '../../kit/diagrams/flow.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'

/** One layer of equal cells on a basement membrane; `floor` is its left end. */
const layer = ([x, y]: Point, count: number, [width, height]: Point) =>
  Array.from({ length: count }, (_, index): Point => [x + (index + 0.5) * width, y - height / 2]).map(
    (at) => [
      rectangle(at, [width, height], { fill: tint.blue }),
      ellipse(at, [Math.min(width / 4, 9), Math.min(height / 4, 11)], { fill: ink }),
    ],
  )

const membrane = (floor: Point, name: string) => [
  line([floor, plus(floor, [168, 0])], { width: 6 }),
  label(plus(floor, [-24, -20]), name, { bold: true }),
]

const cilia = (left: number, right: number, y: number) =>
  Array.from({ length: Math.floor((right - left) / 7) }, (_, index) => left + 4 + index * 7).map((x) =>
    line(
      [
        [x, y],
        [x + 4, y - 15],
      ],
      { width: 1.5 },
    ),
  )

const tuft = (from: Point, angles: readonly number[]) =>
  angles.map((degrees, index) =>
    line([from, polar(from, degrees + 8, 34), polar(from, degrees, 58 + (index % 3) * 10)], { width: 1.5 }),
  )

export const animals: Figures = {
  'sto-0061': () =>
    figure(
      { height: 290 },
      layer([50, 110], 3, [56, 16]),
      membrane([50, 110], 'P'),
      layer([286, 110], 7, [24, 22]),
      layer([286, 88], 6, [28, 18]),
      layer([286, 70], 4, [42, 14]),
      layer([286, 56], 3, [56, 10]),
      membrane([286, 110], 'Q'),
      layer([50, 250], 5, [33.6, 33.6]),
      membrane([50, 250], 'R'),
      cilia(286, 454, 184),
      layer([286, 250], 7, [24, 66]),
      membrane([286, 250], 'S'),
    ),

  'sto-0075': () =>
    figure(
      { height: 320 },
      flow(
        {
          veins: [[90, 40], 'three large\nveins'],
          p: [[90, 130], 'P', { fill: tint.yellow }],
          right: [[90, 214], 'right atrium'],
          ventricle: [[240, 286], 'ventricle'],
          q: [[240, 170], 'Q', { fill: tint.yellow }],
          arteries: [[240, 60], 'arteries'],
          left: [[390, 214], 'left atrium'],
          lungs: [[390, 100], 'veins of\nthe lungs'],
        },
        [
          ['veins', 'p'],
          ['p', 'right'],
          ['right', 'ventricle'],
          ['lungs', 'left'],
          ['left', 'ventricle'],
          ['ventricle', 'q'],
          ['q', 'arteries'],
        ],
      ),
    ),

  'sto-0079': () =>
    figure(
      { height: 270 },
      flow(
        {
          testis: [[80, 50], 'testis'],
          kidney: [[260, 50], 'kidney'],
          cloaca: [[260, 210], 'cloaca'],
          bladder: [[80, 210], 'bladder'],
          outside: [[420, 210], 'outside'],
        },
        [
          ['testis', 'kidney', '2'],
          ['kidney', 'cloaca', '1'],
          ['cloaca', 'outside', '3'],
          ['cloaca', 'bladder', '4'],
          ['bladder', 'cloaca'],
        ],
      ),
    ),

  'sto-0085': () =>
    figure(
      { height: 290 },
      tuft([342, 132], [40, 62, 84, 106, 128]),
      tuft([342, 158], [232, 254, 276, 298, 320]),
      [238, 252, 266].map((x) => [
        ellipse([x, 112], [6, 26], { fill: tint.green }),
        ellipse([x, 178], [6, 26], { fill: tint.green }),
      ]),
      rectangle([56, 145], [64, 14], { fill: paper }),
      rectangle([286, 145], [128, 28], { fill: tint.green, corner: 8 }),
      rectangle([398, 145], [104, 42], { fill: tint.grey, corner: 14 }),
      ellipse([138, 145], [56, 34], { fill: tint.red }),
      ellipse([208, 145], [22, 24], { fill: tint.yellow, width: 4 }),
      pointer([138, 136], [138, 58], 'P'),
      pointer([208, 150], [208, 232], 'Q'),
      pointer([252, 96], [252, 48], 'R'),
      pointer([346, 74], [380, 40], 'S'),
      label([40, 178], 'mouth'),
      label([446, 190], 'anus'),
    ),
}
