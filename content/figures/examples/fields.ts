import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { dimension } from '../kit/basics/measure.ts'
import { tint } from '../kit/basics/palette.ts'
import { rectangle } from '../kit/basics/shapes.ts'
import { wire } from '../kit/circuits/component.ts'
import { resistor } from '../kit/circuits/passive.ts'
import { charge, fieldLines } from '../kit/fields/charges.ts'
import { energyLevels } from '../kit/fields/energy-levels.ts'
import { barMagnet, loop, solenoid } from '../kit/fields/magnets.ts'
import { currentInto, currentOut, fieldInto, fieldOut, uniformField } from '../kit/fields/uniform.ts'
import { photon, standingWave, wave } from '../kit/fields/waves.ts'
import { surface } from '../kit/mechanics/surfaces.ts'

export const figures: Figures = {
  dipole: () => {
    const [plus, minus] = [
      [160, 150],
      [320, 150],
    ] as const
    return figure(
      { height: 300 },
      fieldLines(
        [
          { at: plus, strength: 1 },
          { at: minus, strength: -1 },
        ],
        { perUnit: 12 },
      ),
      charge(plus, '+'),
      charge(minus, '−'),
    )
  },
  'moving-rod': () =>
    figure(
      { height: 280 },
      fieldInto({ from: [110, 70], to: [390, 210], spacing: 35 }),
      resistor([70, 40], [70, 240], { label: '*R*', side: 'left' }),
      rectangle([303, 140], [12, 216], { fill: tint.grey }),
      wire([70, 40], [420, 40]),
      wire([70, 240], [420, 240]),
      arrow([309, 122], [370, 122], { label: '*v*' }),
      dimension([440, 40], [440, 240], '*l*'),
    ),
  currents: () =>
    figure(
      { height: 260 },
      currentOut([90, 70]),
      currentInto([190, 70]),
      dimension([90, 110], [190, 110], '4 cm'),
      fieldOut({ from: [260, 40], to: [440, 100], spacing: 30 }),
      loop([110, 200], [70, 26]),
      barMagnet([340, 200], 0),
    ),
  solenoid: () =>
    figure(
      { height: 240 },
      solenoid([240, 110], 220),
      uniformField([60, 60], 0, 50, 3, 40),
      barMagnet([420, 110], 180, [90, 34]),
    ),
  'hydrogen-levels': () =>
    figure(
      { height: 320 },
      energyLevels(
        [
          { y: 40, left: '*n* = ∞', right: '0 eV' },
          { y: 76, left: '*n* = 3', right: '−1.5 eV' },
          { y: 124, left: '*n* = 2', right: '−3.4 eV' },
          { y: 280, left: '*n* = 1', right: '−13.6 eV' },
        ],
        [
          { from: 2, to: 3, label: 'a' },
          { from: 1, to: 3, label: 'b' },
          { from: 1, to: 2, label: 'c' },
        ],
      ),
    ),
  waves: () =>
    figure(
      { height: 280 },
      standingWave([60, 70], [420, 70], 3, 34),
      dimension([60, 130], [420, 130], '1.2 m'),
      photon([60, 190], [200, 190], '*hν*'),
      surface([280, 240], [440, 240]),
      wave([260, 200], [440, 200], { waves: 2, amplitude: 20 }),
    ),
}
