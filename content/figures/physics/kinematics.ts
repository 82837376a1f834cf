import { arrow, arrowHead } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { blue, grey, red } from '../kit/basics/palette.ts'
import { arcPoints, type Point, polar } from '../kit/basics/point.ts'
import { circle, dot, line } from '../kit/basics/shapes.ts'
import { smooth } from '../kit/basics/smooth.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { plotLabel } from '../kit/graphs/marks.ts'
import { panelBoxes, plot } from '../kit/graphs/plot.ts'
import { vector } from '../kit/mechanics/forces.ts'
import { motions } from './kinematics/motions.ts'

export const figures: Figures = {
  ...motions,
  'kin-0052': () => {
    const graph = plot({
      x: { to: 8, step: 1, label: '*t* (s)' },
      y: { to: 10, step: 2, label: '*x* (m)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [2, 8],
        [5, 8],
        [7, 2],
      ]),
    )
  },
  'kin-0053': () => {
    const graph = plot({
      x: { to: 10, step: 1 },
      y: { from: -4, to: 6, step: 2, label: '*a* (m s^{-2})' },
    })
    const steps: readonly (readonly [from: number, to: number, value: number])[] = [
      [0, 2, 4],
      [2, 5, 0],
      [5, 10, -2],
    ]
    const jumps: readonly (readonly [time: number, from: number, to: number])[] = [
      [2, 4, 0],
      [5, 0, -2],
    ]
    return figure(
      { height: 300 },
      jumps.map(([time, from, to]) => line([graph.at(time, from), graph.at(time, to)], { dashed: true })),
      axes(graph, { grid: true }),
      plotLabel(graph, 10, 0, '*t* (s)', { side: 'above' }),
      steps.map(([from, to, value]) =>
        trace(graph, [
          [from, value],
          [to, value],
        ]),
      ),
    )
  },
  'kin-0054': () => {
    const graph = plot({
      x: { to: 10, step: 1, label: '*t* (s)' },
      y: { to: 30, step: 6, label: '*v* (m s^{-1})' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 12],
        [10, 12],
      ]),
      trace(
        graph,
        [
          [0, 0],
          [10, 30],
        ],
        { colour: red },
      ),
      plotLabel(graph, 8.5, 12, 'P', { side: 'above' }),
      plotLabel(graph, 8.5, 25.5, 'Q', { side: 'above-left', colour: red }),
    )
  },
  'kin-0055': () => {
    const [left, top, side, columns, rows] = [30, 44, 30, 14, 10]
    const at = (across: number, down: number): Point => [left + across * side, top + down * side]
    const look = { colour: grey, width: 1 }
    const places: readonly Point[] = [
      [1, 0],
      [5, 1],
      [9, 4],
      [13, 9],
    ]
    return figure(
      { height: 360 },
      Array.from({ length: columns + 1 }, (_, column) => line([at(column, 0), at(column, rows)], look)),
      Array.from({ length: rows + 1 }, (_, row) => line([at(0, row), at(columns, row)], look)),
      places.map(([across, down]) => dot(at(across, down), undefined, 8)),
      label(at(1, 0), 'start', { side: 'above', gap: 9 }),
    )
  },
  'kin-0056': () => {
    const centre: Point = [240, 180]
    const radius = 110
    const particle = polar(centre, 90, radius)
    return figure(
      { height: 320 },
      circle(centre, radius, { colour: grey }),
      dot(centre),
      label(centre, 'O', { side: 'right' }),
      smooth(arcPoints(centre, [radius + 18, radius + 18], 195, 245)),
      arrowHead(polar(centre, 250, radius + 18), 340),
      label(polar(centre, 220, radius + 22), 'motion', { side: 'below-left' }),
      vector(particle, 225, 80, 'P'),
      vector(particle, 270, 80, 'Q'),
      vector(particle, 180, 80, 'R'),
      vector(particle, 315, 80, 'S'),
      dot(particle, undefined, 6),
    )
  },
  'kin-0070': () => {
    const graph = plot({
      x: {
        to: 120,
        marks: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120].map((value): [number, string] => [
          value,
          value % 20 === 10 ? '' : String(value),
        ]),
        label: '*x* (m)',
      },
      y: { to: 500, step: 100, label: '*v*^2 (m^2 s^{-2})' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [50, 400],
        [90, 400],
        [120, 100],
      ]),
    )
  },
  'kin-0074': () => {
    const shapes: readonly (readonly Point[])[] = [
      [
        [0, 0],
        [0.5, -1],
        [0.5, 1],
        [1, 0],
      ],
      [
        [0, 0],
        [0.5, 1],
        [1, 0],
      ],
      [
        [0, 0],
        [0.5, -1],
        [1, 0],
      ],
      [
        [0, 0],
        [0.5, -1],
        [0.5, 1],
        [1, 1],
      ],
    ]
    return figure(
      { height: 340 },
      panelBoxes(2, 2, [480, 340]).map((box, index) => {
        const graph = plot({ box, x: { to: 1.1, label: '*t*' }, y: { from: -1.3, to: 1.3, label: '*v*' } })
        return [
          axes(graph),
          trace(graph, shapes[index] ?? []),
          plotLabel(graph, 0.9, -0.95, 'PQRS'[index] ?? ''),
        ]
      }),
    )
  },
  'kin-0075': () => {
    const graph = plot({
      x: { to: 10, step: 1, label: '*t* (s)' },
      y: { to: 48, step: 8, label: '*x* (m)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (t) => 4 * t, { to: 10 }),
      curve(graph, (t) => t * t * 0.5, { to: 9.7, colour: red }),
      plotLabel(graph, 4, 16, 'P', { side: 'above-left', colour: blue }),
      plotLabel(graph, 5.5, 15, 'Q', { side: 'below-right', colour: red }),
    )
  },
  'kin-0076': () => {
    const graph = plot({
      x: { to: 10, step: 1, label: '*t* (s)' },
      y: { to: 20, step: 4, label: '*v* (m s^{-1})' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 20],
        [10, 0],
      ]),
      trace(
        graph,
        [
          [0, 0],
          [10, 20],
        ],
        { colour: red, dashed: true },
      ),
      plotLabel(graph, 2.5, 15, 'P', { side: 'above-right', colour: blue }),
      plotLabel(graph, 7.5, 15, 'Q', { side: 'above-left', colour: red }),
    )
  },
  'kin-0077': () => {
    const [left, top, side, columns, rows] = [60, 30, 40, 9, 5]
    const at = (across: number, up: number): Point => [left + across * side, top + (rows - up) * side]
    const look = { colour: grey, width: 1 }
    return figure(
      { height: 260 },
      Array.from({ length: columns + 1 }, (_, column) => line([at(column, 0), at(column, rows)], look)),
      Array.from({ length: rows + 1 }, (_, row) => line([at(0, row), at(columns, row)], look)),
      arrow(at(1, 2), at(4, 3), { width: 2.5, colour: blue }),
      label(at(2.5, 3.5), '*A*', { colour: blue, halo: 'none' }),
      arrow(at(6, 1), at(7, 3), { width: 2.5, colour: red }),
      label(at(7.5, 2.5), '*B*', { colour: red, halo: 'none' }),
    )
  },
}
