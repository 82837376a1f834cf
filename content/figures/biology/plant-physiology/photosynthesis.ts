import { arrow } from '../../kit/basics/arrow.ts'
import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { guide } from '../../kit/basics/measure.ts'
import { blue, ink, red, tint } from '../../kit/basics/palette.ts'
import type { Point } from '../../kit/basics/point.ts'
import { rectangle } from '../../kit/basics/shapes.ts'
import { chloroplast } from '../../kit/biology/chloroplast.ts'
import { flow } from '../../kit/diagrams/flow.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { trace } from '../../kit/graphs/curves.ts'
import { plotPoint } from '../../kit/graphs/marks.ts'
import { type Plot, plot } from '../../kit/graphs/plot.ts'

const ticks = (values: readonly number[]) => values.map((value) => [value, String(value)] as const)

/** Measured points, joined by straight lines. */
const measured = (graph: Plot, values: readonly Point[], colour: string, dashed = false) => [
  trace(graph, values, { colour, dashed }),
  values.map(([x, y]) => plotPoint(graph, x, y, undefined, colour)),
]

export const photosynthesis: Figures = {
  'pla-0015': () => {
    const organelle = chloroplast([240, 150])
    return figure(
      { height: 300 },
      organelle,
      pointer(organelle.at.innerMembrane, [62, 90], '1'),
      pointer(organelle.at.granum, [90, 262], '2'),
      pointer(organelle.at.stromaLamella, [330, 36], '3'),
      pointer(organelle.at.stroma, [390, 262], '4'),
    )
  },

  'pla-0016': () => {
    const graph = plot({
      x: { from: 400, to: 700, step: 50, label: 'wavelength (nm)' },
      y: { to: 1, label: 'relative value' },
    })
    const absorbed: Point[] = [
      [400, 0.55],
      [430, 0.95],
      [450, 0.42],
      [468, 0.12],
      [485, 0.04],
      [540, 0.04],
      [590, 0.1],
      [630, 0.2],
      [660, 0.72],
      [680, 0.2],
      [700, 0.03],
    ]
    const rate: Point[] = [
      [400, 0.5],
      [430, 0.8],
      [455, 0.78],
      [480, 0.7],
      [510, 0.36],
      [550, 0.18],
      [600, 0.3],
      [640, 0.46],
      [670, 0.72],
      [688, 0.3],
      [700, 0.06],
    ]
    return figure(
      { height: 300 },
      axes(graph),
      trace(graph, absorbed, { soft: true }),
      trace(graph, rate, { soft: true, colour: red, dashed: true }),
      label([250, 60], 'absorbed by\nchlorophyll *a*', { colour: blue, anchor: 'start' }),
      label([204, 118], 'rate of\nphotosynthesis', { colour: red, anchor: 'start' }),
    )
  },

  'pla-0018': () =>
    figure(
      { height: 320 },
      arrow([26, 300], [26, 24]),
      label([38, 30], 'energy of the electrons', { anchor: 'start' }),
      label([64, 278], 'H_2O'),
      label([162, 278], 'P680'),
      label([162, 106], 'first\nacceptor'),
      label([340, 222], 'P700'),
      label([340, 60], 'second acceptor'),
      label([436, 150], 'NADP^{+}'),
      label([228, 186], 'carriers', { size: 16 }),
      arrow([90, 278], [136, 278], { label: { label: '1', side: 'above' }, labelAt: 'middle' }),
      arrow([162, 262], [162, 136], { label: { label: '2', side: 'left' }, labelAt: 'middle' }),
      arrow([200, 122], [318, 206], { label: { label: '3', side: 'above-right' }, labelAt: 'middle' }),
      arrow([340, 206], [340, 78], { label: { label: '4', side: 'right' }, labelAt: 'middle' }),
      arrow([378, 76], [424, 134], { label: { label: '5', side: 'above-right' }, labelAt: 'middle' }),
    ),

  'pla-0035': () => {
    const graph = plot({ x: { to: 10, marks: [[4, '*t*']], label: 'time' }, y: { to: 10, label: 'amount' } })
    return figure(
      { height: 300 },
      axes(graph),
      guide(graph.at(4, 0), graph.at(4, 10)),
      label(graph.at(2.2, 8.8), 'light'),
      label(graph.at(7, 9.4), 'dark'),
      trace(graph, [
        [0, 3.6],
        [4, 3.6],
        [6, 8],
        [10, 8],
      ]),
      trace(
        graph,
        [
          [0, 5.6],
          [4, 5.6],
          [6, 1],
          [10, 1],
        ],
        { colour: red, dashed: true },
      ),
      label(graph.at(8.5, 8), 'X', { side: 'below', gap: 10, colour: blue, bold: true }),
      label(graph.at(8.5, 1), 'Y', { side: 'above', gap: 10, colour: red, bold: true }),
    )
  },

  'pla-0043': () =>
    figure(
      { height: 340 },
      rectangle([120, 182], [212, 240], { fill: tint.green, corner: 12 }),
      rectangle([360, 182], [212, 240], { fill: tint.yellow, corner: 12 }),
      label([120, 320], 'mesophyll cell'),
      label([360, 320], 'bundle sheath cell'),
      label([104, 28], 'from the air', { anchor: 'start' }),
      flow(
        {
          air: [[66, 28], 'CO_2'],
          acceptor: [[76, 258], 'C_3\nacceptor'],
          acid: [[172, 170], 'C_4\nacid'],
          acid2: [[312, 170], 'C_4\nacid'],
          rest: [[312, 258], 'C_3 acid'],
          gas: [[412, 170], 'CO_2'],
          calvin: [[412, 96], 'Calvin\ncycle'],
        },
        [
          ['air', 'acid'],
          ['acceptor', 'acid'],
          ['acid', 'acid2'],
          ['acid2', 'gas'],
          ['acid2', 'rest'],
          ['rest', 'acceptor'],
          ['gas', 'calvin'],
        ],
      ),
      label([104, 170], '1', { bold: true }),
      label([240, 154], '2', { bold: true, side: 'above', gap: 0 }),
      label([362, 154], '3', { bold: true, side: 'above', gap: 0 }),
      label([416, 137], '4', { bold: true, side: 'right' }),
    ),

  'pla-0044': () => {
    const graph = plot({
      x: { to: 600, step: 100, label: 'CO_2 (μL L^{-1})' },
      y: { to: 10, label: 'rate of photosynthesis' },
    })
    const early: Point[] = [
      [0, 0],
      [100, 3.4],
      [200, 6],
      [300, 7.7],
      [360, 8.2],
      [450, 8.2],
      [600, 8.2],
    ]
    const late: Point[] = [
      [0, 0],
      [100, 1.3],
      [200, 2.7],
      [300, 4],
      [400, 5.2],
      [480, 5.9],
      [550, 6.2],
      [600, 6.2],
    ]
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, early, { soft: true }),
      trace(graph, late, { soft: true, colour: red, dashed: true }),
      label(graph.at(240, 7.2), 'P', { side: 'above-left', colour: blue, bold: true }),
      label(graph.at(260, 3.2), 'Q', { side: 'below-right', colour: red, bold: true }),
    )
  },

  'pla-0045': () => {
    const graph = plot({
      x: { to: 10, label: 'light intensity' },
      y: { to: 10, label: 'rate of photosynthesis' },
    })
    const low: Point[] = [
      [0, 0],
      [2.6, 3.64],
      [3.4, 4.5],
      [4.2, 4.9],
      [5, 5],
      [10, 5],
    ]
    const high: Point[] = [
      [0, 0],
      [2.6, 3.64],
      [4.8, 6.7],
      [5.8, 7.7],
      [6.8, 8.1],
      [8, 8.2],
      [10, 8.2],
    ]
    return figure(
      { height: 300 },
      axes(graph),
      trace(graph, high, { soft: true, colour: red, dashed: true }),
      trace(graph, low, { soft: true }),
      plotPoint(graph, 1.6, 2.24, { label: '1', side: 'below-right' }),
      plotPoint(graph, 8, 5, { label: '2', side: 'below' }),
      label(graph.at(6.2, 5), '0.03 % CO_2', { side: 'below', gap: 8, colour: blue }),
      label(graph.at(8.6, 8.2), '0.05 % CO_2', { side: 'above', gap: 8, colour: red }),
    )
  },
  /** Two plants at rising temperature. */
  'pla-0047': () => {
    const graph = plot({
      x: { from: 18, to: 42, marks: ticks([20, 25, 30, 35, 40]), label: 'temperature (°C)' },
      y: { to: 30, step: 5, label: 'photosynthesis (units)' },
    })
    const rates = (values: readonly number[]) => values.map((value, index): Point => [20 + index * 5, value])
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      measured(graph, rates([14, 20, 18, 12, 5]), blue),
      measured(graph, rates([8, 15, 22, 28, 27]), red, true),
      label(graph.at(40, 5), 'X', { side: 'right', gap: 10, colour: blue, bold: true }),
      label(graph.at(40, 27), 'Y', { side: 'right', gap: 10, colour: red, bold: true }),
    )
  },

  /** Label in three substances in the first minute. */
  'pla-0029': () => {
    const graph = plot({
      x: { to: 66, step: 10, label: 'time (s)' },
      y: { to: 88, step: 20, label: 'share of the label (%)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      measured(
        graph,
        [
          [2, 80],
          [10, 40],
          [60, 15],
        ],
        blue,
      ),
      measured(
        graph,
        [
          [2, 15],
          [10, 40],
          [60, 25],
        ],
        red,
        true,
      ),
      measured(
        graph,
        [
          [2, 5],
          [10, 20],
          [60, 60],
        ],
        ink,
      ),
      label(graph.at(60, 15), 'X', { side: 'right', gap: 10, colour: blue, bold: true }),
      label(graph.at(60, 25), 'Y', { side: 'right', gap: 10, colour: red, bold: true }),
      label(graph.at(60, 60), 'Z', { side: 'right', gap: 10, bold: true }),
    )
  },
}
