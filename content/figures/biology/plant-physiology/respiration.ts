import { arrow } from '../../kit/basics/arrow.ts'
import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { plus } from '../../kit/basics/point.ts'
import { mitochondrion } from '../../kit/biology/mitochondrion.ts'
import { flow } from '../../kit/diagrams/flow.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { trace } from '../../kit/graphs/curves.ts'
import { plot } from '../../kit/graphs/plot.ts'

export const respiration: Figures = {
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
}
