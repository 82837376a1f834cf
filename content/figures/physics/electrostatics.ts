import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { dimension, guide } from '../kit/basics/measure.ts'
import { blue, grey, tint } from '../kit/basics/palette.ts'
import { type Point, polar } from '../kit/basics/point.ts'
import { circle, dot, line, polygon, rectangle } from '../kit/basics/shapes.ts'
import { smooth } from '../kit/basics/smooth.ts'
import { junction, terminal, wire } from '../kit/circuits/component.ts'
import { charge } from '../kit/fields/charges.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { panelBoxes, plot } from '../kit/graphs/plot.ts'

/** Fields between charges at 0 and 1, as fractions of the height of the panel. */
const fieldsBetween: ((x: number) => number)[] = [
  (x) => 0.03 / (1 - x) ** 2 - 0.03 / x ** 2,
  (x) => 0.03 / (1 - x) ** 2 + 0.03 / x ** 2,
  (x) => 0.85 - 2.6 * (x - 0.5) ** 2,
  (x) => 0.03 / x ** 2 - 0.03 / (1 - x) ** 2,
]

export const figures: Figures = {
  'est-0005': () =>
    figure(
      { height: 310 },
      smooth(
        [
          [60, 160],
          [110, 60],
          [230, 50],
          [330, 110],
          [330, 210],
          [220, 270],
          [100, 250],
        ],
        { closed: true, dashed: true, colour: blue },
      ),
      label([318, 74], 'S', { side: 'right', colour: blue }),
      charge([130, 130], '+', '+*q*'),
      charge([200, 130], '−', '−*q*'),
      charge([240, 215], '+', '+3*q*'),
      charge([410, 170], '−', '−2*q*'),
    ),
  'est-0013': () => {
    const [top, left, right]: [Point, Point, Point] = [
      [240, 60],
      [130, 250],
      [350, 250],
    ]
    return figure(
      { height: 310 },
      polygon([top, left, right], { colour: grey, dashed: true }),
      charge(top, '−', { label: '−*q*', side: 'right' }),
      charge(left, '+', { label: 'P: +*q*', side: 'left' }),
      charge(right, '+', { label: '+*q*', side: 'right' }),
    )
  },
  'est-0089': () =>
    figure(
      { height: 290 },
      wire([240, 24], [240, 56]),
      wire([240, 234], [240, 266]),
      rectangle([160, 145], [160, 162], { fill: tint.blue }),
      rectangle([320, 185], [160, 82], { fill: tint.yellow }),
      line([
        [400, 64],
        [400, 144],
      ]),
      rectangle([240, 60], [320, 9], { fill: grey }),
      rectangle([240, 230], [320, 9], { fill: grey }),
      label([160, 145], '*K* = 2.0', { halo: 'none' }),
      label([320, 185], '*K* = 4.0', { halo: 'none' }),
      label([320, 105], 'air', { halo: 'none' }),
      dimension([52, 65], [52, 226], { label: '*d*', side: 'left' }),
      dimension([428, 65], [428, 144], { label: '*d*/2', side: 'right', gap: 4 }),
    ),
  'est-0023': () => {
    const [left, right, top, bottom] = [160, 320, 60, 220]
    return figure(
      { height: 290 },
      polygon(
        [
          [left, top],
          [right, top],
          [right, bottom],
          [left, bottom],
        ],
        { dashed: true },
      ),
      charge([left, top], '+', { label: '+*q*', side: 'left' }),
      charge([right, top], '+', { label: '+*q*', side: 'right' }),
      charge([right, bottom], '−', { label: '−*q*', side: 'right' }),
      charge([left, bottom], '−', { label: '−*q*', side: 'left' }),
      dimension([left, 258], [right, 258], { label: '*a*', side: 'below' }),
      dot([240, 140]),
      label([240, 140], 'centre', { side: 'below' }),
    )
  },
  'est-0025': () =>
    figure(
      { height: 340 },
      panelBoxes(2, 2, [480, 340]).map((box, index) => {
        const graph = plot({ x: { to: 1, label: '*x*' }, y: { from: -1, to: 1, label: '*E*' }, box })
        const name = ['P', 'Q', 'R', 'S'][index] ?? ''
        const end = graph.at(1, 0)
        return [
          axes(graph),
          guide([end[0], box.top], [end[0], box.bottom]),
          curve(graph, fieldsBetween[index] ?? Math.abs, { from: 0.02, to: 0.98 }),
          label([box.right + 6, box.top - 14], name, { bold: true }),
        ]
      }),
    ),
  'est-0036': () => {
    const [left, right] = [
      [150, 230],
      [330, 230],
    ] as const
    const top = polar(left, 60, 180)
    return figure(
      { height: 320 },
      polygon([left, right, top], { dashed: true }),
      charge(top, '−', { label: '−2*q*', side: 'right' }),
      charge(left, '+', { label: '+*q*', side: 'left' }),
      charge(right, '+', { label: '+*q*', side: 'right' }),
      dimension([150, 274], [330, 274], { label: '*a*', side: 'below' }),
      label([190, 150], '*a*', { side: 'above-left' }),
      label([290, 150], '*a*', { side: 'above-right' }),
    )
  },
  'est-0042': () =>
    figure(
      { height: 240 },
      (
        [
          [100, '+*σ*'],
          [240, '−2*σ*'],
          [380, '+*σ*'],
        ] as const
      ).map(([x, name]) => [
        rectangle([x, 140], [8, 160], { fill: tint.grey }),
        label([x, 54], name, { side: 'above' }),
      ]),
      dot([170, 140]),
      label([170, 140], 'X', { side: 'above' }),
    ),
  'est-0047': () => {
    const graph = plot({
      x: { to: 10, step: 2, label: '*x* (cm)' },
      y: { to: 50, step: 10, label: '*V* (V)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [2, 40],
        [6, 40],
        [10, 0],
      ]),
    )
  },
  'est-0048': () =>
    figure(
      { height: 290 },
      circle([200, 145], 60),
      circle([200, 145], 120),
      arrow([200, 145], polar([200, 145], 180, 60), { width: 1.5 }),
      label([172, 142], '*R*', { side: 'above' }),
      arrow([200, 145], polar([200, 145], -60, 120), { width: 1.5 }),
      label([236, 232], '2*R*', { side: 'left' }),
      line([polar([200, 145], 20, 60), [360, 90]], { width: 1.5 }),
      label([360, 90], 'charge *Q*', { side: 'right' }),
      line([polar([200, 145], -10, 120), [360, 200]], { width: 1.5 }),
      label([360, 200], 'charge −*Q*', { side: 'right' }),
    ),
  'est-0070': () => {
    const levels = [60, 110, 160, 210, 260]
    return figure(
      { height: 300 },
      levels.map((y) => rectangle([240, y], [200, 8], { fill: tint.grey })),
      levels.map((y, index) => (index % 2 === 0 ? wire([140, y], [90, y]) : wire([340, y], [390, y]))),
      wire([90, 60], [90, 260]),
      wire([390, 110], [390, 210]),
      wire([90, 160], [50, 160]),
      wire([390, 160], [430, 160]),
      junction([90, 160]),
      junction([390, 160]),
      terminal([50, 160], 'X'),
      terminal([430, 160], 'Y'),
      dimension([180, 64], [180, 106], { label: '*d*', side: 'right' }),
      dimension([180, 114], [180, 156], { label: '*d*', side: 'right' }),
      dimension([180, 164], [180, 206], { label: '*d*', side: 'right' }),
      dimension([180, 214], [180, 256], { label: '*d*', side: 'right' }),
    )
  },
  'est-0118': () => {
    const graph = plot({
      x: { to: 40, step: 10, label: '*V* (V)' },
      y: { to: 120, step: 30, label: '*Q* (μC)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (voltage) => 3 * voltage, { to: 30 }),
    )
  },
}
