import { arrow } from '../kit/basics/arrow.ts'
import { join } from '../kit/basics/element.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { blue, green, grey, ink, paper, red, tickSize, tint } from '../kit/basics/palette.ts'
import { type Point, plus, polar } from '../kit/basics/point.ts'
import { circle, line, rectangle } from '../kit/basics/shapes.ts'
import { path } from '../kit/basics/smooth.ts'
import { pointer } from '../kit/diagrams/pointers.ts'
import { axes } from '../kit/graphs/axes.ts'
import { trace } from '../kit/graphs/curves.ts'
import { plot } from '../kit/graphs/plot.ts'
import { plates } from './biotechnology-and-its-applications/plates.ts'

/** A thick part of a ring between two angles, against the clock. */
const arc = (centre: Point, radius: number, from: number, to: number, colour: string) => {
  const [a, b] = [polar(centre, from, radius), polar(centre, to, radius)]
  return path(`M${a[0]} ${a[1]}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 0 ${b[0]} ${b[1]}`, {
    colour,
    width: 16,
  })
}

/** An arrow from outside to a place on a ring. */
const site = (centre: Point, radius: number, angle: number, name: string) => [
  arrow(polar(centre, angle, radius + 50), polar(centre, angle, radius + 10)),
  label(polar(centre, angle, radius + 64), name, { bold: true }),
]

/** Places of colonies from the middle of a plate. */
const colonies: readonly Point[] = [
  [-10, -62],
  [-60, -8],
  [0, -4],
  [34, 44],
  [-40, 52],
]

/** How far down the gel a fragment of so many kb has run. */
const run = (kb: number) => 258 - Math.log2(kb) * 72

/** A gel: lanes with bands, and a scale of sizes at the left. */
const gel = (names: readonly string[], lanes: readonly (readonly number[])[]) =>
  figure(
    { height: 300 },
    rectangle([275, 164], [330, 232], { fill: tint.grey }),
    label([60, 24], 'kb'),
    [6, 4, 3, 2, 1].map((kb) => [
      label([78, run(kb)], `${kb}`, { side: 'left' }),
      line(
        [
          [86, run(kb)],
          [110, run(kb)],
        ],
        { width: 1.5 },
      ),
    ]),
    lanes.map((bands, index) => {
      const x = 170 + index * 105
      return [
        label([x, 24], names[index] ?? '', { bold: true }),
        rectangle([x, 56], [64, 10], { fill: paper, width: 1.5 }),
        bands.map((kb) => rectangle([x, run(kb)], [64, 8], { fill: ink })),
      ]
    }),
  )

/** Air that rises in a tank. */
const bubbles: readonly Point[] = [
  [196, 232],
  [214, 205],
  [190, 178],
  [284, 236],
  [268, 208],
  [290, 182],
  [206, 150],
  [276, 154],
]

export const figures: Figures = {
  ...plates,
  'bio-0017': () => {
    const middle: Point = [240, 158]
    const radius = 90
    return figure(
      { height: 330 },
      circle(middle, radius, { fill: 'none', width: 3 }),
      arc(middle, radius, 20, 90, red),
      arc(middle, radius, 130, 200, blue),
      arc(middle, radius, 235, 275, green),
      label(polar(middle, 55, 50), 'tet^R', { colour: red }),
      label(polar(middle, 165, 54), 'amp^R', { colour: blue }),
      label(polar(middle, 255, 60), 'ori', { colour: green }),
      site(middle, radius, 165, '1'),
      site(middle, radius, 55, '2'),
      site(middle, radius, 255, '3'),
      site(middle, radius, -35, '4'),
    )
  },

  /** A plate with five colonies and its copy, on which two are missing. */
  'bio-0026': () => {
    const plate = (middle: Point, name: string, grown: readonly number[], numbered: boolean) => [
      circle(middle, 98, { fill: tint.grey }),
      colonies.map((shift, index) => {
        const at = plus(middle, shift)
        return [
          grown.includes(index + 1) ? circle(at, 12, { fill: green }) : '',
          numbered ? label(at, `${index + 1}`, { side: 'right', gap: 18, halo: 'none' }) : '',
        ]
      }),
      label(plus(middle, [0, 124]), name),
    ]
    return figure(
      { height: 270 },
      plate([120, 118], 'tetracycline', [1, 2, 3, 4, 5], true),
      plate([360, 118], 'ampicillin', [1, 3, 4], false),
    )
  },

  'bio-0032': () => {
    const graph = plot({
      x: { to: 9, label: 'time' },
      y: { from: 40, to: 110, step: 10, label: 'temperature (°C)' },
    })
    const stretch = (x: number, y: number, name: string) =>
      label(graph.at(x, y), name, { side: 'above', gap: 8, bold: true })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0.5, 94],
        [2.5, 94],
        [3.2, 54],
        [5, 54],
        [5.5, 72],
        [8, 72],
      ]),
      stretch(1.5, 94, 'P'),
      stretch(4.1, 54, 'Q'),
      stretch(6.7, 72, 'R'),
    )
  },

  'bio-0037': () => gel(['P', 'Q', 'P + Q'], [[4, 2], [6], [3, 2, 1]]),

  'bio-0042': () => {
    const graph = plot({
      x: { to: 10, label: 'time' },
      y: { to: 10, label: 'living cells (log scale)' },
    })
    const phase = (x: number, name: string) => label(graph.at(x, 9.2), name, { bold: true })
    return figure(
      { height: 300 },
      [2, 5, 8].map((x) =>
        line([graph.at(x, 0), graph.at(x, 9.6)], { colour: grey, dashed: true, width: 1.5 }),
      ),
      axes(graph),
      trace(graph, [
        [0, 1.5],
        [1.7, 1.6],
        [2.3, 2.1],
        [4.7, 7],
        [5.3, 7.6],
        [7.7, 7.7],
        [8.3, 7.4],
        [9.8, 4.6],
      ]),
      phase(1, 'P'),
      phase(3.5, 'Q'),
      phase(6.5, 'R'),
      phase(9, 'S'),
    )
  },

  /** A sparged tank: acid inlet, air pipe with bubbles, foam breaker, tap. */
  'bio-0044': () => {
    return figure(
      { height: 330 },
      path('M150 130V240Q150 290 240 290Q330 290 330 240V130Z', { fill: tint.blue, colour: 'none' }),
      path('M150 70V240Q150 290 240 290Q330 290 330 240V70Z', { width: 3 }),
      line(
        [
          [150, 130],
          [330, 130],
        ],
        { width: 1.5 },
      ),
      rectangle([240, 38], [70, 36], { fill: tint.grey }),
      label([240, 38], 'motor', { halo: 'none', size: tickSize }),
      line(
        [
          [240, 56],
          [240, 238],
        ],
        { width: 4 },
      ),
      rectangle([240, 100], [56, 10], { fill: grey }),
      rectangle([240, 195], [12, 40], { fill: grey }),
      rectangle([222, 215], [26, 20], { fill: grey }),
      rectangle([258, 215], [26, 20], { fill: grey }),
      line(
        [
          [178, 30],
          [178, 84],
        ],
        { width: 5 },
      ),
      line(
        [
          [308, 30],
          [308, 268],
          [180, 268],
        ],
        { width: 5, colour: blue },
      ),
      bubbles.map((at) => circle(at, 6, { fill: paper, colour: blue })),
      line(
        [
          [112, 240],
          [150, 240],
        ],
        { width: 6 },
      ),
      label([166, 36], 'acid or base', { side: 'left', size: tickSize }),
      pointer([178, 76], [100, 84], '1'),
      pointer([308, 100], [392, 84], '2'),
      pointer([262, 100], [392, 134], '3'),
      pointer([114, 240], [60, 216], '4'),
    )
  },

  /** Proinsulin: two chains with bridges and the loop between them. */
  'bio-0061': () => {
    const bridge = (x: number) => [
      [101, 158].map((y) => path(`M${x} ${y}v21`, { width: 3 })),
      label([x, 140], 'S–S', { halo: 'none' }),
    ]
    return figure(
      { height: 270 },
      path('M280 90C420 60 420 220 280 190', { colour: grey, width: 6, dashed: true }),
      bridge(130),
      bridge(230),
      rectangle([180, 90], [200, 22], { fill: tint.blue }),
      rectangle([180, 190], [200, 22], { fill: tint.green }),
      pointer([150, 82], [120, 46], '1'),
      pointer([384, 140], [426, 140], '2'),
      pointer([150, 198], [120, 232], '3'),
      pointer([130, 168], [46, 140], '4'),
      pointer([230, 168], [300, 146], '4'),
    )
  },

  'bio-0068': () => {
    const field = (left: number, name: string, draw: (at: Point, clone: number) => string) => [
      rectangle([left + 98, 120], [196, 120], { fill: paper }),
      label([left + 98, 36], name, { bold: true }),
      [1, 2, 3, 4, 5, 6, 7, 8].map((clone) =>
        draw([left + 26 + ((clone - 1) % 4) * 48, clone < 5 ? 92 : 148], clone),
      ),
    ]
    return figure(
      { height: 210 },
      field(20, 'clones', (at, clone) =>
        join([circle(at, 17, { fill: tint.yellow }), label(at, `${clone}`, { halo: 'none' })]),
      ),
      field(264, 'film', (at, clone) => ([3, 4, 7].includes(clone) ? '' : circle(at, 13, { fill: ink }))),
    )
  },
}
