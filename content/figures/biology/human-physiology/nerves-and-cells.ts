import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { blue, grey, ink, paper, red, tint } from '../../kit/basics/palette.ts'
import type { Point } from '../../kit/basics/point.ts'
import { circle, dot, ellipse } from '../../kit/basics/shapes.ts'
import { path, smooth } from '../../kit/basics/smooth.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'

const thorax = (x: number, half: number, floor: number, name: string) => [
  path(
    `M${x - 14} 40C${x - 20} 64 ${x - half + 10} 70 ${x - half} 120V236M${x + 14} 40C${x + 20} 64 ${x + half - 10} 70 ${x + half} 120V236`,
    {
      width: 3,
    },
  ),
  path(
    `M${x - 10} 66C${x - half + 22} 76 ${x - half + 12} 130 ${x - half + 12} ${floor + 6}C${x - half * 0.6} ${floor - 6} ${x - 20} ${floor - 12} ${x - 8} ${floor - 14}Z`,
    {
      fill: tint.blue,
    },
  ),
  path(
    `M${x + 10} 66C${x + half - 22} 76 ${x + half - 12} 130 ${x + half - 12} ${floor + 6}C${x + half * 0.6} ${floor - 6} ${x + 20} ${floor - 12} ${x + 8} ${floor - 14}Z`,
    {
      fill: tint.blue,
    },
  ),
  path(`M${x - 5} 24V84L${x - 22} 104M${x + 5} 24V84L${x + 22} 104M${x} 92V84`, { width: 2 }),
  label([x, 274], name, { bold: true }),
]

const bodies: readonly (readonly [Point, string])[] = [
  [[70, 132], 'P'],
  [[186, 132], 'Q'],
  [[302, 132], 'R'],
  [[416, 132], 'S'],
]

export const nervesAndCells: Figures = {
  /** A brain cut in the middle. */
  'hum-0223': () =>
    figure(
      { height: 330 },
      path(
        'M90 190C60 120 110 40 220 34C330 28 410 90 404 170C400 204 372 214 340 206C300 214 284 200 260 206C220 220 170 214 140 226C108 224 96 208 90 190Z',
        {
          fill: tint.red,
          width: 3,
        },
      ),
      path(
        'M120 110q30 -20 44 10M190 60q10 30 44 20M280 60q0 30 34 30M350 110q-24 16 -4 40M130 180q24 -10 30 10M330 170q-10 16 10 24',
        { width: 1.5 },
      ),
      path('M160 170C180 130 290 126 320 166', { width: 8, colour: paper }),
      path('M160 170C180 130 290 126 320 166', { width: 1.5 }),
      ellipse([244, 178], [36, 18], { fill: tint.yellow }),
      path('M214 196C220 190 262 190 262 198C256 214 240 226 228 226C222 218 212 208 214 196Z', {
        fill: tint.green,
      }),
      path('M230 226L222 244', { width: 4 }),
      ellipse([216, 252], [14, 10], { fill: tint.grey }),
      path(
        'M262 196C276 216 286 236 292 258C300 284 308 300 310 322H350C344 290 336 262 322 240C316 220 312 208 306 194Z',
        { fill: tint.grey },
      ),
      path('M276 224C254 232 252 258 286 262', { fill: tint.grey }),
      path('M330 226C350 206 396 212 402 240C404 268 366 280 338 264Z', { fill: tint.blue }),
      path('M338 246H390M342 238C356 228 368 224 380 222M342 254C356 262 368 264 380 262', { width: 1.5 }),
      pointer([150, 80], [70, 44], 'P', { side: 'left' }),
      pointer([236, 208], [90, 270], 'Q', { side: 'left' }),
      pointer([390, 244], [440, 290], 'R'),
      pointer([326, 296], [400, 316], 'S'),
    ),

  /** A chemical synapse. */
  'hum-0224': () =>
    figure(
      { height: 320 },
      path(
        'M216 14V60C170 66 120 100 124 150C128 178 160 180 240 180S352 178 356 150C360 100 310 66 264 60V14',
        { fill: tint.blue, width: 3 },
      ),
      [
        [190, 110],
        [230, 96],
        [274, 112],
        [210, 146],
        [252, 142],
        [300, 142],
      ].map(([x = 0, y = 0]) => [
        circle([x, y], 15, { fill: paper }),
        [
          [-5, -4],
          [5, -3],
          [0, 5],
        ].map(([dx = 0, dy = 0]) => dot([x + dx, y + dy], red, 2.6)),
      ]),
      [
        [180, 196],
        [220, 202],
        [262, 194],
        [306, 204],
      ].map(([x = 0, y = 0]) => dot([x, y], red, 3)),
      path('M70 224H410V300H70Z', { fill: tint.grey, colour: 'none' }),
      path('M70 224H410', { width: 3 }),
      [150, 206, 262, 318].map((x) => [
        path(`M${x - 14} 214q4 14 0 28h8q4 -14 0 -28ZM${x + 6} 214q-4 14 0 28h8q4 -14 0 -28Z`, {
          fill: tint.yellow,
        }),
      ]),
      pointer([178, 110], [60, 70], 'P'),
      pointer([350, 168], [430, 130], 'Q'),
      pointer([116, 202], [50, 190], 'R'),
      pointer([324, 238], [430, 270], 'S'),
    ),

  /** Parts of filaments. */
  'hum-0225': () => {
    const beads = Array.from({ length: 16 }, (_, index) => 60 + index * 24)
    const wind = (x: number, sign: 1 | -1) => 100 + sign * 13 * Math.cos(((x - 60) / 96) * Math.PI)
    return figure(
      { height: 300 },
      beads.map((x) => [
        circle([x, wind(x, 1)], 13, { fill: tint.red }),
        circle([x, wind(x, -1)], 13, { fill: tint.yellow }),
      ]),
      smooth(
        beads.map((x): Point => [x, wind(x, 1) - 11]),
        { colour: blue, width: 3 },
      ),
      [108, 252, 396].map((x) => [
        circle([x - 8, wind(x, 1) - 14], 9, { fill: tint.green }),
        circle([x + 8, wind(x, 1) - 14], 9, { fill: tint.green }),
      ]),
      path('M60 262H330', { width: 4 }),
      path('M60 270H330', { width: 4 }),
      path('M330 262C350 250 356 240 366 232M330 270C352 262 366 258 376 252', { width: 4 }),
      ellipse([378, 220], [24, 15], { fill: tint.blue }),
      ellipse([394, 248], [24, 15], { fill: tint.blue }),
      pointer([108, wind(108, 1) - 18], [70, 34], 'P', { side: 'above' }),
      pointer([204, wind(204, 1) - 11], [190, 34], 'Q', { side: 'above' }),
      pointer([324, wind(324, 1) + 2], [340, 160], 'R', { side: 'below' }),
      pointer([392, 216], [440, 190], 'S', { side: 'above' }),
      pointer([160, 266], [160, 214], 'T', { side: 'above' }),
    )
  },

  /** Positions of glands. */
  'hum-0226': () =>
    figure(
      { height: 360 },
      path(
        'M218 96C196 84 190 60 196 42C204 10 276 10 284 42C290 60 284 84 262 96V116C300 124 340 126 350 160L368 350H330L318 210L312 350H168L162 210L150 350H112L130 160C140 126 180 124 218 116Z',
        {
          fill: tint.grey,
        },
      ),
      ellipse([244, 48], [7, 5], { fill: red, colour: ink }),
      path('M226 108q6 -10 12 2q12 -12 14 0q-2 14 -12 10q-12 4 -14 -12Z', { fill: tint.blue }),
      path(
        'M226 150C234 144 238 152 240 156C242 152 248 144 256 150C262 170 256 186 250 188C244 184 238 184 232 188C224 184 220 170 226 150Z',
        { fill: tint.green },
      ),
      [206, 274].map((x) => [
        ellipse([x, 284], [20, 32], { fill: paper }),
        path(`M${x - 16} 262C${x - 12} 240 ${x + 12} 240 ${x + 16} 262Q${x} 248 ${x - 16} 262Z`, {
          fill: tint.yellow,
        }),
      ]),
      pointer([244, 48], [380, 40], 'P'),
      pointer([248, 114], [380, 92], 'Q'),
      pointer([248, 166], [420, 150], 'R'),
      pointer([278, 250], [420, 230], 'S'),
    ),

  /** Four leucocytes. */
  'hum-0227': () =>
    figure(
      { height: 200 },
      bodies.map(([[x, y], name], index) => [
        circle([x, y - 20], index === 1 ? 34 : 50, { fill: index === 3 ? tint.grey : paper }),
        label([x, 186], name, { bold: true }),
      ]),
      path(
        'M46 96C60 84 70 92 64 104L78 100C92 92 100 106 88 114L90 122C98 134 80 144 72 132L62 130C50 140 36 126 48 116',
        { width: 4 },
      ),
      [
        [52, 100],
        [84, 102],
        [84, 130],
        [54, 124],
      ].map(([x = 0, y = 0]) => circle([x, y], 12, { fill: tint.blue })),
      [
        [40, 90],
        [100, 90],
        [70, 144],
        [104, 118],
        [68, 80],
        [36, 118],
      ].map(([x = 0, y = 0]) => dot([x, y], ink, 1.8)),
      circle([186, 112], 28, { fill: tint.blue }),
      path('M290 108L314 108', { width: 5 }),
      circle([284, 108], 17, { fill: tint.blue }),
      circle([320, 108], 17, { fill: tint.blue }),
      [
        [270, 84],
        [290, 78],
        [312, 80],
        [332, 90],
        [268, 134],
        [288, 140],
        [310, 144],
        [334, 130],
        [344, 112],
        [260, 110],
        [302, 128],
        [302, 88],
      ].map(([x = 0, y = 0]) => circle([x, y], 4, { fill: red, width: 1 })),
      path(
        'M390 90C420 74 452 90 450 118C446 144 412 150 394 136C388 126 412 124 410 112C408 102 386 102 390 90Z',
        { fill: tint.blue },
      ),
    ),

  /** The thorax in two states. */
  'hum-0228': () =>
    figure(
      { height: 290 },
      thorax(124, 104, 220, 'P'),
      thorax(356, 84, 168, 'Q'),
      path('M20 226C70 218 178 218 228 226', { width: 6, colour: red }),
      path('M272 232C290 180 320 170 356 170S422 180 440 232', { width: 6, colour: red }),
      label([124, 246], 'diaphragm', { size: 16 }),
      label([356, 246], 'diaphragm', { size: 16 }),
      path('M236 60V240', { width: 1.5, colour: grey, dashed: true }),
    ),
}
