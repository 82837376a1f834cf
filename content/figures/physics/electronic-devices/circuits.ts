import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { junction, terminal, wire } from '../../kit/circuits/component.ts'
import { resistor } from '../../kit/circuits/passive.ts'
import { diode, zener } from '../../kit/circuits/semiconductors.ts'
import { battery } from '../../kit/circuits/sources.ts'

export const circuits: Figures = {
  'dev-0068': () => {
    const [top, bottom] = [60, 280]
    return figure(
      { height: 320 },
      battery([80, bottom], [80, top], { label: '6.0 V', side: 'left' }),
      resistor([80, top], [250, top], '1.0 kΩ'),
      wire([250, top], [400, top]),
      wire([80, bottom], [400, bottom]),
      diode([250, top], [250, 150]),
      resistor([250, 150], [250, bottom], { label: '0.50 kΩ', side: 'left' }),
      diode([400, top], [400, 150]),
      resistor([400, 150], [400, bottom], { label: '1.0 kΩ', side: 'left' }),
      junction([250, top]),
      junction([250, bottom]),
    )
  },
  'dev-0027': () =>
    figure(
      { height: 300 },
      battery([60, 250], [60, 60], { label: '12 V', side: 'right' }),
      resistor([60, 60], [240, 60], '4 Ω'),
      wire([240, 60], [390, 60]),
      diode([240, 60], [240, 150], { label: 'D_1', side: 'right' }),
      resistor([240, 150], [240, 250], { label: '2 Ω', side: 'right' }),
      diode([390, 150], [390, 60], { label: 'D_2', side: 'right' }),
      resistor([390, 150], [390, 250], { label: '4 Ω', side: 'right' }),
      wire([60, 250], [390, 250]),
      junction([240, 60], 'X'),
      junction([240, 250]),
    ),
  'dev-0030': () =>
    figure(
      { height: 280 },
      wire([90, 60], [90, 220]),
      wire([390, 60], [390, 220]),
      diode([90, 60], [240, 60], 'D_1'),
      resistor([240, 60], [390, 60], '3 Ω'),
      diode([240, 140], [90, 140], { label: 'D_2', side: 'above' }),
      resistor([240, 140], [390, 140], '6 Ω'),
      resistor([90, 220], [390, 220], '6 Ω'),
      wire([40, 140], [90, 140]),
      wire([390, 140], [440, 140]),
      junction([90, 140]),
      junction([390, 140]),
      terminal([40, 140], { label: 'X', side: 'above' }),
      terminal([440, 140], { label: 'Y', side: 'above' }),
    ),
  'dev-0035': () =>
    figure(
      { height: 260 },
      resistor([70, 60], [240, 60], '300 Ω'),
      wire([240, 60], [380, 60]),
      zener([240, 200], [240, 60], { label: '12 V', side: 'right' }),
      resistor([380, 60], [380, 200], { label: '*R*_L', side: 'right' }),
      wire([70, 200], [380, 200]),
      junction([240, 60]),
      junction([240, 200]),
      terminal([70, 60], { label: '+', side: 'left' }),
      terminal([70, 200], { label: '−', side: 'left' }),
      label([70, 130], '18 V'),
    ),
  'dev-0048': () =>
    figure(
      { height: 260 },
      diode([270, 100], [110, 100]),
      diode([270, 190], [110, 190]),
      wire([270, 100], [270, 190]),
      wire([270, 145], [400, 145]),
      resistor([330, 145], [330, 40], { label: '*R*', side: 'right' }),
      terminal([330, 40], { label: '+5 V', side: 'right' }),
      terminal([110, 100], { label: 'A', side: 'left' }),
      terminal([110, 190], { label: 'B', side: 'left' }),
      terminal([400, 145], { label: 'Y', side: 'right' }),
      junction([270, 145]),
      junction([330, 145]),
    ),
}
