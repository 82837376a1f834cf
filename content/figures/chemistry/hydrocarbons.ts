import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { molecule } from '../kit/chemistry/molecule.ts'
import { joined, ring } from '../kit/chemistry/rings.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve } from '../kit/graphs/curves.ts'
import { hills } from '../kit/graphs/hills.ts'
import { plotPoint } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'

export const figures: Figures = {
  'hyd-0043': () => {
    const graph = plot({
      x: { to: 140, step: 30, label: 'angle turned (°)' },
      y: { to: 1.3, label: 'energy' },
    })
    const energy = (degrees: number) => 0.2 + (1 - Math.cos((3 * degrees * Math.PI) / 180)) / 2.4
    return figure(
      { height: 300 },
      axes(graph),
      curve(graph, energy, { to: 135 }),
      plotPoint(graph, 0, energy(0), { label: 'P', side: 'above-right', gap: 12 }),
      plotPoint(graph, 30, energy(30), { label: 'S', side: 'left' }),
      plotPoint(graph, 60, energy(60), { label: 'Q', side: 'above' }),
      plotPoint(graph, 120, energy(120), { label: 'R', side: 'above' }),
    )
  },
  'hyd-0044': () => {
    const core = ring('r', 6, { double: [1] })
    return figure(
      { height: 240 },
      molecule(joined(core, { atoms: { me: [0, 2, 'CH_3'] }, bonds: 'r1-me' }), [240, 145], 56),
    )
  },
  'hyd-0045': () =>
    figure(
      { height: 250 },
      molecule(ring('p', 4, { start: 45, double: [1, 3] }), [65, 110], 62),
      label([65, 220], 'P', { bold: true }),
      molecule(ring('q', 6, { double: [1, 3] }), [180, 110], 50),
      label([180, 220], 'Q', { bold: true }),
      molecule(ring('r', 3, { double: [2] }), [295, 118], 62),
      label([295, 62], '+', { bold: true }),
      label([295, 220], 'R', { bold: true }),
      molecule(ring('s', 7, { double: [2, 4, 6] }), [405, 110], 50),
      label([405, 36], '−', { bold: true }),
      label([405, 220], 'S', { bold: true }),
    ),
  'hyd-0046': () => {
    const graph = plot({ x: { to: 10, label: 'progress of reaction' }, y: { to: 10, label: 'energy' } })
    return figure(
      { height: 300 },
      axes(graph),
      hills(graph, [
        [0.6, 2.5],
        [3.4, 8.6],
        [5.4, 5.6],
        [7, 6.8],
        [9.4, 0.8],
      ]),
      plotPoint(graph, 0.6, 2.5, { label: 'P', side: 'above' }),
      plotPoint(graph, 3.4, 8.6, { label: 'Q', side: 'above' }),
      plotPoint(graph, 5.4, 5.6, { label: 'R', side: 'below' }),
      plotPoint(graph, 7, 6.8, { label: 'S', side: 'above' }),
      label(graph.at(8.1, 0.9), 'product', { anchor: 'end' }),
    )
  },
}
