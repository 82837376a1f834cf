import { arrowHead } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { grey, red } from '../kit/basics/palette.ts'
import { arcPoints, type Point, polar } from '../kit/basics/point.ts'
import { circle, dot, line } from '../kit/basics/shapes.ts'
import { smooth } from '../kit/basics/smooth.ts'
import { axes } from '../kit/graphs/axes.ts'
import { trace } from '../kit/graphs/curves.ts'
import { plotLabel } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'
import { vector } from '../kit/mechanics/forces.ts'

export const figures: Figures = {
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
      x: { to: 120, step: 10, label: '*x* (m)' },
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
}
