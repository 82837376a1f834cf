import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { plus } from '../kit/basics/point.ts'
import { electrode, saltBridge, thermometer } from '../kit/chemistry/electrochemistry.ts'
import { enthalpyLevel, enthalpyStep } from '../kit/chemistry/enthalpy-cycle.ts'
import { lonePairs } from '../kit/chemistry/lone-pairs.ts'
import { molecule } from '../kit/chemistry/molecule.ts'
import { orbitalBoxes } from '../kit/chemistry/orbital-boxes.ts'
import { fischer, newman, octahedron } from '../kit/chemistry/projections.ts'
import { balanceArrow, curlyArrow, reactionArrow } from '../kit/chemistry/reactions.ts'
import { benzene, joined, outward, ring, zigzag } from '../kit/chemistry/rings.ts'
import { beaker, burette, conicalFlask, roundFlask, testTube } from '../kit/chemistry/vessels.ts'
import { wire } from '../kit/circuits/component.ts'
import { voltmeter } from '../kit/circuits/sources.ts'

export const figures: Figures = {
  aspirin: () => {
    const core = benzene()
    const acid = {
      atoms: {
        c: [...outward(core.atoms.r2)],
        o1: [1.73, 2, 'O'],
        o2: [2.6, 0.5, 'OH'],
        o3: [0, 2, 'O'],
        c2: [-0.87, 2.5],
        o4: [-0.87, 3.4, 'O'],
        me: [-1.73, 2, 'H_3C'],
      },
      bonds: 'r2-c c=o1 c-o2 r1-o3 o3-c2 c2=o4 c2-me',
    } as const
    return figure(
      { height: 320 },
      molecule(joined(core, { atoms: { ...acid.atoms, c: [1.73, 1] }, bonds: acid.bonds }), [220, 220]),
    )
  },
  'chain-and-rings': () => {
    const chain = {
      atoms: { ...zigzag(['a', 'b', 'c', 'd', 'e']), oh: [3.46, -1, 'OH'] as const },
      bonds: 'a-b b=c c-d d-e e-oh',
    }
    const pyridine = ring('p', 6, { double: [1, 3, 5], texts: { 4: 'N' } })
    const naphthalene = joined(ring('m', 6, { start: 90, double: [2, 4, 6] }), {
      atoms: ring('n', 6, { centre: [1.732, 0] }).atoms,
      bonds: 'm2-n1 n1=n2 n2-n3 n3=n4 n4-m3',
    })
    return figure(
      { height: 280 },
      molecule(chain, [50, 90]),
      molecule(pyridine, [320, 90]),
      molecule(ring('q', 5, { texts: { 1: 'O' } }), [420, 90], 40),
      molecule(naphthalene, [90, 210], 38),
      molecule(ring('s', 3, {}), [260, 220], 40),
      molecule(
        {
          atoms: {
            c: [0, 0],
            h: [0, 1, 'H'],
            br: [0.87, -0.5, 'Br'],
            me: [-0.87, -0.5, 'H_3C'],
            oh: [0.3, -1, 'OH'],
          },
          bonds: 'c-h c-br c>me c|oh',
        },
        [380, 210],
      ),
    )
  },
  'sn2-step': () => {
    const substrate = molecule(
      { atoms: { c: [0, 0, 'CH_3'], br: [1.4, 0, 'Br'] }, bonds: 'c-br' },
      [190, 110],
    )
    return figure(
      { height: 200 },
      label([70, 110], 'HO^-'),
      substrate,
      curlyArrow([86, 96], [180, 92], 24),
      curlyArrow(substrate.middle('c', 'br'), plus(substrate.at('br'), [4, -14]), 26),
      reactionArrow([300, 110], [390, 110], 'H_2O', '25 °C'),
      label([430, 110], '?'),
      balanceArrow([300, 160], [390, 160]),
    )
  },
  projections: () =>
    figure(
      { height: 320 },
      fischer(
        [90, 30],
        'CHO',
        [
          ['H', 'OH'],
          ['HO', 'H'],
          ['H', 'OH'],
          ['H', 'OH'],
        ],
        'CH_2OH',
      ),
      newman([240, 110], ['CH_3', 'H', 'H'], ['H', 'CH_3', 'H'], 60),
      octahedron([370, 220], 'Co', ['NH_3', 'Cl', 'H_3N', 'NH_3', 'Cl', 'H_3N']),
    ),
  'daniell-cell': () =>
    figure(
      { height: 320 },
      beaker([130, 280], [130, 130], { level: 90, label: 'ZnSO_4 (1 M)' }),
      beaker([350, 280], [130, 130], { level: 90, label: 'CuSO_4 (1 M)' }),
      saltBridge([170, 240], [310, 240], 90, 'salt bridge'),
      electrode([105, 120], 140, { label: 'Zn' }),
      electrode([375, 120], 140, { label: { label: 'Cu', side: 'right', gap: 26 } }),
      wire([105, 120], [105, 50], [375, 50], [375, 120]),
      voltmeter([105, 50], [375, 50]),
    ),
  apparatus: () =>
    figure(
      { height: 320 },
      burette([90, 200], 180),
      conicalFlask([90, 290], [84, 84], { level: 30 }),
      roundFlask([220, 240], 44),
      thermometer([220, 236], 150),
      testTube([320, 270], [36, 130], { label: 'A' }),
      testTube([400, 270], [36, 130], { label: 'B', fill: '#fcf8bd' }),
    ),
  lewis: () => {
    const water = molecule(
      { atoms: { h1: [-0.9, -0.6, 'H'], o: [0, 0, 'O'], h2: [0.9, -0.6, 'H'] }, bonds: 'h1-o o-h2' },
      [240, 70],
      60,
    )
    return figure({ height: 160 }, water, lonePairs(water.at('o'), [60, 120]))
  },
  'enthalpy-cycle': () =>
    figure(
      { height: 200 },
      enthalpyLevel(170, [60, 420], 'NaCl(s)'),
      enthalpyLevel(60, [60, 420], 'Na^+(g) + Cl^−(g)'),
      enthalpyStep(140, 170, 60, '788'),
    ),
  orbitals: () =>
    figure(
      { height: 270 },
      orbitalBoxes([110, 60], 'ud', '3*s*'),
      orbitalBoxes([260, 60], 'u u u', '3*p*'),
      arrow([60, 240], [60, 126], { label: '*E*' }),
      orbitalBoxes([240, 140], 'u -', '*e*_g'),
      orbitalBoxes([240, 215], 'ud u u', '*t*_{2g}'),
    ),
}
