import { arrow, curvedArrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { red } from '../kit/basics/palette.ts'
import type { Point } from '../kit/basics/point.ts'
import { junction, terminal, wire } from '../kit/circuits/component.ts'
import { capacitor, resistor } from '../kit/circuits/passive.ts'
import { ammeter, battery, cell, earth, voltmeter } from '../kit/circuits/sources.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { crosses } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'

export const figures: Figures = {
  'cur-0044': () =>
    figure(
      { height: 180 },
      terminal([40, 100], 'A'),
      terminal([440, 100], 'B'),
      wire([45, 100], [100, 100]),
      arrow([50, 100], [92, 100], { colour: red }),
      label([72, 108], '2.0 A', { side: 'below', colour: red }),
      resistor([100, 100], [200, 100], '3.0 Ω'),
      cell([200, 100], [290, 100], '5.0 V'),
      label([226, 124], '−'),
      label([264, 124], '+'),
      resistor([290, 100], [390, 100], '1.0 Ω'),
      wire([390, 100], [435, 100]),
    ),
  'cur-0046': () => {
    const [top, bottom] = [60, 260]
    return figure(
      { height: 310 },
      wire([80, top], [400, top]),
      wire([80, bottom], [400, bottom]),
      resistor([80, top], [80, 150], { label: '4.0 Ω', side: 'right' }),
      cell([80, bottom], [80, 150], { label: '20 V', side: 'right' }),
      resistor([240, top], [240, 150], { label: '2.0 Ω', side: 'right' }),
      cell([240, bottom], [240, 150], { label: '*E*', side: 'right' }),
      resistor([400, 110], [400, bottom], { label: '6.0 Ω', side: 'left' }),
      wire([400, top], [400, 110]),
      arrow([400, 74], [400, 116], { colour: red }),
      label([392, 98], '3.0 A', { side: 'left', colour: red }),
      junction([240, top], 'P'),
      junction([240, bottom], { label: 'Q', side: 'below' }),
    )
  },
  'cur-0047': () =>
    figure(
      { height: 300 },
      battery([90, 240], [90, 60], { label: '12 V', side: 'left' }),
      label([104, 120], '+', { side: 'right', gap: 4 }),
      label([104, 182], '−', { side: 'right', gap: 4 }),
      resistor([90, 60], [330, 60], '4.0 Ω'),
      wire([330, 60], [330, 240]),
      resistor([90, 240], [330, 240], { label: '2.0 Ω', side: 'above' }),
      junction([330, 150]),
      wire([330, 150], [410, 150]),
      earth([410, 150]),
      junction([90, 240], { label: 'N', side: 'below-left' }),
    ),
  'cur-0049': () => {
    const [left, right, top, bottom] = [110, 370, 70, 250]
    const stub = ([x, y]: Point, [dx, dy]: Point) => [wire([x, y], [x + dx, y + dy]), junction([x, y])]
    return figure(
      { height: 320 },
      cell([left, top], [right, top], { label: '*E*_1', side: 'above' }),
      resistor([right, top], [right, bottom], { label: '*R*_1', side: 'left' }),
      cell([left, bottom], [right, bottom], { label: '*E*_2', side: 'below' }),
      resistor([left, top], [left, bottom], { label: '*R*_2', side: 'right' }),
      stub([left, top], [-34, -26]),
      stub([right, top], [34, -26]),
      stub([left, bottom], [-34, 26]),
      stub([right, bottom], [34, 26]),
      arrow([right + 26, 120], [right + 26, 200], { colour: red }),
      label([right + 32, 160], '*I*_1', { side: 'right', colour: red }),
      arrow([left - 26, 120], [left - 26, 200], { colour: red }),
      label([left - 32, 160], '*I*_2', { side: 'left', colour: red }),
      curvedArrow([215, 172], [265, 172], 30),
      label([240, 186], 'path', { side: 'below' }),
    )
  },
  'cur-0081': () => {
    const [top, bottom] = [50, 290]
    return figure(
      { height: 340 },
      battery([70, bottom], [70, top], { label: '12 V', side: 'right' }),
      wire([70, top], [420, top]),
      wire([70, bottom], [420, bottom]),
      resistor([200, top], [200, 170], { label: '2.0 Ω', side: 'left' }),
      resistor([200, 170], [200, bottom], { label: '4.0 Ω', side: 'left' }),
      resistor([420, top], [420, 170], { label: '9.0 Ω', side: 'left' }),
      resistor([420, 170], [420, bottom], { label: '3.0 Ω', side: 'left' }),
      capacitor([200, 170], [420, 170], '5.0 μF'),
      [top, bottom].map((y) => junction([200, y])),
      junction([200, 170]),
      junction([420, 170]),
    )
  },
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
