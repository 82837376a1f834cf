import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { junction, terminal, wire } from '../kit/circuits/component.ts'
import { gate, stepWire } from '../kit/circuits/gates.ts'
import {
  blackBox,
  capacitor,
  closedSwitch,
  inductor,
  ironInductor,
  jockey,
  openSwitch,
  resistor,
  rheostat,
} from '../kit/circuits/passive.ts'
import { diode, led, photodiode, zener } from '../kit/circuits/semiconductors.ts'
import {
  acSource,
  ammeter,
  battery,
  cell,
  earth,
  galvanometer,
  lamp,
  polarity,
  voltmeter,
} from '../kit/circuits/sources.ts'

export const figures: Figures = {
  wheatstone: () => {
    const [a, b, c, d] = [
      [90, 130],
      [240, 40],
      [390, 130],
      [240, 220],
    ] as const
    return figure(
      { height: 300 },
      resistor(a, b, '*P* = 4 Ω'),
      resistor(b, c, '*Q* = 6 Ω'),
      resistor(a, d, { label: '*R* = 8 Ω', side: 'below-left' }),
      resistor(d, c, { label: '*S* = 9 Ω', side: 'below-right' }),
      galvanometer(b, d),
      wire(a, [40, 130], [40, 262], [200, 262]),
      cell([200, 262], [280, 262], { label: '2 V', side: 'below' }),
      wire([280, 262], [440, 262], [440, 130], c),
      junction(a, { label: 'A', side: 'above-left' }),
      junction(b, 'B'),
      junction(c, { label: 'C', side: 'above-right' }),
      junction(d, { label: 'D', side: 'below' }),
    )
  },
  'two-loops': () =>
    figure(
      { height: 300 },
      battery([70, 240], [70, 60], { label: '12 V', side: 'left' }),
      resistor([70, 60], [240, 60], '2 Ω'),
      ammeter([240, 60], [400, 60]),
      resistor([240, 60], [240, 240], '6 Ω'),
      lamp([400, 60], [400, 240], 'L'),
      openSwitch([240, 240], [400, 240], { label: 'K', side: 'below' }),
      wire([70, 240], [240, 240]),
      junction([240, 60]),
      junction([240, 240]),
      arrow([110, 84], [180, 84], { label: { label: '*I*', side: 'below' }, labelAt: 'middle' }),
    ),
  'lcr-series': () =>
    figure(
      { height: 260 },
      acSource([70, 200], [410, 200], { label: '220 V, 50 Hz', side: 'below' }),
      wire([70, 200], [70, 70]),
      resistor([70, 70], [180, 70], '*R*'),
      inductor([180, 70], [300, 70], '*L*'),
      capacitor([300, 70], [410, 70], '*C*'),
      wire([410, 70], [410, 200]),
    ),
  'zener-regulator': () =>
    figure(
      { height: 260 },
      resistor([70, 60], [220, 60], '*R*_s = 250 Ω'),
      wire([220, 60], [400, 60]),
      zener([220, 200], [220, 60], { label: '10 V', side: 'right' }),
      resistor([340, 60], [340, 200], '1 kΩ'),
      wire([70, 200], [400, 200]),
      junction([220, 60]),
      junction([340, 60]),
      junction([220, 200]),
      junction([340, 200]),
      terminal([70, 60], { label: '+', side: 'left' }),
      terminal([70, 200], { label: '−', side: 'left' }),
      label([70, 130], '15 V'),
      terminal([400, 60]),
      terminal([400, 200]),
    ),
  components: () =>
    figure(
      { height: 320 },
      diode([20, 50], [120, 50], 'diode'),
      led([130, 50], [230, 50], { label: 'LED', side: 'below' }),
      photodiode([240, 50], [340, 50], { label: 'photodiode', side: 'below' }),
      closedSwitch([350, 50], [460, 50], 'K'),
      rheostat([20, 140], [120, 140], { label: 'Rh', side: 'below' }),
      ironInductor([130, 140], [230, 140], { label: '*L*', side: 'below' }),
      blackBox([240, 140], [340, 140], 'X'),
      voltmeter([350, 140], [460, 140]),
      cell([20, 220], [120, 220], { label: '1.5 V', side: 'below' }),
      polarity([20, 220], [120, 220]),
      wire([150, 260], [300, 260]),
      jockey([230, 260]),
      earth([360, 220]),
      wire([330, 220], [390, 220]),
      capacitor([410, 200], [410, 300], 'C'),
    ),
  'logic-gates': () => {
    const not = gate('NOT', [150, 60])
    const nand = gate('NAND', [150, 190])
    const or = gate('OR', [330, 125])
    return figure(
      { height: 250 },
      [not, nand, or],
      stepWire(not.output, or.inputs[0]),
      stepWire(nand.output, or.inputs[1]),
      wire([60, 60], not.input),
      wire([60, 179], nand.inputs[0]),
      wire([60, 201], nand.inputs[1]),
      wire([84, 60], [84, 179]),
      junction([84, 60]),
      junction([84, 179]),
      label([60, 60], 'A', { side: 'left' }),
      label([60, 201], 'B', { side: 'left' }),
      label(or.output, 'Y', { side: 'right' }),
    )
  },
  'gate-shapes': () =>
    figure(
      { height: 240 },
      (['AND', 'OR', 'XOR', 'NAND', 'NOR', 'NOT'] as const).map((name, index) => {
        const at = [90 + (index % 3) * 150, 60 + Math.floor(index / 3) * 110] as const
        return [gate(name, at), label([at[0], at[1] + 26], name, { side: 'below' })]
      }),
    ),
}
