import { arrow, arrowHead } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { angleArc } from '../kit/basics/measure.ts'
import { blue, boldWidth, grey, paper, red, tint } from '../kit/basics/palette.ts'
import { arcPoints, between, type Point, polar } from '../kit/basics/point.ts'
import { circle, dot, line, polygon, rectangle } from '../kit/basics/shapes.ts'
import { smooth } from '../kit/basics/smooth.ts'
import { axes } from '../kit/graphs/axes.ts'
import { trace } from '../kit/graphs/curves.ts'
import { plotLabel } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'
import { block, pulley, rope } from '../kit/mechanics/bodies.ts'
import { vector } from '../kit/mechanics/forces.ts'
import { surface } from '../kit/mechanics/surfaces.ts'
import { bodies } from './laws-of-motion/bodies.ts'

export const figures: Figures = {
  ...bodies,
  'law-0053': () => {
    const knot: Point = [250, 160]
    const left = polar(knot, 150, 220)
    const right = polar(knot, 60, 220 / Math.sqrt(3))
    return figure(
      { height: 280 },
      surface([400, left[1]], [20, left[1]]),
      rope(left, knot, right),
      rope(knot, [250, 200]),
      dot(knot),
      block([250, 250], [80, 50], '60 N'),
      angleArc(left, -30, 0, '30°', 60),
      angleArc(right, 180, 240, '60°', 30),
      label(polar(knot, 150, 100), 'P', { side: 'below-left' }),
      label(polar(knot, 60, 70), 'Q', { side: 'right', gap: 8 }),
    )
  },
  'law-0054': () => {
    const graph = plot({
      x: { to: 12, step: 1, label: '*t* (s)' },
      y: { to: 12, step: 2, label: '*v* (m s^{-1})' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [4, 6],
        [7, 6],
        [9, 10],
        [11, 2],
      ]),
      plotLabel(graph, 2, 3, 'P', { side: 'above-left' }),
      plotLabel(graph, 5.5, 6, 'Q', { side: 'above' }),
      plotLabel(graph, 8, 8, 'R', { side: 'above-left' }),
      plotLabel(graph, 10, 6, 'S', { side: 'above-right' }),
    )
  },
  'law-0055': () => {
    const graph = plot({
      x: { to: 7, step: 1, label: '*t* (s)' },
      y: { to: 40, step: 10, label: '*F* (N)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [2, 30],
        [6, 0],
      ]),
    )
  },
  'law-0056': () => {
    const graph = plot({
      x: { to: 18, step: 3, label: 'applied force (N)' },
      y: { to: 15, step: 3, label: 'friction (N)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [12, 12],
        [12, 9],
        [18, 9],
      ]),
    )
  },
  'law-0057': () =>
    figure(
      { height: 320 },
      surface([350, 30], [110, 30]),
      rope([240, 30], [240, 80]),
      rope([150, 30], [150, 190]),
      rope([210, 190], [210, 80]),
      rope([270, 80], [270, 180]),
      pulley([240, 80], 30),
      pulley([180, 190], 30),
      rope([180, 190], [180, 250]),
      block([180, 294], [70, 44], '4.0 kg'),
      block([270, 224], [70, 44], '3.0 kg'),
    ),
  'law-0058': () => {
    const centre: Point = [230, 225]
    const radius = 110
    const ball = polar(centre, 90, radius)
    const path = { colour: blue, width: boldWidth }
    return figure(
      { height: 352 },
      circle(centre, radius, { colour: grey, dashed: true }),
      rope(centre, ball),
      dot(centre),
      vector(ball, 90, 85, 'P', blue),
      vector(ball, 0, 85, 'Q', blue),
      vector(ball, 45, 85, 'R', blue),
      smooth(arcPoints(centre, [radius, radius], 88, 49), path),
      arrowHead(polar(centre, 45, radius), -42, blue),
      label(polar(centre, 45, radius), 'S', { side: 'right', colour: blue, gap: 10 }),
      smooth(arcPoints(centre, [radius + 16, radius + 16], 200, 155)),
      arrowHead(polar(centre, 150, radius + 16), 60),
      label(polar(centre, 178, radius + 18), 'motion', { side: 'left' }),
      circle(ball, 10, { fill: paper }),
    )
  },
  'law-0088': () => {
    const middle: Point = [240, 160]
    return figure(
      { height: 330 },
      vector([275, 160], 0, 120, '12 N'),
      vector([205, 160], 180, 40, '4 N'),
      vector([240, 130], 90, 90, '9 N'),
      vector([240, 190], 270, 60, '3 N'),
      rectangle(middle, [70, 60], { fill: tint.blue }),
      label(middle, '2.0 kg', { halo: 'none' }),
    )
  },
  'law-0089': () =>
    figure(
      { height: 320 },
      surface([110, 120], [370, 120]),
      line([
        [110, 120],
        [110, 300],
      ]),
      line([
        [370, 120],
        [370, 300],
      ]),
      rope([90, 80], [390, 80]),
      rope([64, 100], [64, 200]),
      rope([416, 100], [416, 200]),
      pulley([88, 102], 24),
      pulley([392, 102], 24),
      line([
        [88, 102],
        [110, 120],
      ]),
      line([
        [392, 102],
        [370, 120],
      ]),
      block([240, 120], [90, 62], '3.0 kg'),
      block([64, 244], [68, 46], '2.0 kg'),
      block([416, 260], [72, 60], '5.0 kg'),
    ),
  'law-0090': () => {
    const [foot, top, corner]: [Point, Point, Point] = [
      [20, 290],
      [290, 134],
      [380, 290],
    ]
    const [left, right] = [between(foot, top, 0.5), between(corner, top, 0.45)]
    return figure(
      { height: 320 },
      polygon([foot, top, corner], { fill: tint.grey }),
      angleArc(foot, 0, 30, '30°', 60),
      angleArc(corner, 120, 180, '60°', 34),
      rope(polar(left, 120, 20), polar(top, 120, 20)),
      rope(polar(right, 30, 20), polar(top, 30, 20)),
      pulley(polar(top, 75, 4), 17),
      block(left, [66, 40], '', { turn: 30 }),
      block(right, [54, 40], '', { turn: -60 }),
      label(polar(left, 120, 44), '4.0 kg', { side: 'above-left', gap: 2 }),
      label(polar(right, 30, 44), '3.0 kg', { side: 'right', gap: 6 }),
    )
  },
  'law-0091': () => {
    const [left, top, side, columns, rows] = [60, 30, 40, 9, 5]
    const at = (across: number, up: number): Point => [left + across * side, top + (rows - up) * side]
    const look = { colour: grey, width: 1 }
    return figure(
      { height: 260 },
      Array.from({ length: columns + 1 }, (_, column) => line([at(column, 0), at(column, rows)], look)),
      Array.from({ length: rows + 1 }, (_, row) => line([at(0, row), at(columns, row)], look)),
      arrow(at(3, 1), at(7, 2), { width: 2.5, colour: blue }),
      label(at(6.5, 1.5), '1', { colour: blue, halo: 'none' }),
      arrow(at(3, 1), at(2, 4), { width: 2.5, colour: red }),
      label(at(1.5, 3.5), '2', { colour: red, halo: 'none' }),
      dot(at(3, 1)),
    )
  },
  'law-0092': () => {
    const graph = plot({
      x: { to: 8, step: 1, label: '*t* (s)' },
      y: { to: 16, step: 2, label: '*p* (kg m s^{-1})' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 2],
        [4, 14],
        [8, 14],
      ]),
    )
  },
}
