import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { molecule } from '../kit/chemistry/molecule.ts'
import { benzene, joined, ring } from '../kit/chemistry/rings.ts'

export const figures: Figures = {
  'oxy-0022': () => {
    const para = { atoms: { oh: [0, 2, 'OH'], no: [0, -2, 'NO_2'] }, bonds: 'r1-oh r4-no' } as const
    const ortho = { atoms: { oh: [0, 2, 'OH'], no: [1.73, 1, 'NO_2'] }, bonds: 'r1-oh r2-no' } as const
    return figure(
      { height: 300 },
      molecule(joined(benzene(), para), [120, 130], 52),
      label([120, 275], 'P', { bold: true }),
      molecule(joined(benzene(), ortho), [330, 130], 52),
      label([330, 275], 'Q', { bold: true }),
    )
  },
  'oxy-0034': () => figure({ height: 220 }, molecule(ring('r', 5, { texts: { 1: 'O' } }), [240, 116], 80)),
  'oxy-0041': () => {
    const q = { atoms: { o: [0, 2, 'O'], me: [1.73, 1, 'CH_3'] }, bonds: 'q1=o q2-me' } as const
    const r = {
      atoms: { o: [0, 2, 'O'], me: [1.73, 1, 'CH_3'], a: [-1.83, 0.24, 'H_3C'], b: [-1.12, 1.47, 'H_3C'] },
      bonds: 'r1=o r2-me r6-a r6-b',
    } as const
    return figure(
      { height: 230 },
      molecule(joined(ring('p', 6), { atoms: { o: [0, 2, 'O'] }, bonds: 'p1=o' }), [52, 130], 42),
      label([52, 206], 'P', { bold: true }),
      molecule(joined(ring('q', 6), q), [165, 130], 42),
      label([165, 206], 'Q', { bold: true }),
      molecule(joined(ring('r', 6), r), [366, 130], 42),
      label([366, 206], 'R', { bold: true }),
    )
  },
}
