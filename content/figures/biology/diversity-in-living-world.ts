import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { blue, boldWidth, grey, ink, paper, red, tint } from '../kit/basics/palette.ts'
import { type Point, plus } from '../kit/basics/point.ts'
import { circle, dot, ellipse, rectangle } from '../kit/basics/shapes.ts'
import { path, smooth } from '../kit/basics/smooth.ts'
import { cycle } from '../kit/diagrams/cycle.ts'
import { flow } from '../kit/diagrams/flow.ts'
import { pointer } from '../kit/diagrams/pointers.ts'
import { axes } from '../kit/graphs/axes.ts'
import { trace } from '../kit/graphs/curves.ts'
import { bars } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'
import { animalPlans } from './diversity-in-living-world/animal-plans.ts'
import { lowerOrganisms } from './diversity-in-living-world/lower-organisms.ts'

/** A bacterium drawn as a thick line with round ends and an outline. */
const rod = (d: string, width: number) => [
  path(d, { colour: ink, width: width + 4 }),
  path(d, { colour: tint.blue, width }),
]

const panels = ['P', 'Q', 'R', 'S'].map((name, index) => {
  const x = 62 + index * 119
  return [rectangle([x, 106], [110, 148], { colour: grey, corner: 6 }), label([x, 16], name, { bold: true })]
})

const cocci: Point[] = [
  [34, 70],
  [72, 62],
  [90, 96],
  [48, 112],
  [82, 142],
  [36, 156],
]

const bodyWall = 62
const gutWall = 20

/** The rings of ectoderm and endoderm; what lies between them comes in the middle. */
const section = (at: Point, name: string, fill: string, ...between: string[]) => [
  circle(at, bodyWall, { width: boldWidth, fill }),
  ...between,
  circle(at, gutWall, { width: boldWidth, fill: paper }),
  label(plus(at, [0, -bodyWall - 18]), name, { bold: true }),
]

const patches = (at: Point) =>
  [30, 100, 170, 240, 310].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    const middle = plus(at, [48 * Math.cos(angle), 48 * Math.sin(angle)])
    return ellipse(middle, [12, 12], { fill: tint.red })
  })

export const figures: Figures = {
  ...animalPlans,
  ...lowerOrganisms,
  'div-0028': () =>
    figure(
      { height: 196 },
      panels,
      cocci.map((at) => circle(at, 10, { fill: tint.blue })),
      rod('M152 66L182 82', 12),
      rod('M200 112L206 146', 12),
      rod('M158 158L164 124', 12),
      rod('M274 62Q300 54 304 78', 12),
      rod('M286 112Q262 118 270 142', 12),
      rod('M314 120Q334 138 316 158', 12),
      rod('M378 70q10 -16 20 0t20 0t20 0t20 0', 7),
      rod('M374 112q10 -16 20 0t20 0t20 0', 7),
      rod('M390 154q10 -16 20 0t20 0t20 0', 7),
    ),

  'div-0045': () => {
    const graph = plot({
      x: { to: 4, names: ['1', '5', '10', '20'], label: 'distance from the factory (km)' },
      y: { to: 16, step: 2, label: 'lichen species' },
    })
    return figure({ height: 300 }, axes(graph, { grid: true }), bars(graph, [0, 3, 8, 14], tint.green))
  },

  'div-0050': () =>
    figure(
      { height: 340 },
      cycle({
        centre: [240, 170],
        radius: [160, 122],
        stations: [
          'hyphae of\ntwo strains, *n*',
          'two nuclei\nin a cell,\n*n* + *n*',
          'one nucleus\nin a cell, 2*n*',
          'four\nspores,\n*n*',
        ],
        steps: { 0: '1', 1: '2', 2: '3', 3: '4' },
      }),
    ),

  'div-0071': () =>
    figure(
      { height: 310 },
      cycle({
        centre: [240, 155],
        radius: [150, 116],
        stations: ['leafy fern', 'spores', 'prothallus', 'embryo'],
        steps: { 0: '1', 1: '2', 2: '3', 3: '4' },
      }),
    ),

  'div-0087': () =>
    figure(
      { height: 310 },
      flow(
        {
          vascular: [[120, 36], 'Vascular tissue?'],
          seeds: [[210, 126], 'Seeds?'],
          fruits: [[300, 216], 'Fruits?'],
          p: [[36, 126], 'P'],
          q: [[126, 216], 'Q'],
          r: [[216, 286], 'R'],
          s: [[400, 286], 'S'],
        },
        [
          ['vascular', 'p', 'no'],
          ['vascular', 'seeds', 'yes'],
          ['seeds', 'q', 'no'],
          ['seeds', 'fruits', 'yes'],
          ['fruits', 'r', 'no'],
          ['fruits', 's', 'yes'],
        ],
      ),
    ),

  'div-0093': () =>
    figure(
      { height: 330 },
      smooth(
        [
          [226, 40],
          [176, 90],
          [160, 180],
          [180, 270],
          [240, 306],
          [300, 270],
          [320, 180],
          [304, 90],
          [254, 40],
        ],
        { width: 9, colour: grey },
      ),
      ellipse([240, 186], [66, 106], { fill: tint.yellow }),
      ellipse([240, 196], [44, 78], { fill: tint.green }),
      ellipse([224, 146], [9, 15], { fill: paper }),
      ellipse([256, 146], [9, 15], { fill: paper }),
      dot([224, 150]),
      dot([256, 150]),
      pointer([162, 150], [112, 96], '1\nenvelope'),
      pointer([186, 226], [112, 250], '2\nnucellus'),
      pointer([250, 220], [334, 256], '3\ngrown from\na megaspore'),
      pointer([258, 149], [350, 96], '4\negg'),
    ),

  'div-0099': () => {
    const [p, q, r]: Point[] = [
      [82, 106],
      [240, 106],
      [398, 106],
    ] as Point[]
    if (!p || !q || !r) return ''
    return figure(
      { height: 240 },
      section(p, 'P', tint.red),
      section(q, 'Q', paper, ...patches(q)),
      section(
        r,
        'R',
        tint.red,
        circle(r, bodyWall - 14, { fill: paper }),
        circle(r, gutWall + 13, { fill: tint.red }),
      ),
      rectangle([60, 212], [28, 18], { fill: tint.red }),
      label([80, 212], 'mesoderm', { anchor: 'start' }),
      path('M204 212L232 212', { width: boldWidth }),
      label([240, 212], 'ectoderm, endoderm', { anchor: 'start' }),
    )
  },

  'div-0113': () => {
    const graph = plot({
      x: { to: 45, step: 10, label: 'air temperature (°C)' },
      y: { to: 50, step: 10, label: 'body temperature (°C)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [10, 41],
        [40, 41],
      ]),
      trace(
        graph,
        [
          [10, 11],
          [40, 40],
        ],
        { colour: red, dashed: true },
      ),
      label(graph.at(14, 41), 'P', { side: 'above', colour: blue, bold: true }),
      label(graph.at(22, 22.6), 'Q', { side: 'below-right', colour: red, bold: true }),
    )
  },

  'div-0116': () =>
    figure(
      { height: 330 },
      ['P', 'Q', 'R'].map((name, index) => label([30, 56 + index * 108], name, { bold: true })),
      ['larva', 'adult', 'adult'].map((age, index) =>
        label([10, 82 + index * 108], age, { size: 16, anchor: 'start' }),
      ),
      smooth(
        [
          [72, 56],
          [104, 30],
          [160, 30],
          [204, 48],
          [330, 46],
          [440, 56],
          [330, 66],
          [204, 64],
          [160, 82],
          [104, 82],
        ],
        { closed: true, fill: tint.grey },
      ),
      path('M204 56L424 56', { width: 6, colour: blue }),
      smooth(
        [
          [60, 164],
          [140, 140],
          [300, 140],
          [442, 164],
          [300, 188],
          [140, 188],
        ],
        { closed: true, fill: tint.grey },
      ),
      path('M72 164L428 164', { width: 6, colour: blue }),
      smooth(
        [
          [60, 272],
          [130, 242],
          [260, 244],
          [392, 264],
          [444, 244],
          [432, 272],
          [444, 300],
          [392, 280],
          [260, 300],
          [130, 302],
        ],
        { closed: true, fill: tint.grey },
      ),
      Array.from({ length: 15 }, (_, index) =>
        rectangle([116 + index * 18, 270], [12, 14], { fill: paper, width: 1.5 }),
      ),
    ),
}
