import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { blue, grey, red, tint } from '../../kit/basics/palette.ts'
import type { Point } from '../../kit/basics/point.ts'
import { line, polygon, rectangle } from '../../kit/basics/shapes.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { curve, trace } from '../../kit/graphs/curves.ts'
import { type Box, panelBoxes, plot } from '../../kit/graphs/plot.ts'

/** Bars from the youngest group at the bottom to the oldest, with their shares in per cent. */
const agePyramid = (middle: number, name: string, shares: readonly number[]) => [
  label([middle, 26], name, { bold: true }),
  shares.map((share, index) => {
    const at: Point = [middle, 190 - index * 56]
    return [
      rectangle(at, [share * 2.2, 56], { fill: tint.blue }),
      label(at, `${share}%`, { size: 16, halo: 'none' }),
    ]
  }),
]

/** Growth rate per head against size, a share of r against a share of K. */
const perHead = (box: Box | undefined, name: string, share: (n: number) => number) => {
  const graph = plot({
    x: { to: 1.15, marks: [[1, '*K*']] },
    y: { to: 1.2, marks: [[1, '*r*']] },
    ...(box ? { box: { ...box, bottom: box.bottom - 14 } } : {}),
  })
  return [
    axes(graph),
    curve(graph, share, { to: 1 }),
    label([graph.box.right + 10, graph.box.bottom - 18], '*N*'),
    label([(graph.box.left + graph.box.right) / 2, graph.box.top - 14], name, { bold: true }),
  ]
}

/** An S-shaped rise from 20 to 1000 that ends at 16 years. */
const rise = (time: number) => {
  const done = Math.min(time / 16, 1)
  return 20 + 980 * (3 * done ** 2 - 2 * done ** 3)
}

/** A tree in three parts, with the share of a bird's feeding time beside each, from the top down. */
const feedingTree = (x: number, name: string, shares: readonly number[]) => [
  label([x, 24], `bird ${name}`, { bold: true }),
  rectangle([x - 20, 246], [14, 24], { fill: tint.grey }),
  shares.map((share, index) => {
    const [high, low] = [50 + index * 62, 112 + index * 62]
    const [narrow, wide] = [index * 15, (index + 1) * 15]
    const middle = x - 20
    return [
      polygon(
        [
          [middle - narrow, high],
          [middle + narrow, high],
          [middle + wide, low],
          [middle - wide, low],
        ],
        { fill: tint.green },
      ),
      label([middle + wide + 4, (high + low) / 2], `${share}%`, { anchor: 'start' }),
    ]
  }),
]

export const populations: Figures = {
  'eco-0013': () =>
    figure(
      { height: 240 },
      ['pre-\nreproductive', 'reproductive', 'post-\nreproductive'].map((text, index) =>
        label([60, 190 - index * 56], text, { size: 15 }),
      ),
      agePyramid(172, 'P', [20, 35, 45]),
      agePyramid(292, 'Q', [50, 32, 18]),
      agePyramid(410, 'R', [36, 35, 29]),
    ),

  'eco-0018': () => {
    const boxes = panelBoxes(2, 2, [480, 350])
    return figure(
      { height: 356 },
      perHead(boxes[0], 'P', () => 1),
      perHead(boxes[1], 'Q', (n) => 4 * 0.9 * n * (1 - n)),
      perHead(boxes[2], 'R', (n) => n),
      perHead(boxes[3], 'S', (n) => 1 - n),
    )
  },

  'eco-0020': () => {
    const graph = plot({
      x: { to: 20, step: 4, label: 'time (years)' },
      y: { to: 1000, step: 250, label: '*N*' },
    })
    const borders = [4, 8, 16].map((time) =>
      line([graph.at(time, 0), graph.at(time, 1040)], { colour: grey, dashed: true }),
    )
    const names: [number, string][] = [
      [2, 'P'],
      [6, 'Q'],
      [12, 'R'],
      [18, 'S'],
    ]
    return figure(
      { height: 300 },
      borders,
      axes(graph),
      curve(graph, rise),
      names.map(([time, name]) => label(graph.at(time, 130), name, { bold: true, side: 'above' })),
    )
  },

  'eco-0034': () => {
    const graph = plot({
      x: { to: 20, step: 4, label: 'time (days)' },
      y: { to: 200, step: 50, label: 'number per millilitre' },
    })
    const settle = (top: number, rate: number) => (time: number) => top / (1 + 24 * Math.exp(-rate * time))
    const together: Point[] = [
      [0, 8],
      [2, 18],
      [4, 33],
      [6, 40],
      [8, 36],
      [10, 24],
      [12, 12],
      [14, 4],
      [16, 0],
    ]
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, settle(199, 0.75), { colour: blue, dashed: true }),
      curve(graph, settle(119, 0.75), { colour: red, dashed: true }),
      curve(graph, settle(199, 0.25), { colour: blue }),
      trace(graph, together, { soft: true, colour: red }),
      label(graph.at(17.4, 182), 'P alone', { colour: blue }),
      label(graph.at(17.4, 104), 'Q alone', { colour: red }),
      label(graph.at(16.6, 84), 'P with Q', { colour: blue }),
      label(graph.at(13.3, 24), 'Q with P', { colour: red }),
    )
  },
  /** Growth rate per head against size: a falling straight line. */
  'eco-0001': () => {
    const graph = plot({
      x: { to: 1100, marks: [[1000, '1000']], label: '*N*' },
      y: { to: 0.6, marks: [[0.5, '0.50']], label: '(1/*N*) d*N*/d*t* (year^{−1})' },
    })
    return figure(
      { height: 300 },
      axes(graph),
      curve(graph, (n) => 0.5 * (1 - n / 1000), { to: 1000 }),
    )
  },

  /** Where three birds feed on a tree. */
  'eco-0032': () =>
    figure(
      { height: 270 },
      feedingTree(84, 'P', [82, 13, 5]),
      feedingTree(236, 'Q', [9, 76, 15]),
      feedingTree(388, 'R', [4, 12, 84]),
    ),
}
