import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { molecule } from '../kit/chemistry/molecule.ts'
import { joined, ring } from '../kit/chemistry/rings.ts'
import { axes } from '../kit/graphs/axes.ts'
import { hills } from '../kit/graphs/hills.ts'
import { plotPoint } from '../kit/graphs/marks.ts'
import { panelBoxes, plot } from '../kit/graphs/plot.ts'

export const figures: Figures = {
  'hal-0048': () => {
    const alkene = {
      atoms: { a: [0, 0], b: [0.87, 0.5], c: [1.73, 0], d: [2.6, 0.5], e: [2.23, -0.87], f: [1.23, -0.87] },
      bonds: 'a=b b-c c-d c-e c-f',
    } as const
    return figure({ height: 240 }, molecule(alkene, [140, 120], 76))
  },
  'hal-0049': () => {
    const [left, right] = panelBoxes(2, 1, [480, 260])
    const profile = (box: typeof left) =>
      plot({ x: { to: 10, label: 'progress' }, y: { to: 10, label: 'energy' }, ...(box && { box }) })
    const [p, q] = [profile(left), profile(right)]
    return figure(
      { height: 260 },
      axes(p),
      hills(p, [
        [0.6, 3],
        [5, 8.4],
        [9.4, 1.4],
      ]),
      label(p.at(8.6, 9.2), 'P', { bold: true }),
      axes(q),
      hills(q, [
        [0.6, 3],
        [3.4, 8.4],
        [5.4, 5.4],
        [7, 6.8],
        [9.4, 1.4],
      ]),
      plotPoint(q, 5.4, 5.4, { label: 'X', side: 'below' }),
      label(q.at(8.6, 9.2), 'Q', { bold: true }),
    )
  },
  'hal-0050': () => {
    const substituents = { atoms: { br: [0, 2, 'Br'], me: [0, -2, 'CH_3'] }, bonds: 'r1>br r4>me' } as const
    return figure({ height: 300 }, molecule(joined(ring('r', 6), substituents), [240, 150], 60))
  },
}
