import { arrow } from '../../kit/basics/arrow.ts'
import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { tint } from '../../kit/basics/palette.ts'
import { plus } from '../../kit/basics/point.ts'
import { line, rectangle } from '../../kit/basics/shapes.ts'
import { path } from '../../kit/basics/smooth.ts'
import { mitochondrion } from '../../kit/biology/mitochondrion.ts'
import { flow } from '../../kit/diagrams/flow.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { curve, trace } from '../../kit/graphs/curves.ts'
import { bars } from '../../kit/graphs/marks.ts'
import { panelBoxes, plot } from '../../kit/graphs/plot.ts'

export const respirationAndGrowth: Figures = {
  'pla-0062': () =>
    figure(
      { height: 300 },
      flow(
        {
          glucose: [[64, 150], 'Glucose'],
          pyruvate: [[234, 150], 'Pyruvic\nacid'],
          lactate: [[394, 46], 'Lactic acid'],
          ethanol: [[394, 150], 'Ethanol\n+ CO_2'],
          acetyl: [[394, 256], 'Acetyl CoA\n+ CO_2'],
        },
        [
          ['glucose', 'pyruvate'],
          ['pyruvate', 'lactate'],
          ['pyruvate', 'ethanol'],
          ['pyruvate', 'acetyl'],
        ],
      ),
      label([146, 122], 'NADH', { size: 16 }),
      label([292, 88], '1', { bold: true }),
      label([310, 132], '2', { bold: true }),
      label([292, 214], '3', { bold: true }),
    ),

  'pla-0069': () => {
    const organelle = mitochondrion([240, 150])
    return figure(
      { height: 300 },
      organelle,
      pointer(organelle.at.outerMembrane, [60, 60], '1'),
      pointer(organelle.at.interMembraneSpace, [430, 90], '2'),
      pointer(organelle.at.innerMembrane, [60, 250], '3'),
      pointer(organelle.at.matrix, [320, 270], '4'),
    )
  },

  'pla-0078': () => {
    const graph = plot({
      x: { to: 8, step: 1, label: 'time (min)' },
      y: { to: 12, label: 'oxygen left' },
    })
    return figure(
      { height: 300 },
      axes(graph),
      trace(graph, [
        [0, 9],
        [2, 8.2],
        [5, 2.6],
        [8, 1.4],
      ]),
      arrow(plus(graph.at(2, 8.4), [0, -42]), plus(graph.at(2, 8.4), [0, -4])),
      label(plus(graph.at(2, 8.4), [8, -34]), 'ADP', { anchor: 'start' }),
    )
  },

  'pla-0081': () => {
    const hairs = [52, 70, 88, 106].flatMap((y) => [
      path(`M200 ${y}q-30 -4 -52 6`, { width: 1.5 }),
      path(`M280 ${y}q30 -4 52 6`, { width: 1.5 }),
    ])
    const rows = [0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3, 4].map((column) =>
        rectangle([208 + column * 16, 212 + row * 13], [16, 13], { fill: tint.green, width: 1.5 }),
      ),
    )
    const zone = (top: number, bottom: number, name: string) => [
      line([
        [366, top + 3],
        [376, top + 3],
        [376, bottom - 3],
        [366, bottom - 3],
      ]),
      label([376, (top + bottom) / 2], name, { side: 'right', gap: 10, bold: true }),
    ]
    return figure(
      { height: 330 },
      path('M200 208H280V250C280 282 258 294 240 294C222 294 200 282 200 250Z', { fill: tint.green }),
      path('M200 24V250C200 282 222 294 240 294C258 294 280 282 280 250V24'),
      hairs,
      rows,
      path(
        'M200 250C200 282 222 294 240 294C258 294 280 282 280 250L288 238C293 292 264 318 240 318C216 318 187 292 192 238Z',
        { fill: tint.yellow },
      ),
      zone(24, 118, '1'),
      zone(118, 202, '2'),
      zone(202, 268, '3'),
      zone(268, 314, '4'),
    )
  },

  'pla-0084': () => {
    const graph = plot({
      x: { to: 4, names: ['X start', 'X later', 'Y start', 'Y later'] },
      y: { to: 60, step: 10, label: 'leaf area (cm^2)' },
    })
    return figure({ height: 300 }, axes(graph, { grid: true }), bars(graph, [10, 20, 40, 60]))
  },

  'pla-0090': () => {
    const shapes = [
      () => 0.6,
      (x: number) => 0.9 / (1 + Math.exp(-12 * (x - 0.45))),
      (x: number) => 0.04 + 0.86 * Math.exp(-((x - 0.5) ** 2) / 0.03),
      (x: number) => 0.9 * (1 - x),
    ]
    return figure(
      { height: 320 },
      panelBoxes(2, 2, [480, 320]).map((box, index) => {
        const small = plot({ x: { to: 1, label: 'time' }, y: { to: 1, label: 'rate' }, box })
        const name = ['P', 'Q', 'R', 'S'][index] ?? ''
        return [
          axes(small),
          curve(small, shapes[index] ?? Math.abs),
          label([box.right - 6, box.top - 12], name, { bold: true }),
        ]
      }),
    )
  },
}
