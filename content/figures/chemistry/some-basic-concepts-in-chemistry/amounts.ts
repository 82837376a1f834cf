import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { tint } from '../../kit/basics/palette.ts'
import { type Point, polar } from '../../kit/basics/point.ts'
import { circle, rectangle } from '../../kit/basics/shapes.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { trace } from '../../kit/graphs/curves.ts'
import { plot } from '../../kit/graphs/plot.ts'

/** Two atoms that touch, turned by degrees. */
const pair = (middle: Point, turn: number, radius: number, fill: string) =>
  [turn, turn + 180].map((degrees) => circle(polar(middle, degrees, radius), radius, { fill }))

const nitrogen: Point[] = [
  [80, 70],
  [250, 150],
  [160, 205],
  [320, 60],
]
const hydrogen: Point[] = [
  [150, 60],
  [80, 140],
  [130, 125],
  [190, 140],
  [240, 60],
  [70, 215],
  [240, 220],
  [315, 125],
  [320, 205],
]

export const amounts: Figures = {
  'bas-0002': () =>
    figure(
      { height: 270 },
      rectangle([195, 138], [310, 220], {}),
      nitrogen.map((at, index) => pair(at, 35 * index, 13, tint.blue)),
      hydrogen.map((at, index) => pair(at, 50 * index, 7, tint.yellow)),
      pair([390, 100], 0, 13, tint.blue),
      label([422, 100], 'N_2', { side: 'right', gap: 0 }),
      pair([390, 150], 0, 7, tint.yellow),
      label([422, 150], 'H_2', { side: 'right', gap: 0 }),
    ),
  'bas-0020': () => {
    const graph = plot({
      x: { to: 10, label: '*t*' },
      y: {
        to: 115,
        marks: [
          [0, '0'],
          [48.8, '48.8'],
          [100, '100'],
        ],
        label: 'mass (%)',
      },
    })
    return figure(
      { height: 280 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 100],
        [2.5, 100],
      ]),
      trace(
        graph,
        [
          [2.5, 100],
          [3.4, 86],
          [4.6, 62],
          [5.8, 50.5],
          [6.8, 48.8],
          [9.4, 48.8],
        ],
        { soft: true },
      ),
    )
  },
}
