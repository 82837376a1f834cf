import { arrow, arrowHead, arrowLine } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { angleArc, dimension, guide } from '../kit/basics/measure.ts'
import { blue, red } from '../kit/basics/palette.ts'
import { arcPoints, type Point, polar } from '../kit/basics/point.ts'
import { dot, line } from '../kit/basics/shapes.ts'
import { smooth } from '../kit/basics/smooth.ts'
import { junction, wire } from '../kit/circuits/component.ts'
import { openSwitch, resistor } from '../kit/circuits/passive.ts'
import { cell, galvanometer } from '../kit/circuits/sources.ts'
import { barMagnet } from '../kit/fields/magnets.ts'
import { currentInto, currentOut, fieldInto } from '../kit/fields/uniform.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve } from '../kit/graphs/curves.ts'
import { panelBoxes, plot } from '../kit/graphs/plot.ts'
import { currents } from './magnetic-effects-of-current-and-magnetism/currents.ts'

/** Shapes of a field along the axis of a loop, as fractions of the height of the panel. */
const fieldsOnAxis: ((x: number) => number)[] = [
  (x) => (2.2 * x * x) / (1 + (1.6 * x) ** 4),
  (x) => 0.85 / (1 + (2 * x) ** 2) ** 1.5,
  (x) => 0.12 / Math.max(Math.abs(x), 0.01),
  (x) => (2.6 * x) / (1 + (1.9 * x) ** 4),
]

export const figures: Figures = {
  ...currents,
  'mag-0012': () => {
    const centre: Point = [240, 300]
    const [inner, outer] = [120, 240]
    const [right, left] = [60, 120]
    const tip = polar(centre, 90, outer)
    const innerTip = polar(centre, 90, inner)
    return figure(
      { height: 330 },
      line(arcPoints(centre, [outer, outer], right, left), { width: 3 }),
      line(arcPoints(centre, [inner, inner], right, left), { width: 3 }),
      line([polar(centre, right, inner), polar(centre, right, outer)], { width: 3 }),
      line([polar(centre, left, inner), polar(centre, left, outer)], { width: 3 }),
      guide(centre, polar(centre, right, inner)),
      guide(centre, polar(centre, left, inner)),
      arrowHead([tip[0] + 6, tip[1]], 0),
      arrowHead([innerTip[0] - 6, innerTip[1]], 180),
      label([240, 60], '6.0 A', { side: 'above', gap: 12 }),
      angleArc(centre, right, left, '60°', 30),
      dot(centre),
      label(centre, 'O', { side: 'below' }),
      dimension([150, 300], polar([150, 300], left, inner), { label: '0.10 m', side: 'left' }),
      dimension([330, 300], polar([330, 300], right, outer), { label: '0.20 m', side: 'right' }),
    )
  },
  'mag-0017': () => {
    const centre: Point = [290, 140]
    const radius = 95
    return figure(
      { height: 290 },
      arrowLine(
        [
          [20, 235],
          [290, 235],
        ],
        { width: 3 },
      ),
      line(arcPoints(centre, [radius, radius], -90, 180, 48), { width: 3 }),
      arrowHead(polar(centre, 3, radius), 90),
      arrowLine(
        [
          [195, 140],
          [20, 140],
        ],
        { width: 3 },
      ),
      guide([195, 140], centre),
      dimension(centre, polar(centre, 50, radius), { label: '*R*', side: 'above-left' }),
      dot(centre),
      label(centre, 'O', { side: 'below-right' }),
      label([110, 235], '*I*', { side: 'above', gap: 10 }),
    )
  },
  'mag-0018': () =>
    figure(
      { height: 340 },
      panelBoxes(2, 2, [480, 340]).map((box, index) => {
        const graph = plot({
          x: { from: -1, to: 1, label: '*x*' },
          y: { from: index === 3 ? -1 : 0, to: 1, label: '*B*' },
          box,
        })
        return [
          axes(graph),
          curve(graph, fieldsOnAxis[index] ?? Math.abs, { from: -0.95, to: 0.95 }),
          label([box.left - 14, box.top - 14], ['P', 'Q', 'R', 'S'][index] ?? '', { bold: true }),
        ]
      }),
    ),
  'mag-0019': () => {
    const edge: Point[] = [
      [60, 150],
      [110, 70],
      [210, 50],
      [300, 90],
      [320, 180],
      [260, 250],
      [150, 255],
      [80, 220],
    ]
    return figure(
      { height: 300 },
      smooth(edge, { closed: true, dashed: true, colour: blue }),
      arrowHead([110, 70], 214, blue),
      arrowHead([260, 250], 24, blue),
      label([104, 60], 'path', { side: 'above-left', colour: blue }),
      currentOut([130, 150]),
      label([130, 163], '4.0 A out', { side: 'below' }),
      currentInto([240, 130]),
      label([240, 143], '7.0 A in', { side: 'below' }),
      currentOut([400, 150]),
      label([400, 163], '8.0 A out', { side: 'below' }),
    )
  },
  'mag-0029': () => {
    const start: Point = [240, 240]
    const track = (radius: number, side: 1 | -1) => {
      const centre: Point = [start[0] + side * radius, start[1]]
      const [from, to] = side > 0 ? [180, 0] : [0, 180]
      const top = arcPoints(centre, [radius, radius], from, to, 32)
      return [
        line(top, { colour: side > 0 ? red : blue, width: 3, dashed: side > 0 }),
        centre[0] + side * radius,
      ] as const
    }
    const tracks = [track(50, -1), track(95, -1), track(50, 1), track(95, 1)]
    return figure(
      { height: 300 },
      fieldInto({ from: [32, 30], to: [452, 210], spacing: 60 }),
      tracks.map(([part, x], index) => [
        part,
        label([x, 244], ['P', 'Q', 'R', 'S'][index] ?? '', { side: 'below', bold: true }),
      ]),
      arrow([240, 290], [240, 236]),
    )
  },
  'mag-0035': () => {
    const corners: Point[] = [
      [80, 225],
      [180, 225],
      [180, 100],
      [380, 100],
    ]
    return figure(
      { height: 300 },
      fieldInto({ from: [30, 40], to: [430, 280], spacing: 80 }),
      arrowLine(corners, { width: 3 }),
      dot([80, 225]),
      dot([380, 100]),
      label([80, 225], 'X', { side: 'left', gap: 8 }),
      label([380, 100], 'Y', { side: 'right', gap: 8 }),
      label([130, 225], '0.40 m', { side: 'below', gap: 8 }),
      label([180, 162], '0.50 m', { side: 'right', gap: 8 }),
      label([310, 100], '0.80 m', { side: 'above', gap: 10 }),
    )
  },
  'mag-0049': () =>
    figure(
      { height: 300 },
      cell([60, 190], [60, 60], { label: 'cell', side: 'left' }),
      wire([60, 60], [60, 50], [110, 50]),
      resistor([110, 50], [230, 50], '300 Ω'),
      wire([230, 50], [400, 50], [400, 90]),
      galvanometer([400, 90], [400, 200]),
      wire([400, 200], [400, 250], [60, 250], [60, 190]),
      wire([280, 50], [280, 75]),
      resistor([280, 75], [280, 150], { label: '60 Ω', side: 'left' }),
      openSwitch([280, 150], [280, 220], { label: 'key', side: 'left' }),
      wire([280, 220], [280, 250]),
      junction([280, 50]),
      junction([280, 250]),
    ),
  'mag-0055': () => {
    const needle = (middle: Point, degrees: number, name: string, side: 'above' | 'below') => [
      arrow(polar(middle, degrees + 180, 32), polar(middle, degrees, 32), { colour: blue, width: 4 }),
      label(middle, name, { side, gap: 10, bold: true }),
    ]
    return figure(
      { height: 330 },
      guide([30, 165], [450, 165]),
      guide([240, 40], [240, 290]),
      barMagnet([240, 165], 0, [96, 34]),
      needle([400, 165], 0, '1', 'above'),
      needle([80, 165], 180, '2', 'above'),
      needle([240, 55], 0, '3', 'above'),
      needle([240, 275], 180, '4', 'below'),
    )
  },
  'mag-0060': () => {
    const graph = plot({ x: { to: 1, label: '*H*' }, y: { from: -0.5, to: 1, label: '*M*' } })
    return figure(
      { height: 290 },
      axes(graph),
      curve(graph, (x) => 0.85 * Math.tanh(5 * x), { to: 0.85, label: '1' }),
      curve(graph, (x) => 0.4 * x, { to: 0.85, colour: red, dashed: true, label: '2' }),
      curve(graph, (x) => -0.35 * x, { to: 0.85, label: '3' }),
    )
  },
}
