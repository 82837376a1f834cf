import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { ink, tickSize, tint } from '../../kit/basics/palette.ts'
import { type Point, polar } from '../../kit/basics/point.ts'
import { dot, ellipse, line } from '../../kit/basics/shapes.ts'
import { bondLine } from '../../kit/chemistry/bonds.ts'
import { enthalpyLevel, enthalpyStep } from '../../kit/chemistry/enthalpy-cycle.ts'
import { lonePairs } from '../../kit/chemistry/lone-pairs.ts'
import { molecule } from '../../kit/chemistry/molecule.ts'

const brackets = ([left, right]: Point, [top, bottom]: Point, charge: string) => [
  line([
    [left + 10, top],
    [left, top],
    [left, bottom],
    [left + 10, bottom],
  ]),
  line([
    [right - 10, top],
    [right, top],
    [right, bottom],
    [right - 10, bottom],
  ]),
  label([right + 6, top + 6], charge, { anchor: 'start' }),
]

/** One structure of the carbonate ion, with its double bond to the named oxygen. */
const carbonate = (at: Point, double: 'a' | 'b' | 'c') => {
  const oxygen = (name: 'a' | 'b' | 'c') => (name === double ? 'O' : name === 'b' ? '^−O' : 'O^−')
  const bond = (name: 'a' | 'b' | 'c') => `c${name === double ? '=' : '-'}o${name}`
  return molecule(
    {
      atoms: {
        c: [0, 0, 'C'],
        oa: [0, 1, oxygen('a')],
        ob: [-0.87, -0.5, oxygen('b'), 'end'],
        oc: [0.87, -0.5, oxygen('c'), 'start'],
      },
      bonds: `${bond('a')} ${bond('b')} ${bond('c')}`,
    },
    at,
    52,
  ).part
}

const bromine: Point = [240, 160]
const pairLobe = (degrees: number) => {
  const middle = polar(bromine, degrees, 64)
  return [ellipse(middle, [30, 18], { fill: tint.yellow, width: 1.5 }), lonePairs(bromine, [degrees], 64)]
}

export const lewisStructures: Figures = {
  'bon-0002': () => {
    const ozone = molecule(
      {
        atoms: { o2: [-1.1, -0.5, 'O', 'start'], o1: [0, 0.2, 'O'], o3: [1.1, -0.5, 'O'] },
        bonds: 'o2=o1 o1-o3',
      },
      [240, 90],
      80,
    )
    const number = (atom: string, text: string) =>
      label(ozone.at(atom), text, { side: 'below', size: tickSize, gap: 24 })
    return figure(
      { height: 190 },
      ozone,
      lonePairs(ozone.at('o1'), [90]),
      lonePairs(ozone.at('o2'), [120, 210]),
      lonePairs(ozone.at('o3'), [60, 330, 240]),
      number('o1', '1'),
      number('o2', '2'),
      number('o3', '3'),
    )
  },
  'bon-0003': () =>
    figure(
      { height: 170 },
      carbonate([80, 90], 'a'),
      label([160, 90], '↔'),
      carbonate([240, 90], 'b'),
      label([320, 90], '↔'),
      carbonate([400, 90], 'c'),
    ),
  'bon-0012': () =>
    figure(
      { height: 330 },
      enthalpyLevel(170, [30, 230], 'K(g) + Br(g)'),
      enthalpyLevel(60, [30, 450], 'K^+(g) + e^− + Br(g)'),
      enthalpyLevel(140, [260, 450], 'K^+(g) + Br^−(g)'),
      enthalpyLevel(310, [30, 450], 'KBr(s)'),
      enthalpyStep(60, 170, 60, '419'),
      enthalpyStep(290, 60, 140, '−325'),
      enthalpyStep(290, 310, 140, '689'),
      enthalpyStep(140, 170, 310, '*x*'),
    ),
  'bon-0019': () => {
    const ion = molecule(
      { atoms: { h1: [-1, 0, 'H', 'start'], e: [0, 0, 'E'], h2: [1, 0, 'H'] }, bonds: 'h1-e e-h2' },
      [240, 80],
      64,
    )
    return figure(
      { height: 160 },
      ion,
      lonePairs(ion.at('e'), [90, 270]),
      brackets([146, 334], [34, 126], '−'),
    )
  },
  'bon-0020': () => {
    const ion = molecule(
      {
        atoms: {
          cl: [0, 0, 'Cl'],
          n: [0, 1, 'O'],
          s: [0, -1, 'O'],
          w: [-1, 0, 'O', 'start'],
          e: [1, 0, 'O'],
        },
        bonds: 'cl-n cl-s cl-w cl-e',
      },
      [240, 130],
      70,
    )
    return figure(
      { height: 260 },
      ion,
      lonePairs(ion.at('n'), [0, 90, 180]),
      lonePairs(ion.at('s'), [0, 270, 180]),
      lonePairs(ion.at('w'), [90, 180, 270]),
      lonePairs(ion.at('e'), [90, 0, 270]),
      brackets([130, 350], [24, 236], '−'),
    )
  },
  'bon-0032': () =>
    figure(
      { height: 320 },
      bondLine('-', [240, 145], [240, 62]),
      bondLine('-', [240, 175], [240, 258]),
      bondLine('-', [224, 160], [152, 160]),
      pairLobe(28),
      pairLobe(-28),
      label(bromine, 'Br', { bold: true }),
      label([240, 46], 'F'),
      label([240, 274], 'F'),
      label([138, 160], 'F'),
      label([338, 122], 'lone pair, back', { side: 'right', size: tickSize, gap: 0 }),
      label([338, 198], 'lone pair, front', { side: 'right', size: tickSize, gap: 0 }),
    ),
  'bon-0038': () =>
    figure(
      { height: 160 },
      molecule(
        {
          atoms: { c1: [-1.9, -0.1], c2: [-0.95, 0.45], c3: [0, -0.1], n: [1.05, -0.7, 'N'] },
          bonds: 'c1=c2 c2-c3 c3#n',
        },
        [275, 80],
        80,
      ),
    ),
  'bon-0039': () => {
    const chain = molecule(
      {
        atoms: { c1: [-1.9, -0.2], c2: [-0.7, -0.2], c3: [0.5, -0.2], c4: [1.54, 0.4] },
        bonds: 'c1=c2 c2=c3 c3-c4',
      },
      [250, 80],
      80,
    )
    const number = (atom: string, text: string) =>
      label(chain.at(atom), text, { side: 'below', size: tickSize, gap: 12 })
    return figure(
      { height: 160 },
      chain,
      dot(chain.at('c2'), ink, 3),
      number('c1', '1'),
      number('c2', '2'),
      number('c3', '3'),
      number('c4', '4'),
    )
  },
}
