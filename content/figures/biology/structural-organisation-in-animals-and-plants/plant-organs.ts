import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { dimension } from '../../kit/basics/measure.ts'
import { ink, paper, tint } from '../../kit/basics/palette.ts'
import { type Point, polar } from '../../kit/basics/point.ts'
import { circle, dot, ellipse, line, polygon } from '../../kit/basics/shapes.ts'
import { path } from '../../kit/basics/smooth.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'

/** Half the width of a root tip at a height. */
const halfWidth = (y: number) => (y <= 200 ? 52 : 52 * Math.sqrt(1 - ((y - 200) / 80) ** 2))

const rows = [24, 64, 104, 136, 162, 184, 200, 212, 224, 236, 248, 258]

const rootCells = rows.slice(1).flatMap((bottom, index) => {
  const top = rows[index] ?? 0
  return [-3, -2, -1, 0, 1, 2].map((column) => {
    const x = (y: number, side: number) => 240 + (halfWidth(y) * (column + side)) / 3
    return polygon(
      [
        [x(top, 0), top],
        [x(top, 1), top],
        [x(bottom, 1), bottom],
        [x(bottom, 0), bottom],
      ],
      { fill: tint.green, width: 1.5 },
    )
  })
})

const blossom = (at: Point, days: string, side: 'above' | 'left' | 'right') => [
  [90, 162, 234, 306, 18].map((degrees) => ellipse(polar(at, degrees, 11), [9, 9], { fill: tint.red })),
  circle(at, 7, { fill: tint.yellow }),
  label(at, days, { side, gap: 24 }),
]

/** The parts around the ovary on one side; all start near a point beside the middle. */
const whorls = (middle: number, [x, y]: Point) =>
  [-1, 1].map((sign) => {
    const at = (dx: number, dy: number) => `${middle + sign * (x + dx)} ${y + dy}`
    return [
      path(
        `M${at(2, 4)}C${at(26, 4)} ${at(36, -10)} ${at(38, -34)}C${at(28, -16)} ${at(14, -8)} ${at(0, -2)}Z`,
        {
          fill: tint.green,
        },
      ),
      path(
        `M${at(0, -2)}C${at(16, -20)} ${at(20, -50)} ${at(22, -86)}C${at(4, -76)} ${at(-2, -40)} ${at(-4, -6)}Z`,
        {
          fill: tint.red,
        },
      ),
      path(`M${at(-4, -4)}L${at(-6, -52)}`),
      ellipse([middle + sign * (x - 6), y - 58], [5, 9], { fill: tint.yellow }),
    ]
  })

const pistil = (middle: number, y: number, [width, height]: Point, stigma: number) => [
  path(`M${middle} ${y - height}V${stigma}`, { width: 3 }),
  dot([middle, stigma], ink, 5),
  ellipse([middle, y], [width, height], { fill: tint.blue }),
  [-9, 0, 9].map((dy) => dot([middle, y + dy], ink, 2.6)),
]

const stalk = (middle: number, top: number) => path(`M${middle} ${top}V240`, { width: 6 })

/** The wall of an ovary in cross-section, and ovules at angles and a distance from its middle. */
const ovary = (middle: number, name: string) => [
  circle([middle, 76], 50, { fill: tint.green }),
  circle([middle, 76], 43, { fill: paper, width: 1.5 }),
  label([middle, 156], name, { bold: true }),
]

const ovules = (middle: number, angles: readonly number[], distance: number, from: number) =>
  angles.map((degrees) => [
    line([polar([middle, 76], degrees, from), polar([middle, 76], degrees, distance)], { width: 1.5 }),
    circle(polar([middle, 76], degrees, distance), 6.5, { fill: tint.yellow }),
  ])

export const plantOrgans: Figures = {
  'sto-0011': () =>
    figure(
      { height: 324 },
      path('M188 24V210C190 262 218 284 240 284C262 284 290 262 292 210V24Z', { fill: tint.green }),
      rootCells,
      path(
        'M182 214C184 276 212 306 240 306C268 306 296 276 298 214C290 252 264 270 240 270C216 270 190 252 182 214Z',
        {
          fill: tint.yellow,
        },
      ),
      dimension([340, 24], [340, 103], 'S'),
      dimension([340, 105], [340, 199], 'R'),
      dimension([340, 201], [340, 259], 'Q'),
      dimension([340, 261], [340, 306], 'P'),
    ),

  'sto-0022': () =>
    figure(
      { height: 300 },
      line(
        [
          [240, 284],
          [240, 70],
        ],
        { width: 4 },
      ),
      line(
        [
          [160, 112],
          [240, 152],
          [320, 112],
        ],
        { width: 3 },
      ),
      line(
        [
          [130, 186],
          [240, 232],
          [350, 186],
        ],
        { width: 3 },
      ),
      blossom([240, 58], '9', 'right'),
      blossom([160, 104], '6', 'left'),
      blossom([320, 104], '6', 'right'),
      blossom([130, 178], '3', 'left'),
      blossom([350, 178], '3', 'right'),
    ),

  'sto-0023': () =>
    figure(
      { height: 310 },
      stalk(85, 210),
      whorls(85, [22, 204]),
      ellipse([85, 206], [26, 12], { fill: tint.grey }),
      pistil(85, 172, [19, 26], 112),
      stalk(240, 214),
      whorls(240, [42, 164]),
      path(
        'M194 160C194 200 216 220 240 220C264 220 286 200 286 160L276 160C276 190 258 206 240 206C222 206 204 190 204 160Z',
        {
          fill: tint.grey,
        },
      ),
      pistil(240, 180, [17, 25], 112),
      stalk(395, 222),
      ellipse([395, 192], [40, 42], { fill: tint.grey }),
      whorls(395, [24, 158]),
      pistil(395, 192, [25, 28], 96),
      pointer([80, 156], [62, 76], 'ovary'),
      pointer([283, 186], [312, 254], 'thalamus'),
      label([85, 292], 'P', { bold: true }),
      label([240, 292], 'Q', { bold: true }),
      label([395, 292], 'R', { bold: true }),
    ),

  'sto-0024': () =>
    figure(
      { height: 176 },
      ovary(66, 'P'),
      ovules(66, [252, 288], 29, 43),
      ovary(182, 'Q'),
      [90, 210, 330].map((degrees) =>
        line([[182, 76], polar([182, 76], degrees, 43)], { width: 4, colour: ink }),
      ),
      ovules(182, [30, 150, 270], 18, 0),
      ovary(298, 'R'),
      line(
        [
          [298, 33],
          [298, 119],
        ],
        { width: 1.5, dashed: true },
      ),
      ovules(298, [68, 112, 248, 292], 30, 43),
      ovary(414, 'S'),
      ovules(414, [0, 60, 120, 180, 240, 300], 21, 8),
      circle([414, 76], 9, { fill: tint.green }),
    ),
}
