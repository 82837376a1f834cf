import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { red } from '../kit/basics/palette.ts'
import { junction, terminal, wire } from '../kit/circuits/component.ts'
import { resistor } from '../kit/circuits/passive.ts'
import { ammeter, battery, cell, voltmeter } from '../kit/circuits/sources.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { crosses } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'

export const figures: Figures = {
  'cur-0017': () => {
    const graph = plot({ x: { to: 1, label: '*E*' }, y: { to: 1, label: '*v*_d' } })
    return figure(
      { height: 280 },
      axes(graph),
      curve(graph, (field) => 1.15 * field, { to: 0.82, label: { label: '*T*_1', side: 'above' } }),
      curve(graph, (field) => 0.55 * field, {
        to: 0.92,
        colour: red,
        dashed: true,
        label: { label: '*T*_2', side: 'above' },
      }),
    )
  },
  'cur-0029': () => {
    const [top, bottom] = [60, 190]
    return figure(
      { height: 240 },
      [70, 190, 310].map((x) => [
        resistor([x, top], [x + 120, top], { label: '2.0 Ω', side: 'above' }),
        wire([x, bottom], [x + 120, bottom]),
        resistor([x + 120, top], [x + 120, bottom], { label: '4.0 Ω', side: 'left' }),
        junction([x + 120, top]),
        junction([x + 120, bottom]),
      ]),
      [top, bottom].map((y) => wire([430, y], [442, y])),
      [top, bottom].map((y) => label([456, y], '…')),
      terminal([70, top], { label: 'X', side: 'left' }),
      terminal([70, bottom], { label: 'Y', side: 'left' }),
    )
  },
  'cur-0034': () => {
    const [left, middle, right] = [80, 240, 400]
    const [top, bottom] = [60, 160]
    return figure(
      { height: 290 },
      resistor([left, top], [middle, top], '3.0 Ω'),
      resistor([middle, top], [right, top], '6.0 Ω'),
      resistor([left, bottom], [middle, bottom], { label: '6.0 Ω', side: 'below' }),
      resistor([middle, bottom], [right, bottom], { label: '3.0 Ω', side: 'below' }),
      ammeter([middle, top], [middle, bottom]),
      wire([200, 240], [left, 240], [left, top]),
      battery([280, 240], [200, 240], { label: '18 V', side: 'below' }),
      label([180, 240], '+', { side: 'above' }),
      label([300, 240], '−', { side: 'above' }),
      wire([280, 240], [right, 240], [right, top]),
      junction([middle, top]),
      junction([middle, bottom]),
      junction([left, bottom]),
      junction([right, bottom]),
    )
  },
  'cur-0036': () => {
    const graph = plot({
      x: { to: 6, step: 1, label: '*I* (A)' },
      y: { to: 6, step: 1, label: '*V* (V)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [1.5, 5.25],
        [4.5, 3.75],
      ]),
      crosses(graph, [
        [2, 5],
        [3, 4.5],
        [4, 4],
      ]),
    )
  },
  'cur-0045': () => {
    const [top, middle, bottom] = [50, 140, 230]
    return figure(
      { height: 280 },
      resistor([90, top], [90, middle], { label: '5.0 Ω', side: 'right' }),
      cell([90, bottom], [90, middle], { label: '10 V', side: 'right' }),
      resistor([240, top], [240, middle], { label: '10 Ω', side: 'right' }),
      cell([240, bottom], [240, middle], { label: '20 V', side: 'right' }),
      resistor([390, top], [390, bottom], { label: '10 Ω', side: 'right' }),
      wire([90, top], [390, top]),
      wire([90, bottom], [390, bottom]),
      [90, 240].map((x) => [
        label([x - 20, 172], '+', { side: 'left', gap: 0 }),
        label([x - 20, 200], '−', { side: 'left', gap: 0 }),
      ]),
      junction([240, top], 'P'),
      junction([240, bottom], { label: 'Q', side: 'below' }),
    )
  },
  'cur-0048': () => {
    const [left, middle, right] = [80, 240, 400]
    const [top, bottom] = [60, 160]
    return figure(
      { height: 300 },
      resistor([left, top], [middle, top], '2.0 Ω'),
      resistor([middle, top], [right, top], '4.0 Ω'),
      resistor([left, bottom], [middle, bottom], { label: '3.0 Ω', side: 'below' }),
      resistor([middle, bottom], [right, bottom], { label: '1.0 Ω', side: 'below' }),
      voltmeter([middle, top], [middle, bottom]),
      wire([200, 246], [left, 246], [left, top]),
      battery([280, 246], [200, 246], { label: '12 V', side: 'below' }),
      label([180, 246], '+', { side: 'above' }),
      label([300, 246], '−', { side: 'above' }),
      wire([280, 246], [right, 246], [right, top]),
      junction([middle, top], 'A'),
      junction([middle, bottom], { label: 'B', side: 'below' }),
      junction([left, bottom]),
      junction([right, bottom]),
    )
  },
  'cur-0051': () =>
    figure(
      { height: 230 },
      resistor([90, 80], [240, 80], '10 Ω'),
      resistor([240, 80], [390, 80], '10 Ω'),
      resistor([240, 80], [240, 195], { label: '5.0 Ω', side: 'right' }),
      junction([240, 80], 'O'),
      terminal([90, 80], { label: 'A\n40 V', side: 'above' }),
      terminal([390, 80], { label: 'C\n0 V', side: 'above' }),
      terminal([240, 195], { label: 'B, 10 V', side: 'right' }),
    ),
  'cur-0054': () => {
    const [a, b, c, d] = [
      [90, 130],
      [240, 40],
      [390, 130],
      [240, 220],
    ] as const
    return figure(
      { height: 310 },
      resistor(a, b, { label: '2.0 Ω', side: 'above-left' }),
      resistor(b, c, { label: '4.0 Ω', side: 'above-right' }),
      resistor(a, d, { label: '3.0 Ω', side: 'below-left' }),
      resistor(d, c, { label: '6.0 Ω', side: 'below-right' }),
      resistor(b, d, { label: '7.0 Ω', side: 'right' }),
      wire(a, [40, 130], [40, 266], [200, 266]),
      battery([200, 266], [280, 266], { label: '9.0 V', side: 'below' }),
      wire([280, 266], [440, 266], [440, 130], c),
      junction(a, { label: 'A', side: 'above-left' }),
      junction(b, 'B'),
      junction(c, { label: 'C', side: 'above-right' }),
      junction(d, { label: 'D', side: 'below' }),
    )
  },
  'cur-0109': () => {
    const graph = plot({
      x: { to: 8, step: 2, label: '*V* (V)' },
      y: { to: 2, step: 0.5, label: '*I* (A)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (voltage) => voltage / 4, { to: 7, label: 'P' }),
      curve(graph, (voltage) => voltage / 8, { to: 7, dashed: true, label: 'Q' }),
    )
  },
}
