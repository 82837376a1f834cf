import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { blue, ink, paper, red, tint } from '../../kit/basics/palette.ts'
import { arcPoints, type Point, polar } from '../../kit/basics/point.ts'
import { circle, dot, ellipse } from '../../kit/basics/shapes.ts'
import { path } from '../../kit/basics/smooth.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'

const spots = (at: readonly Point[], r: number, fill: string) =>
  at.map((place) => circle(place, r, { fill, width: 1.5 }))

export const animalPlates: Figures = {
  /** The brain of a frog. */
  'sto-0129': () =>
    figure(
      { height: 360 },
      [-1, 1].map((side) => [
        ellipse([240 + side * 22, 50], [20, 28], { fill: tint.yellow }),
        path(
          `M${240 + side * 3} 78C${240 + side * 50} 76 ${240 + side * 52} 150 ${240 + side * 14} 160L${240 + side * 3} 156Z`,
          { fill: tint.red },
        ),
        ellipse([240 + side * 38, 206], [36, 33], { fill: tint.blue }),
      ]),
      path('M222 158H258L262 184H218Z', { fill: tint.grey }),
      path('M196 238H284V252H196Z', { fill: paper }),
      path('M200 254H280C276 290 258 310 254 350H226C222 310 204 290 200 254Z', { fill: tint.green }),
      path('M228 262L240 300L252 262Z', { fill: paper, width: 1.5 }),
      pointer([262, 44], [390, 40], 'P'),
      pointer([270, 116], [390, 110], 'Q'),
      pointer([290, 204], [400, 196], 'R'),
      pointer([258, 296], [390, 300], 'S'),
    ),

  /** The mouthparts of a cockroach. */
  'sto-0130': () =>
    figure(
      { height: 300 },
      path('M30 60H120L112 130C100 144 50 144 38 130Z', { fill: tint.yellow, width: 3 }),
      path(
        'M176 44C220 40 232 80 226 130C222 150 204 160 190 150L204 140L186 130L202 120L182 110L198 98L178 86Z',
        { fill: '#c9a27c', width: 3 },
      ),
      path('M300 150L306 100L320 60L332 100L334 150Z', { fill: tint.yellow, width: 3 }),
      path('M318 62L312 34M326 72L342 40', { width: 7 }),
      path('M334 130L366 118L392 96L414 66L428 40', { width: 9 }),
      path('M334 130L366 118L392 96L414 66L428 40', { width: 5, colour: tint.yellow }),
      [
        [366, 118],
        [392, 96],
        [414, 66],
      ].map(([x = 0, y = 0]) => dot([x, y], ink, 4)),
      path('M190 220H290V250L272 282H262L256 256L246 282H234L224 256L218 282H208L190 250Z', {
        fill: tint.yellow,
        width: 3,
      }),
      path('M190 240L160 256L146 280L142 292M290 240L320 256L334 280L338 292', { width: 8 }),
      path('M190 240L160 256L146 280L142 292M290 240L320 256L334 280L338 292', {
        width: 4,
        colour: tint.yellow,
      }),
      label([76, 30], 'P', { bold: true }),
      label([160, 44], 'Q', { bold: true }),
      label([284, 60], 'R', { bold: true }),
      label([164, 214], 'S', { bold: true }),
    ),

  /** Areolar tissue. */
  'sto-0131': () =>
    figure(
      { height: 320 },
      [40, 90, 150, 210, 260].map((y, index) =>
        path(`M30 ${y}C140 ${y + (index % 2 ? -50 : 60)} 320 ${y + (index % 2 ? 60 : -40)} 450 ${y + 10}`, {
          width: 6,
          colour: '#c9ced9',
        }),
      ),
      [60, 160, 270, 380].map((x, index) =>
        path(`M${x} 20L${x + (index % 2 ? -40 : 50)} 300`, { width: 2, colour: blue }),
      ),
      circle([116, 92], 36, { fill: paper }),
      dot([116, 92], ink, 9),
      arcPoints([116, 92], [24, 24], 0, 345, 23).map((at, index) => dot(polar(at, index * 77, 4), red, 3.5)),
      path('M200 190C240 160 290 160 350 150C310 178 260 196 200 190Z', { fill: tint.yellow }),
      ellipse([270, 174], [18, 8], { fill: tint.blue, width: 1.5 }),
      path(
        'M330 60C350 30 380 50 396 42C420 50 408 74 424 92C416 116 390 104 372 118C350 122 346 100 326 98C316 84 322 70 330 60Z',
        { fill: paper },
      ),
      circle([372, 76], 11, { fill: tint.blue }),
      spots(
        [
          [346, 82],
          [396, 62],
          [394, 94],
          [356, 62],
        ],
        5,
        tint.red,
      ),
      circle([130, 244], 42, { fill: paper }),
      circle([134, 246], 32, { fill: tint.yellow, width: 1.5 }),
      ellipse([95, 234], [7, 13], { fill: tint.blue, width: 1.5 }),
      pointer([106, 80], [40, 40], 'P', { side: 'left' }),
      pointer([300, 166], [440, 200], 'Q'),
      pointer([404, 84], [446, 140], 'R', { side: 'below' }),
      pointer([140, 250], [230, 296], 'S'),
    ),
}
