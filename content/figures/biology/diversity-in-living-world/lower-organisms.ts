import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { green, grey, ink, paper, tint } from '../../kit/basics/palette.ts'
import type { Point } from '../../kit/basics/point.ts'
import { circle, dot, ellipse, rectangle } from '../../kit/basics/shapes.ts'
import { path } from '../../kit/basics/smooth.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'

/** A gamete with flagella that point to the side of its partner, or without them. */
const gamete = ([x, y]: Point, radius: number, flagella: 0 | 1 | -1, fill: string) => [
  flagella === 0
    ? ''
    : [-1, 1].map((side) =>
        path(
          `M${x - flagella * radius * 0.6} ${y + side * radius * 0.6}q${-flagella * 10} ${side * 14} ${-flagella * 22} ${side * 6}t${-flagella * 20} ${side * 10}`,
        ),
      ),
  circle([x, y], radius, { fill }),
  dot([x, y], ink, 4),
]

export const lowerOrganisms: Figures = {
  /** A bacteriophage. */
  'div-0169': () =>
    figure(
      { height: 340 },
      path('M240 20L288 46V100L240 128L192 100V46Z', { fill: tint.blue }),
      path('M192 46L240 70L288 46M240 70V128', { width: 1.5 }),
      rectangle([240, 138], [52, 12], { fill: tint.red }),
      rectangle([240, 196], [32, 100], { fill: tint.yellow }),
      path('M224 160H256M224 174H256M224 188H256M224 202H256M224 216H256M224 230H256', { width: 1.5 }),
      rectangle([240, 253], [62, 12], { fill: tint.grey }),
      path('M212 252L156 206L116 314M268 252L324 206L364 314'),
      path('M226 259L186 226L160 322M254 259L294 226L320 322'),
      pointer([270, 96], [390, 70], 'P'),
      pointer([262, 138], [390, 138], 'Q'),
      pointer([240, 195], [90, 176], 'R'),
      pointer([350, 276], [420, 250], 'S'),
    ),

  /** Euglena. */
  'div-0170': () =>
    figure(
      { height: 260 },
      path('M96 138C80 120 60 100 70 76S34 60 44 34', { width: 3 }),
      path(
        'M92 138C120 84 220 70 300 86C380 100 420 124 450 150C410 176 350 206 280 206C200 206 120 190 92 138Z',
        {
          fill: tint.green,
          width: 4,
        },
      ),
      path('M92 138C104 128 128 122 136 138C130 152 106 150 92 138Z', { fill: paper }),
      dot([146, 122], '#cd1f2a', 6),
      [
        [180, 118],
        [230, 110],
        [190, 168],
        [330, 124],
        [350, 160],
        [240, 182],
        [390, 146],
      ].map(([x = 0, y = 0]) => ellipse([x, y], [19, 9], { fill: '#8fd0a3' })),
      circle([284, 148], 26, { fill: tint.blue }),
      dot([288, 150], ink, 8),
      pointer([70, 80], [120, 46], 'P', { side: 'above' }),
      pointer([330, 199], [370, 236], 'Q', { side: 'right' }),
      pointer([230, 110], [250, 36], 'R', { side: 'above' }),
      pointer([280, 160], [220, 236], 'S', { side: 'left' }),
    ),

  /** Gametes that fuse. */
  'div-0176': () =>
    figure(
      { height: 270 },
      ['P', 'Q', 'R', 'S'].map((name, index) => {
        const at: Point = [index % 2 ? 360 : 120, index < 2 ? 68 : 202]
        return [
          rectangle(at, [222, 122], { colour: grey, corner: 6 }),
          label([at[0] - 94, at[1] - 42], name, { bold: true }),
        ]
      }),
      gamete([102, 72], 20, 1, tint.green),
      gamete([144, 72], 20, -1, tint.green),
      gamete([339, 72], 20, 0, tint.green),
      gamete([381, 72], 20, 0, tint.green),
      gamete([104, 208], 28, 1, tint.green),
      gamete([148, 208], 14, -1, tint.yellow),
      gamete([340, 206], 40, 0, tint.green),
      gamete([393, 206], 11, -1, tint.yellow),
    ),

  /** A female thallus of Marchantia. */
  'div-0173': () =>
    figure(
      { height: 330 },
      [120, 160, 200, 250, 300, 340].map((x) => path(`M${x} 256q-6 18 2 34`, { width: 1.5 })),
      path(
        'M50 236C70 200 130 196 180 212C190 190 250 180 300 196C350 186 410 196 432 230C410 262 330 268 250 262C170 272 80 268 50 236Z',
        {
          fill: tint.green,
        },
      ),
      path('M66 236C150 226 320 226 416 230', { width: 1.5, colour: green }),
      path('M118 214C120 194 112 186 112 180H156C156 186 148 194 150 214Z', { fill: paper }),
      ellipse([134, 180], [22, 7], { fill: paper }),
      [126, 134, 142].map((x) => dot([x, 178], green, 4)),
      path('M296 214V96', { width: 8, colour: ink }),
      path('M296 214V96', { width: 4, colour: tint.green }),
      [-64, -44, -22, 0, 22, 44, 64].map((dx) =>
        path(`M296 84C${296 + dx * 0.5} 78 ${296 + dx * 0.9} 92 ${296 + dx} ${128 - Math.abs(dx) * 0.1}`, {
          width: 6,
          colour: green,
        }),
      ),
      ellipse([296, 86], [26, 12], { fill: tint.green }),
      pointer([122, 188], [60, 140], 'P', { side: 'left' }),
      pointer([314, 84], [400, 60], 'Q'),
      pointer([384, 220], [446, 176], 'R', { side: 'above' }),
      pointer([250, 276], [330, 306], 'S'),
    ),

  /** A moss plant with its sporophyte. */
  'div-0174': () =>
    figure(
      { height: 350 },
      path('M240 190V70', { width: 3 }),
      path('M240 70C230 44 236 20 256 18C272 24 262 50 246 72Z', { fill: tint.yellow }),
      path('M240 300V190', { width: 5, colour: green }),
      [196, 216, 236, 256, 276].map((y) => [
        path(
          `M240 ${y + 14}C216 ${y + 8} 204 ${y - 6} 198 ${y - 18}C222 ${y - 14} 236 ${y - 4} 240 ${y + 14}Z`,
          {
            fill: tint.green,
          },
        ),
        path(`M240 ${y + 20}C264 ${y + 14} 276 ${y} 282 ${y - 12}C258 ${y - 8} 244 ${y + 2} 240 ${y + 20}Z`, {
          fill: tint.green,
        }),
      ]),
      path(
        'M240 300C226 316 214 318 206 338M240 300C244 318 250 322 252 340M240 300C254 312 268 314 278 334M222 316C214 316 204 314 194 320',
        {
          width: 1.5,
        },
      ),
      pointer([250, 40], [340, 40], 'P'),
      pointer([240, 130], [340, 130], 'Q'),
      pointer([266, 230], [340, 210], 'R'),
      pointer([208, 328], [120, 310], 'S'),
    ),
}
