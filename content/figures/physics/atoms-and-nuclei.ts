import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { blue, ink } from '../kit/basics/palette.ts'
import type { Point } from '../kit/basics/point.ts'
import { circle, dot, line } from '../kit/basics/shapes.ts'
import { energyLevels } from '../kit/fields/energy-levels.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, readings, trace } from '../kit/graphs/curves.ts'
import { plotPoint } from '../kit/graphs/marks.ts'
import { panelBoxes, plot } from '../kit/graphs/plot.ts'

const nucleus: Point = [270, 180]

/** The path of a charge that comes in from the left; a push is positive, a pull negative. */
function passing(offset: number, push: number, steps: number): Point[] {
  const points: Point[] = []
  let [x, y, vx, vy] = [-230, offset, 1, 0]
  for (let step = 0; step < steps; step += 1) {
    const cube = Math.hypot(x, y) ** 3
    vx += (push * x) / cube
    vy += (push * y) / cube
    x += vx
    y += vy
    if (step % 8 === 0) points.push([nucleus[0] + x, nucleus[1] + y])
  }
  return points
}

export const figures: Figures = {
  'nuc-0009': () => {
    const graph = plot({
      x: {
        to: 260,
        marks: [
          [120, '120'],
          [240, '240'],
        ],
        label: 'mass number',
      },
      y: {
        to: 9.6,
        marks: [
          [7.6, '7.60'],
          [8.5, '8.50'],
        ],
        label: 'binding energy per nucleon (MeV)',
      },
      box: { left: 72, top: 40, right: 448, bottom: 290 },
    })
    return figure(
      { height: 350 },
      readings(graph, 120, 8.5),
      readings(graph, 240, 7.6),
      axes(graph),
      trace(
        graph,
        [
          [2, 1.1],
          [7, 5.4],
          [14, 7.5],
          [30, 8.4],
          [56, 8.8],
          [90, 8.7],
          [120, 8.5],
          [180, 8.06],
          [240, 7.6],
          [250, 7.52],
        ],
        { soft: true },
      ),
      dot(graph.at(120, 8.5)),
      dot(graph.at(240, 7.6)),
    )
  },
  'nuc-0025': () =>
    figure(
      { height: 290 },
      label([234, 26], 'hydrogen, not to scale'),
      energyLevels([
        { y: 70, left: '*n* = 4', right: '−0.85 eV' },
        { y: 104, left: '*n* = 3', right: '−1.51 eV' },
        { y: 150, left: '*n* = 2', right: '−3.40 eV' },
        { y: 256, left: '*n* = 1', right: '−13.6 eV' },
      ]),
    ),
  'nuc-0011': () => {
    const paths: [string, number, number, number][] = [
      ['P', -110, 25, 400],
      ['Q', -40, 25, 390],
      ['R', 2, 25, 400],
      ['S', 64, -25, 400],
    ]
    return figure(
      { height: 300 },
      circle(nucleus, 9, { fill: ink }),
      label(nucleus, 'N', { side: 'right', gap: 14 }),
      paths.map(([name, offset, push, steps]) => {
        const y = nucleus[1] + offset
        return [
          line(passing(offset, push, steps), { colour: blue }),
          arrow([40, y], [92, y], { colour: blue }),
          label([40, y], name, { side: 'left', gap: 8 }),
        ]
      }),
    )
  },
  'nuc-0014': () => {
    const shapes: [string, (b: number) => number][] = [
      ['P', (b) => (360 / Math.PI) * Math.atan(1 / (2 * b + 1e-9))],
      ['Q', (b) => 180 * (1 - Math.exp(-b * 1.3))],
      ['R', (b) => (b < 1.5 ? 180 : 0)],
      ['S', (b) => 150 * b * b * Math.exp(2 - 2 * b)],
    ]
    const boxes = panelBoxes(2, 2, [480, 360])
    return figure(
      { height: 360 },
      shapes.map(([name, shape], index) => {
        const box = boxes[index]
        const graph = plot({
          x: { to: 4, label: '*b*' },
          y: { to: 200, marks: [[180, '180°']], label: '*θ*' },
          ...(box && { box: { ...box, left: box.left + 16 } }),
        })
        return [axes(graph), curve(graph, shape), label(graph.at(2.6, 150), name)]
      }),
    )
  },
  'nuc-0023': () =>
    figure(
      { height: 320 },
      energyLevels(
        [
          { y: 40, left: '*n* = 4', right: '−0.85 eV' },
          { y: 90, left: '*n* = 3', right: '−1.51 eV' },
          { y: 160, left: '*n* = 2', right: '−3.40 eV' },
          { y: 290, left: '*n* = 1', right: '−13.6 eV' },
        ],
        [
          { from: 1, to: 3, label: 'P' },
          { from: 3, to: 0 },
          { from: 0, to: 2, label: 'R' },
          { from: 2, to: 3, label: 'S' },
        ],
        { from: 84, to: 372 },
      ),
      label([208, 250], 'Q', { side: 'right', gap: 6 }),
    ),
  'nuc-0034': () => {
    const energy = (r: number) => 100 * ((1 - Math.exp(-2 * (r - 0.8))) ** 2 - 1)
    const graph = plot({
      x: { to: 3.2, marks: [[0.8, '0.8']], label: '*r* (fm)' },
      y: {
        from: -120,
        to: 120,
        marks: [
          [-100, '−100'],
          [0, '0'],
          [100, '100'],
        ],
        label: '*U* (MeV)',
      },
    })
    const at = (r: number, name: string, side: 'left' | 'right' | 'below' | 'above') =>
      plotPoint(graph, r, energy(r), { label: name, side })
    return figure(
      { height: 280 },
      axes(graph),
      curve(graph, energy, { from: 0.3 }),
      at(0.42, 'P', 'right'),
      at(0.8, 'Q', 'below'),
      at(1.2, 'R', 'below'),
      at(2.8, 'S', 'below'),
    )
  },
  'nuc-0037': () => {
    const graph = plot({
      x: { to: 260, marks: [60, 120, 240].map((a) => [a, String(a)] as const), label: '*A*' },
      y: { to: 10, step: 2, label: 'binding energy per nucleon (MeV)' },
    })
    const shape: Point[] = [
      [2, 1.1],
      [7, 5.4],
      [16, 8],
      [30, 8.5],
      [60, 8.8],
      [90, 8.7],
      [120, 8.5],
      [180, 8.05],
      [240, 7.6],
    ]
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, shape, { soft: true }),
      plotPoint(graph, 2, 1.1, { label: 'P (*A* = 2; 1.1 MeV)', side: 'right', gap: 12 }),
      plotPoint(graph, 60, 8.8, { label: 'Q (8.8)', side: 'below' }),
      plotPoint(graph, 120, 8.5, { label: 'R (8.5)', side: 'below' }),
      plotPoint(graph, 240, 7.6, { label: 'S (7.6)', side: 'below' }),
    )
  },
}
