import { arrow } from '../../kit/basics/arrow.ts'
import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { paper, red, tint } from '../../kit/basics/palette.ts'
import type { Point } from '../../kit/basics/point.ts'
import { circle, dot, line, rectangle } from '../../kit/basics/shapes.ts'
import { path } from '../../kit/basics/smooth.ts'
import { flow } from '../../kit/diagrams/flow.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'

/** A bone between two points. */
const bone = (from: Point, to: Point, width: number) => [
  line([from, to], { width: width + 4 }),
  line([from, to], { width, colour: tint.yellow }),
]

const tube = (d: string) => [path(d, { width: 16 }), path(d, { width: 11, colour: paper })]

const wrist: Point[] = [
  [96, 190],
  [114, 196],
  [132, 190],
]

export const plates: Figures = {
  /** The apparatus of Miller. */
  'evo-0094': () =>
    figure(
      { height: 350 },
      tube('M110 240V80Q110 50 140 50H300Q330 50 330 70'),
      tube('M330 150V290Q330 320 300 320H250Q226 320 226 300V284H150'),
      circle([110, 276], 44, { fill: paper, width: 3 }),
      path('M68 282Q110 270 152 282A44 44 0 0 1 68 282Z', { fill: tint.blue }),
      circle([330, 108], 54, { fill: tint.grey, width: 3 }),
      line(
        [
          [276, 84],
          [316, 100],
        ],
        { width: 4 },
      ),
      line(
        [
          [384, 84],
          [344, 100],
        ],
        { width: 4 },
      ),
      path('M316 100l8 -6l4 10l8 -8l8 4', { colour: red, width: 3 }),
      rectangle([330, 214], [52, 80], { width: 3 }),
      path('M356 190H386M304 240H274', { width: 5 }),
      path('M326 306Q326 318 300 318H252Q230 318 228 304', { colour: tint.blue, width: 8 }),
      path('M96 330q8 -12 14 0q8 -14 14 0', { colour: red, width: 3 }),
      pointer([110, 296], [40, 330], 'P', { side: 'left' }),
      pointer([372, 118], [440, 130], 'Q'),
      pointer([350, 214], [440, 220], 'R'),
      pointer([290, 319], [400, 320], 'S'),
    ),

  /** Two forelimbs. */
  'evo-0095': () => {
    return figure(
      { height: 340 },
      path('M84 40C60 120 50 220 90 310C120 330 150 300 166 250C176 180 170 90 150 40Z', {
        fill: tint.blue,
        width: 1.5,
      }),
      bone([114, 52], [112, 100], 20),
      bone([100, 116], [98, 168], 11),
      bone([128, 116], [130, 168], 11),
      wrist.map((at) => circle(at, 9, { fill: tint.yellow })),
      [
        [92, 212],
        [108, 218],
        [124, 216],
        [140, 210],
      ].map(([x = 0, y = 0], index) =>
        [0, 1, 2].map((part) =>
          bone(
            [x + (index - 1.5) * part * 5, y + part * 26],
            [x + (index - 1.5) * (part * 5 + 4), y + part * 26 + 14],
            6,
          ),
        ),
      ),
      path('M238 250L262 130L300 90L330 60L460 70L446 180L420 290L350 240L290 270Z', {
        fill: tint.grey,
        width: 1.5,
      }),
      bone([244, 240], [268, 150], 8),
      bone([272, 140], [322, 70], 4),
      bone([282, 144], [330, 76], 4),
      [
        [334, 64],
        [340, 74],
      ].map(([x = 0, y = 0]) => dot([x, y], '#151d33', 6)),
      (
        [
          [456, 74],
          [444, 178],
          [418, 284],
          [350, 236],
        ] as Point[]
      ).map((to) => bone([342, 74], to, 2)),
      pointer([112, 76], [40, 60], 'P', { side: 'left' }),
      pointer([98, 142], [30, 150], 'Q', { side: 'left' }),
      pointer([254, 200], [206, 180], 'P', { side: 'left' }),
      pointer([292, 112], [250, 70], 'Q', { side: 'above' }),
      label([110, 22], 'whale'),
      label([370, 22], 'bat'),
    )
  },

  /** Marsupials beside placental mammals. */
  'evo-0096': () => {
    const left: readonly (readonly [text: string, edge: number])[] = [
      ['Tasmanian wolf', 51],
      ['sugar glider', 67],
      ['banded anteater', 51],
    ]
    const right: readonly (readonly [text: string, edge: number])[] = [
      ['wolf', 399],
      ['flying squirrel', 453],
      ['anteater', 418],
    ]
    const height = (index: number) => 150 + index * 76
    return figure(
      { height: 340 },
      flow({ a: [[140, 36], 'marsupial ancestor\nin Australia'], b: [[370, 36], 'placental\nancestor'] }, []),
      left.map(([text], index) => flow({ a: [[140, height(index)], text] }, [])),
      right.map(([text], index) => flow({ a: [[370, height(index)], text] }, [])),
      path('M36 36H20V302M420 36H466V302'),
      left.map(([, edge], index) => arrow([20, height(index)], [edge, height(index)])),
      right.map(([, edge], index) => arrow([466, height(index)], [edge, height(index)])),
      label([34, 106], 'P', { bold: true }),
      arrow([230, 150], [332, 150], { both: true, colour: red }),
      arrow([214, 226], [285, 226], { both: true, colour: red }),
      label([281, 128], 'Q', { bold: true }),
      label([250, 204], 'Q', { bold: true }),
    )
  },
}
