import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { blue, tint } from '../kit/basics/palette.ts'
import { arcPoints, type Point } from '../kit/basics/point.ts'
import { circle, ellipse, line, polygon } from '../kit/basics/shapes.ts'
import { axes } from '../kit/graphs/axes.ts'
import { area, curve, trace } from '../kit/graphs/curves.ts'
import { type Plot, plot } from '../kit/graphs/plot.ts'

/** The region between two graphs. */
const between = (
  graph: Plot,
  [low, high]: [lower: (x: number) => number, upper: (x: number) => number],
  [from, to]: [number, number],
): string => {
  const steps = Array.from({ length: 65 }, (_, step) => from + ((to - from) * step) / 64)
  const upper = steps.map((x): [number, number] => [x, high(x)])
  const lower = steps.toReversed().map((x): [number, number] => [x, low(x)])
  return area(graph, [...upper, ...lower])
}

export const figures: Figures = {
  'igc-0040': () => {
    const graph = plot({
      x: { from: -0.8, to: 6, label: '*x*' },
      y: { from: -1, to: 5, label: '*y*' },
      box: { left: 80, top: 36, right: 430, bottom: 280 },
    })
    const parabola = (x: number) => 4 * x - x * x
    return figure(
      { height: 300 },
      area(graph, parabola, { from: 0, to: 4 }),
      axes(graph),
      curve(graph, parabola, { from: -0.3, to: 4.3 }),
      label(graph.at(3.1, 3), '*y* = 4*x* − *x*^2', { side: 'above-right' }),
    )
  },
  'igc-0041': () => {
    const [centre, unit]: [Point, number] = [[230, 160], 60]
    const quarter = arcPoints(centre, [3 * unit, 2 * unit], 0, 90)
    return figure(
      { height: 320 },
      polygon([centre, ...quarter], { fill: tint.blue, colour: 'none' }),
      arrow([20, 160], [450, 160], { label: { label: '*x*', side: 'below' } }),
      arrow([230, 305], [230, 18], { label: { label: '*y*', side: 'right' } }),
      ellipse(centre, [3 * unit, 2 * unit], { colour: blue, width: 3 }),
      label([230 + 3 * unit, 160], '(3, 0)', { side: 'below-left', gap: 8 }),
      label([230, 160 - 2 * unit], '(0, 2)', { side: 'above-left', gap: 8 }),
    )
  },
  'igc-0044': () => {
    const graph = plot({
      x: { from: -3.6, to: 3.6, label: '*x*' },
      y: { from: -3.4, to: 3.6, label: '*y*' },
      box: { left: 80, top: 30, right: 400, bottom: 341 },
    })
    const upper = (x: number) => Math.sqrt(8 - x * x)
    const parabola = (x: number) => (x * x) / 2
    return figure(
      { height: 356 },
      between(graph, [parabola, upper], [-2, 2]),
      axes(graph),
      circle(graph.at(0, 0), (graph.at(Math.SQRT2 * 2, 0)[0] - graph.at(-Math.SQRT2 * 2, 0)[0]) / 2, {
        colour: blue,
        width: 3,
      }),
      curve(graph, parabola, { from: -2.6, to: 2.6, dashed: true }),
    )
  },
  'igc-0030': () => {
    const graph = plot({
      x: {
        to: 6.2,
        marks: [
          [2, '2'],
          [4, '4'],
          [6, '6'],
        ],
        label: '*x*',
      },
      y: { from: -3, to: 4, label: '*y*' },
    })
    // Half waves of a sine with these areas.
    const height = (x: number) => ((x < 2 ? 5 : x < 4 ? 3 : 4) * Math.PI) / 4
    const f = (x: number) => height(x) * Math.sin((Math.PI * x) / 2)
    return figure(
      { height: 290 },
      area(graph, f, { to: 2 }),
      area(graph, f, { from: 2, to: 4, fill: tint.red }),
      area(graph, f, { from: 4, to: 6 }),
      axes(graph),
      curve(graph, f, { to: 6 }),
      label(graph.at(1, 1.5), '5', { halo: tint.blue }),
      label(graph.at(3, -1), '3', { halo: tint.red }),
      label(graph.at(5, 1.3), '4', { halo: tint.blue }),
    )
  },
  'igc-0042': () => {
    const graph = plot({
      x: {
        to: 4.6,
        marks: [
          [2, '2'],
          [4, '4'],
        ],
        label: '*x*',
      },
      y: { to: 4.6, marks: [[4, '4']], label: '*y*' },
      box: { left: 120, top: 36, right: 360, bottom: 276 },
    })
    const circle = (x: number) => Math.sqrt(16 - x * x)
    const arc = Array.from({ length: 46 }, (_, i): [number, number] => {
      const angle = (i * Math.PI) / 90
      return [4 * Math.cos(angle), 4 * Math.sin(angle)]
    })
    return figure(
      { height: 330 },
      area(graph, circle, { to: 2 }),
      axes(graph),
      trace(graph, arc),
      line([graph.at(2, 0), graph.at(2, circle(2))]),
    )
  },
  'igc-0043': () => {
    const graph = plot({
      x: { from: -3, to: 4, label: '*x*' },
      y: { from: -1, to: 11, label: '*y*' },
      box: { left: 80, top: 36, right: 400, bottom: 300 },
    })
    const parabola = (x: number) => x * x
    const straight = (x: number) => 2 * x + 3
    return figure(
      { height: 330 },
      between(graph, [parabola, straight], [-1, 3]),
      axes(graph),
      curve(graph, parabola, { from: -3, to: 3.3 }),
      curve(graph, straight, { from: -2, to: 4, dashed: true }),
    )
  },
}
