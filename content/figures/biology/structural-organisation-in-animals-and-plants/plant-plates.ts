import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { green, grey, paper, tint } from '../../kit/basics/palette.ts'
import { type Point, polar } from '../../kit/basics/point.ts'
import { circle, dot, ellipse, line, rectangle } from '../../kit/basics/shapes.ts'
import { path } from '../../kit/basics/smooth.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'

/** A petal in section: an arc whose ends lie at different distances from the centre. */
const petal = (at: Point, from: number, to: number, start: number, end: number, fill: string) => {
  const steps = 16
  const edge = (thick: number) =>
    Array.from({ length: steps + 1 }, (_, step) =>
      polar(at, from + ((to - from) * step) / steps, start + ((end - start) * step) / steps - thick),
    )
  const [outer, inner] = [edge(0), edge(9)]
  return line([...outer, ...inner.toReversed(), outer[0] ?? at], { fill })
}

const leaf = ([x, y]: Point, degrees: number, size = 1) => {
  const [tip, a, b] = [
    polar([x, y], degrees, 70 * size),
    polar([x, y], degrees + 24, 40 * size),
    polar([x, y], degrees - 24, 40 * size),
  ]
  return path(`M${x} ${y}Q${a[0]} ${a[1]} ${tip[0]} ${tip[1]}Q${b[0]} ${b[1]} ${x} ${y}Z`, {
    fill: tint.green,
  })
}

const stem = (x: number, name: string) => [
  path(`M${x} 270V30`, { width: 5, colour: green }),
  label([x, 302], name, { bold: true }),
]

const spots = (at: readonly Point[], r: number, fill: string) =>
  at.map((place) => circle(place, r, { fill, width: 1.5 }))

/** A level row of cells. */
const rowOf = (y: number, from: number, to: number, size: Point, fill: string, width = 1.5) =>
  Array.from({ length: Math.floor((to - from) / size[0]) }, (_, index) =>
    rectangle([from + size[0] * (index + 0.5), y], size, { fill, width, corner: 5 }),
  )

export const plantPlates: Figures = {
  /** Two stomata. */
  'sto-0123': () =>
    figure(
      { height: 290 },
      path(
        'M20 30L80 60L60 130L20 150M80 60L150 24L220 60L214 150L226 220L150 250L76 226L60 130M220 60L232 30M226 220L232 250M76 226L40 250',
        { width: 2 },
      ),
      path('M150 84C106 84 96 180 150 196C128 170 128 110 150 84Z', { fill: tint.green, width: 3 }),
      path('M150 84C194 84 204 180 150 196C172 170 172 110 150 84Z', { fill: tint.green, width: 3 }),
      [
        [122, 120],
        [118, 146],
        [126, 170],
        [178, 120],
        [182, 146],
        [174, 170],
      ].map(([x = 0, y = 0]) => dot([x, y], green, 4)),
      path('M150 84V60M150 196V226', { width: 2 }),
      rectangle([360, 145], [200, 200], { width: 2 }),
      [300, 420].map((x) => path(`M${x} 45V245`, { width: 2 })),
      [352, 368].map((x) => [
        ellipse([x, 92], [11, 20], { fill: tint.green }),
        ellipse([x, 198], [11, 20], { fill: tint.green }),
        rectangle([x, 145], [9, 76], { fill: tint.green }),
      ]),
      path('M341 82L306 145L341 208M379 82L414 145L379 208', { fill: tint.grey }),
      pointer([116, 134], [60, 90], 'P', { side: 'left' }),
      pointer([208, 110], [216, 30], 'Q', { side: 'left' }),
      label([150, 274], 'X', { bold: true }),
      label([360, 274], 'Y', { bold: true }),
    ),

  /** Four kinds of aestivation. */
  'sto-0124': () => {
    const at = (index: number): Point => [index % 2 ? 350 : 130, index < 2 ? 84 : 246]
    const ring = [0, 1, 2, 3, 4]
    return figure(
      { height: 330 },
      ['P', 'Q', 'R', 'S'].map((name, index) =>
        label([at(index)[0] - 98, at(index)[1] - 50], name, { bold: true }),
      ),
      ring.map((k) => petal(at(0), 90 + k * 72, 162 + k * 72, 62, 62, tint.red)),
      ring.map((k) => petal(at(1), 84 + k * 72, 174 + k * 72, 70, 54, tint.red)),
      petal(at(2), 46, 134, 72, 72, tint.red),
      petal(at(2), 118, 208, 56, 72, tint.red),
      petal(at(2), 192, 276, 56, 56, tint.red),
      petal(at(2), 262, 350, 72, 72, tint.red),
      petal(at(2), 336, 424, 56, 56, tint.red),
      petal(at(3), 26, 154, 74, 74, tint.yellow),
      petal(at(3), 138, 222, 58, 58, tint.red),
      petal(at(3), -42, 42, 58, 58, tint.red),
      petal(at(3), 208, 270, 43, 43, tint.blue),
      petal(at(3), 270, 332, 43, 43, tint.blue),
    )
  },

  /** Three arrangements of leaves. */
  'sto-0125': () =>
    figure(
      { height: 320 },
      stem(90, 'P'),
      [240, 190, 140, 90, 50].map((y, index) => leaf([90, y], index % 2 ? 30 : 150)),
      stem(240, 'Q'),
      [230, 150, 70].map((y) => [leaf([240, y], 30), leaf([240, y], 150)]),
      stem(390, 'R'),
      [226, 140, 60].map((y) => [160, 120, 60, 20, 200, -20].map((degrees) => leaf([390, y], degrees, 0.8))),
    ),

  /** A sector of a dicot stem. */
  'sto-0126': () => {
    return figure(
      { height: 360 },
      rowOf(24, 90, 390, [25, 18], paper),
      [44, 62].map((y, index) => rowOf(y, 90 + index * 12, 390, [24, 18], tint.grey, 3.5)),
      [84, 108, 132].map((y, index) => rowOf(y, 96 + (index % 2) * 14, 388, [29, 24], paper)),
      rowOf(156, 96, 388, [29, 22], tint.yellow, 2.5),
      path('M160 206C170 164 310 164 320 206C290 184 190 184 160 206Z', { fill: grey, width: 2 }),
      path('M168 210C190 190 290 190 312 210V226H168Z', { fill: tint.green }),
      path('M168 226H312V240H168Z', { fill: paper }),
      [176, 190, 204, 218, 232, 246, 260, 274, 288, 302].map((x) => path(`M${x} 226V240`, { width: 1 })),
      path('M168 240H312C304 290 270 306 240 306S176 290 168 240Z', { fill: tint.red }),
      spots(
        [
          [200, 258],
          [230, 258],
          [260, 258],
          [290, 258],
          [214, 280],
          [244, 282],
          [270, 278],
        ],
        8,
        paper,
      ),
      spots(
        [
          [110, 200],
          [130, 230],
          [110, 262],
          [140, 290],
          [350, 200],
          [372, 226],
          [348, 256],
          [372, 288],
          [170, 330],
          [210, 340],
          [250, 338],
          [290, 332],
          [330, 322],
          [110, 326],
          [370, 334],
        ],
        17,
        paper,
      ),
      pointer([120, 54], [50, 54], 'P', { side: 'left' }),
      pointer([110, 156], [50, 156], 'Q', { side: 'left' }),
      pointer([300, 186], [430, 170], 'R'),
      pointer([250, 338], [430, 316], 'S'),
    )
  },

  /** Types of vascular bundles. */
  'sto-0127': () =>
    figure(
      { height: 240 },
      circle([90, 110], 74, { width: 2 }),
      [90, 180, 270, 360].map((degrees) => [
        [26, 44, 60].map((r, index) =>
          circle(polar([90, 110], degrees, r), 10 - index * 2.4, { fill: tint.red, width: 1.5 }),
        ),
        circle(polar([90, 110], degrees + 45, 48), 12, { fill: tint.green, width: 1.5 }),
      ]),
      [246, 400].map((x, index) => [
        ellipse([x, 110], [52, 80], { fill: paper, width: index ? 5 : 2 }),
        path(`M${x - 47} 80A52 80 0 0 1 ${x + 47} 80Z`, { fill: tint.green }),
        path(`M${x - 50} ${index ? 80 : 100}A52 80 0 0 0 ${x + 50} ${index ? 80 : 100}Z`, { fill: tint.red }),
        spots(
          [
            [x - 20, 126],
            [x + 20, 126],
            [x, 152],
            [x, 174],
          ],
          9,
          paper,
        ),
      ]),
      [206, 222, 238, 254, 270, 286].map((x) => path(`M${x} 80V100`, { width: 1.5 })),
      label([246, 56], 'phloem', { size: 15, halo: 'none' }),
      label([400, 56], 'phloem', { size: 15, halo: 'none' }),
      label([90, 214], 'P', { bold: true }),
      label([246, 214], 'Q', { bold: true }),
      label([400, 214], 'R', { bold: true }),
    ),

  /** A coconut cut lengthwise. */
  'sto-0128': () =>
    figure(
      { height: 340 },
      path(
        'M230 18C120 24 80 130 96 220C110 290 180 324 232 326C290 324 356 290 368 220C384 130 340 22 230 18Z',
        { fill: tint.yellow, width: 5 },
      ),
      [110, 126, 142, 160, 300, 320, 336, 352].map((x) =>
        path(`M${x} ${150 + Math.abs(x - 230) * 0.1}q${x < 230 ? -6 : 6} 50 ${x < 230 ? 16 : -16} 90`, {
          width: 1.5,
        }),
      ),
      [190, 210, 230, 250, 270].map((x) => path(`M${x} 36q6 20 0 46M${x} 284q-4 14 0 30`, { width: 1.5 })),
      circle([232, 184], 92, { fill: '#8a5a3b', width: 3 }),
      circle([232, 184], 80, { fill: paper }),
      circle([232, 184], 60, { fill: tint.blue, width: 1.5 }),
      pointer([104, 130], [40, 90], 'P', { side: 'left' }),
      pointer([350, 130], [430, 90], 'Q'),
      pointer([316, 200], [430, 200], 'R'),
      pointer([280, 236], [430, 290], 'S'),
    ),
}
