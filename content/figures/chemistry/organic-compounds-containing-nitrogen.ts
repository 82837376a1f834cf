import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import type { Point } from '../kit/basics/point.ts'
import { molecule } from '../kit/chemistry/molecule.ts'
import { benzene, joined, ring } from '../kit/chemistry/rings.ts'

const named = ([x, y]: Point, name: string) => label([x, y], name, { bold: true })

export const figures: Figures = {
  'nit-0015': () => {
    const amine = { atoms: { n: [0, 2, 'NH_2'] }, bonds: 'p1-n' } as const
    const hydrogen = { atoms: { h: [0, 2, 'H'] }, bonds: 'q1-h' } as const
    const both = {
      atoms: { n: [-0.55, 1.85, 'H_2N'], me: [0.55, 1.85, 'CH_3'] },
      bonds: 'r1-n r1-me',
    } as const
    const methyl = { atoms: { me: [0, 2, 'CH_3'] }, bonds: 's1-me' } as const
    return figure(
      { height: 220 },
      molecule(joined(ring('p', 6), amine), [62, 120], 38),
      named([62, 196], 'P'),
      molecule(joined(ring('q', 6, { texts: { 1: 'N' } }), hydrogen), [174, 120], 38),
      named([174, 196], 'Q'),
      molecule(joined(ring('r', 6), both), [300, 120], 38),
      named([300, 196], 'R'),
      molecule(joined(ring('s', 6, { texts: { 1: 'N' } }), methyl), [414, 120], 38),
      named([414, 196], 'S'),
    )
  },
  'nit-0029': () => {
    const p = { atoms: { n: [0, 2, 'NH_2'] }, bonds: 'p1-n' } as const
    const q = { atoms: { n: [0, 2, 'NH_2'] }, bonds: 'q1-n' } as const
    const r = { atoms: { n: [0, 2, 'NH_2'], o: [0, -2, 'NO_2'] }, bonds: 'r1-n r4-o' } as const
    const s = { atoms: { c: [0, 2], n: [0.87, 2.5, 'NH_2'] }, bonds: 's1-c c-n' } as const
    return figure(
      { height: 250 },
      molecule(joined(ring('p', 6), p), [62, 124], 38),
      named([62, 226], 'P'),
      molecule(joined(benzene('q'), q), [176, 124], 38),
      named([176, 226], 'Q'),
      molecule(joined(benzene('r'), r), [290, 124], 38),
      named([290, 226], 'R'),
      molecule(joined(benzene('s'), s), [398, 124], 38),
      named([398, 226], 'S'),
    )
  },
}
