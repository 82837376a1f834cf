import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { blue, ink, paper, red, tint } from '../../kit/basics/palette.ts'
import { type Point, polar } from '../../kit/basics/point.ts'
import { circle, dot, line } from '../../kit/basics/shapes.ts'
import { path } from '../../kit/basics/smooth.ts'
import { flow } from '../../kit/diagrams/flow.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'

const centre: Point = [190, 190]

/** Cells on a ring of the tubule, each with its nucleus. */
const germCells = (radius: number, size: number, count: number, fill: string) =>
  Array.from({ length: count }, (_, index) => {
    const at = polar(centre, (index * 360) / count + radius, radius)
    return [circle(at, size, { fill }), dot(at, ink, size * 0.35)]
  })

const cells = (at: Point, radius: number, places: readonly Point[], size: number) => [
  circle(at, radius, { fill: paper, width: 3 }),
  places.map(([dx, dy]) => circle([at[0] + dx, at[1] + dy], size, { fill: tint.yellow })),
]

const morula: Point[] = [
  [-28, -14],
  [-12, -30],
  [10, -30],
  [28, -14],
  [30, 8],
  [18, 28],
  [-4, 32],
  [-24, 22],
  [-32, 4],
  [-8, -10],
  [10, -8],
  [12, 12],
  [-8, 12],
]

export const reproductivePlates: Figures = {
  /** Section of a testis. */
  'hrp-0118': () =>
    figure(
      { height: 350 },
      circle(centre, 146, { fill: tint.red, width: 4 }),
      circle(centre, 138, { fill: paper, width: 1.5 }),
      [20, 110, 200, 290].map((degrees) => {
        const [a, b, tip] = [
          polar(centre, degrees - 8, 137),
          polar(centre, degrees + 8, 137),
          polar(centre, degrees, 52),
        ]
        return [
          path(`M${a[0]} ${a[1]}L${tip[0]} ${tip[1]}L${b[0]} ${b[1]}Z`, { fill: tint.yellow }),
          dot(polar(centre, degrees, 118), ink, 5),
        ]
      }),
      germCells(124, 11, 20, tint.blue),
      germCells(98, 14, 12, paper),
      germCells(72, 8, 14, tint.grey),
      [20, 110, 200, 290].flatMap((degrees) =>
        [-14, 0, 14].map((turn) => {
          const [head, end] = [polar(centre, degrees + turn, 50), polar(centre, degrees + turn * 0.4, 16)]
          return [line([head, end], { width: 1.5 }), dot(head, ink, 4)]
        }),
      ),
      circle([392, 60], 22, { fill: tint.red, width: 3 }),
      [
        [348, 50],
        [356, 78],
        [372, 96],
        [398, 100],
        [424, 90],
      ].map(([x = 0, y = 0]) => [circle([x, y], 13, { fill: tint.green }), dot([x, y], ink, 4)]),
      pointer([398, 100], [430, 150], 'P'),
      pointer(polar(centre, 2 * 18 - 124 + 124 + 124 - 18 * 7, 124), [420, 200], 'Q'),
      pointer(polar(centre, -70, 100), [380, 320], 'R'),
      pointer(polar(centre, 6, 50), [430, 256], 'S'),
    ),

  /** A lobe of a mammary gland. */
  'hrp-0119': () =>
    figure(
      { height: 300 },
      [
        [60, 60],
        [52, 130],
        [60, 210],
      ].map(([x = 0, y = 0]) => [
        path(`M${x + 30} ${y}C${x + 70} ${y} ${x + 90} 138 ${x + 130 - (x - 52)} 138`, { width: 9 }),
        path(`M${x + 30} ${y}C${x + 70} ${y} ${x + 90} 138 ${x + 130 - (x - 52)} 138`, {
          width: 5,
          colour: paper,
        }),
        [
          [0, -20],
          [22, -16],
          [-20, -4],
          [-16, 18],
          [6, 22],
          [24, 14],
          [2, 0],
        ].map(([dx = 0, dy = 0]) => circle([x + dx, y + dy], 13, { fill: tint.yellow })),
      ]),
      path(
        'M176 130H250C262 130 266 104 300 104S336 126 348 130H430V146H348C336 150 334 172 300 172S262 146 250 146H176C170 142 170 134 176 130Z',
        {
          fill: tint.blue,
        },
      ),
      path('M384 90C400 100 410 112 432 114V162C410 164 400 178 384 188', { width: 3 }),
      pointer([62, 48], [150, 28], 'P'),
      pointer([216, 138], [216, 220], 'Q', { side: 'below' }),
      pointer([300, 134], [300, 220], 'R', { side: 'below' }),
      pointer([396, 138], [370, 230], 'S', { side: 'below' }),
    ),

  /** The wall of the uterus. */
  'hrp-0120': () =>
    figure(
      { height: 330 },
      path('M60 60C110 40 150 60 176 56C210 40 270 40 304 56C330 60 370 40 420 60', { width: 14 }),
      path('M60 60C110 40 150 60 176 56C210 40 270 40 304 56C330 60 370 40 420 60', {
        width: 10,
        colour: tint.yellow,
      }),
      path(
        'M240 40C320 40 344 84 330 140C318 190 290 210 282 300H198C190 210 162 190 150 140C136 84 160 40 240 40Z',
        {
          fill: tint.red,
          width: 4,
        },
      ),
      path(
        'M240 76C296 78 306 106 292 140C278 176 258 196 252 300H228C222 196 202 176 188 140C174 106 184 78 240 76Z',
        {
          fill: tint.yellow,
        },
      ),
      path(
        'M240 98C276 98 282 116 270 138C258 160 248 180 245 300H235C232 180 222 160 210 138C198 116 204 98 240 98Z',
        {
          fill: paper,
        },
      ),
      pointer([334, 104], [420, 130], 'P'),
      pointer([306, 150], [420, 180], 'Q'),
      pointer([196, 130], [70, 150], 'R'),
      pointer([240, 262], [380, 280], 'S'),
    ),

  /** Spermatogenesis. */
  'hrp-0121': () =>
    figure(
      { height: 330 },
      flow(
        {
          a: [[110, 40], 'spermatogonium'],
          b: [[110, 160], 'primary\nspermatocyte'],
          c: [[110, 286], 'secondary\nspermatocytes'],
          d: [[370, 286], 'spermatids'],
          e: [[370, 100], 'spermatozoa'],
        },
        [
          ['a', 'b'],
          ['b', 'c'],
          ['c', 'd'],
          ['d', 'e'],
        ],
      ),
      label([84, 92], 'P', { bold: true }),
      label([84, 222], 'Q', { bold: true }),
      label([248, 266], 'R', { bold: true }),
      label([394, 190], 'S', { bold: true }),
    ),

  /** Stages of an embryo. */
  'hrp-0122': () =>
    figure(
      { height: 210 },
      cells(
        [66, 84],
        46,
        [
          [-19, 0],
          [19, 0],
        ],
        20,
      ),
      cells(
        [182, 84],
        46,
        [
          [-17, -17],
          [17, -17],
          [-17, 17],
          [17, 17],
        ],
        17,
      ),
      morula.map(([dx, dy]) => circle([298 + dx, 84 + dy], 13, { fill: tint.yellow })),
      Array.from({ length: 20 }, (_, index) =>
        circle(polar([412, 90], index * 18, 48), 8, { fill: tint.blue, width: 1.5 }),
      ),
      [
        [400, 58],
        [416, 60],
        [432, 60],
        [408, 74],
        [424, 74],
      ].map(([x = 0, y = 0]) => circle([x, y], 9, { fill: tint.red, width: 1.5 })),
      label([66, 190], 'P', { bold: true }),
      label([182, 190], 'Q', { bold: true }),
      label([298, 190], 'R', { bold: true }),
      label([412, 190], 'S', { bold: true }),
      pointer(polar([412, 90], 198, 48), [346, 150], '1', { side: 'below' }),
      pointer([424, 74], [450, 22], '2', { side: 'above' }),
    ),

  /** A foetus within the uterus. */
  'hrp-0123': () =>
    figure(
      { height: 350 },
      path(
        'M240 16C350 16 390 110 370 190C356 250 290 266 272 290V334H208V290C190 266 124 250 110 190C90 110 130 16 240 16Z',
        {
          fill: tint.red,
          width: 4,
        },
      ),
      path(
        'M240 38C330 38 360 116 344 184C330 230 280 246 254 268H226C200 246 150 230 136 184C120 116 150 38 240 38Z',
        {
          fill: tint.blue,
        },
      ),
      path(
        'M170 62C200 36 280 36 310 62C306 84 290 92 280 84C270 98 258 94 250 84C240 98 226 96 220 84C210 98 200 94 196 84C184 90 174 82 170 62Z',
        {
          fill: tint.yellow,
        },
      ),
      path('M250 90C270 110 300 100 300 130S250 150 250 172', { width: 8, colour: ink }),
      path('M250 90C270 110 300 100 300 130S250 150 250 172', { width: 4, colour: red }),
      circle([200, 206], 30, { fill: paper }),
      path(
        'M214 180C250 140 306 160 304 200C300 236 250 246 228 226C240 216 250 214 262 216M262 216C272 206 268 192 254 190',
        { fill: paper },
      ),
      dot([190, 204], ink, 3),
      path('M226 268H254V330H226Z', { fill: tint.green, colour: blue }),
      pointer([240, 306], [380, 316], 'P'),
      pointer([206, 66], [60, 40], 'Q'),
      pointer([300, 128], [430, 110], 'R'),
      pointer([156, 168], [50, 190], 'S'),
    ),
}
