import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { angleArc, dimension, guide, rightAngle } from '../kit/basics/measure.ts'
import { blue, boldWidth } from '../kit/basics/palette.ts'
import { type Point, plus, polar } from '../kit/basics/point.ts'
import { circle, dot, ellipse, line } from '../kit/basics/shapes.ts'
import { smooth } from '../kit/basics/smooth.ts'
import { axes } from '../kit/graphs/axes.ts'
import { area, trace } from '../kit/graphs/curves.ts'
import { plotPoint } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'

/** Axes that cross at the origin and reach to the given ends. */
const crossedAxes = ([x, y]: Point, [left, right]: Point, [top, bottom]: Point): string[] => [
  arrow([left, y], [right, y], { label: { label: '*x*', side: 'below' } }),
  arrow([x, bottom], [x, top], { label: { label: '*y*', side: 'right' } }),
  label([x, y], '*O*', { side: 'below-left' }),
]

const named = (at: Point, text: string, side: 'above' | 'below' | 'left' | 'right'): string[] => [
  dot(at),
  label(at, text, { side, gap: 9 }),
]

export const figures: Figures = {
  'cog-0005': () => {
    const graph = plot({
      x: { to: 9, step: 1, label: '*x*' },
      y: { to: 12, step: 2, label: '*y*' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      line([graph.at(0, 10), graph.at(9, 10)], { dashed: true }),
      trace(graph, [
        [1, 2],
        [5, 4],
      ]),
      plotPoint(graph, 1, 2, { label: '*A*', side: 'above' }),
      plotPoint(graph, 5, 4, { label: '*B*', side: 'right' }),
      plotPoint(graph, 3, 10, { label: '*C*', side: 'above' }),
      arrow(plus(graph.at(3, 10), [-40, 17]), plus(graph.at(3, 10), [40, 17]), { both: true }),
    )
  },
  'cog-0020': () => {
    const graph = plot({ x: { to: 9, step: 1, label: '*x*' }, y: { to: 7, step: 1, label: '*y*' } })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [8, 0],
        [2, 6],
        [0, 0],
      ]),
      plotPoint(graph, 8, 0, { label: '*A*', side: 'above-right' }),
      plotPoint(graph, 2, 6, { label: '*B*', side: 'above-right' }),
      plotPoint(graph, 0, 0, { label: '*O*', side: 'above-left' }),
    )
  },
  'cog-0022': () => {
    const graph = plot({
      x: { to: 9.5, marks: [[8, '8']], label: '*x*' },
      y: { to: 7, marks: [[6, '6']], label: '*y*' },
    })
    return figure(
      { height: 300 },
      area(graph, [
        [0, 0],
        [8, 0],
        [0, 6],
      ]),
      axes(graph),
      trace(graph, [
        [0, 6],
        [8, 0],
      ]),
    )
  },
  'cog-0027': () => {
    const at = (x: number, y: number): Point => [120 + 40 * x, 256 - 40 * y]
    return figure(
      { height: 310 },
      crossedAxes(at(0, 0), [60, 440], [20, 296]),
      circle(at(3, Math.sqrt(5)), 120, { colour: blue, width: 3 }),
      named(at(1, 0), '1', 'below'),
      named(at(5, 0), '5', 'below'),
      dot(at(3, Math.sqrt(5))),
      label(at(3, Math.sqrt(5)), '*C*', { side: 'right' }),
    )
  },
  'cog-0033': () => {
    const at = (x: number, y: number): Point => [80 + 20 * x, 120 - 10 * y]
    const parabola = Array.from({ length: 52 }, (_, step): Point => {
      const y = (step - 35) / 2
      return at((y * y) / 16, y)
    })
    return figure(
      { height: 330 },
      crossedAxes(at(0, 0), [40, 460], [20, 316]),
      smooth(parabola, { colour: blue, width: boldWidth }),
      line([at(1, 4), at(16, -16)]),
      line([[60, 58], at(1, 4)], { width: 1.5 }),
      dot(at(1, 4)),
      label([60, 56], '(1, 4)', { side: 'left' }),
      named(at(4, 0), '*F*', 'above'),
      dot(at(16, -16)),
    )
  },
  'cog-0038': () => {
    const [x, y] = [200, 160]
    return figure(
      { height: 320 },
      ellipse([x, y], [175, 140], { colour: blue, width: 3 }),
      guide([x - 175, y], [x + 175, y]),
      dot([x - 105, y]),
      dot([x + 105, y]),
      label([x - 105, y], '*F*_1', { side: 'above', gap: 8 }),
      label([x + 105, y], '*F*_2', { side: 'above', gap: 8 }),
      dimension([x - 105, y + 34], [x + 105, y + 34], { label: '6', side: 'below' }),
      guide([x, y - 140], [430, y - 140]),
      guide([x, y + 140], [430, y + 140]),
      dimension([424, y - 140], [424, y + 140], { label: '8', side: 'right' }),
    )
  },
  'cog-0039': () => {
    const at = (x: number, y: number): Point => [235 + 38 * x, 160 - 38 * y]
    const p = at(Math.sqrt(175) / 4, 2.25)
    return figure(
      { height: 310 },
      crossedAxes(at(0, 0), [20, 462], [18, 296]),
      ellipse(at(0, 0), [190, 114], { colour: blue, width: 3 }),
      line([at(-4, 0), p, at(4, 0)]),
      rightAngle(p, 197.1),
      named(at(-4, 0), '*F*_1', 'below'),
      named(at(4, 0), '*F*_2', 'below'),
      dot(p),
      label(p, '*P*', { side: 'above-right' }),
      label(at(5, 0), '5', { side: 'below-right' }),
      label(at(0, 3), '3', { side: 'above-left' }),
    )
  },
  'cog-0006': () => {
    const graph = plot({ x: { to: 8, step: 1, label: '*x*' }, y: { to: 8, step: 1, label: '*y*' } })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [1, 2],
        [5, 3],
        [7, 7],
      ]),
      plotPoint(graph, 1, 2, { label: '*A*', side: 'above' }),
      plotPoint(graph, 5, 3, { label: '*B*', side: 'right' }),
      plotPoint(graph, 7, 7, { label: '*C*', side: 'right' }),
    )
  },
  'cog-0009': () => {
    const origin: Point = [290, 270]
    const foot = polar(origin, 120, 150)
    return figure(
      { height: 320 },
      crossedAxes(origin, [40, 450], [30, 305]),
      line([polar(foot, 30, 200), polar(foot, 210, 160)], { colour: blue, width: boldWidth }),
      line([origin, foot]),
      rightAngle(foot, 210),
      angleArc(origin, 0, 120, '120°'),
      label([240, 208], '5', { side: 'left' }),
      label(foot, '*N*', { side: 'above-left' }),
      label(polar(foot, 30, 190), '*L*', { side: 'below-right' }),
    )
  },
  'cog-0011': () => {
    const at = (x: number, y: number): Point => [80 + 75 * x, 280 - 70 * y]
    return figure(
      { height: 330 },
      crossedAxes(at(0, 0), [40, 440], [30, 310]),
      [
        [at(4, 1), at(2.5, 0)] as const,
        [at(2.5, 0), at(0, 5 / 3)] as const,
        [at(0, 5 / 3), at(2, 3)] as const,
      ].map(([from, to]) => arrow(from, to, { colour: blue })),
      named(at(4, 1), '*A*(4, 1)', 'above'),
      named(at(2, 3), '*B*(2, 3)', 'right'),
    )
  },
  'cog-0021': () => {
    const graph = plot({ x: { to: 6, step: 1, label: '*x*' }, y: { to: 4, step: 1, label: '*y*' } })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [1, 2],
        [5, 2],
      ]),
      plotPoint(graph, 1, 2, { label: '*A*', side: 'below' }),
      plotPoint(graph, 5, 2, { label: '*B*', side: 'below' }),
      plotPoint(graph, 2, 3, { label: '*H*', side: 'right' }),
    )
  },
  'cog-0028': () => {
    const at = (x: number, y: number): Point => [170 + 27 * x, 305 - 27 * y]
    return figure(
      { height: 340 },
      crossedAxes(at(0, 0), [60, 450], [20, 328]),
      circle(at(3, 5), 27 * 5, { colour: blue }),
      named(at(3, 0), '(3, 0)', 'below'),
      named(at(0, 9), '*P*', 'left'),
      named(at(0, 1), '*Q*', 'left'),
      dimension([84, at(0, 9)[1]], [84, at(0, 1)[1]], { label: '8', side: 'left' }),
      guide([90, at(0, 9)[1]], [150, at(0, 9)[1]]),
      guide([90, at(0, 1)[1]], [150, at(0, 1)[1]]),
    )
  },
  'cog-0034': () => {
    const arch = Array.from({ length: 19 }, (_, index): Point => {
      const x = index - 9
      return [210 + 17 * x, 40 + (17 * x * x) / 9]
    })
    return figure(
      { height: 280 },
      line([
        [30, 193],
        [440, 193],
      ]),
      smooth(arch, { colour: blue, width: boldWidth }),
      dimension([57, 225], [363, 225], { label: '18 m', side: 'below' }),
      dimension([410, 193], [410, 40], { label: '9 m', side: 'right' }),
      guide([220, 40], [404, 40]),
    )
  },
  'cog-0040': () => {
    const [centre, b, bBelow, focus]: Point[] = [
      [240, 140],
      [240, 40],
      [240, 240],
      [413, 140],
    ]
    return figure(
      { height: 290 },
      ellipse([240, 140], [200, 100], { colour: blue }),
      line([
        [40, 140],
        [440, 140],
      ]),
      line([
        [240, 40],
        [240, 240],
      ]),
      line([b ?? [0, 0], focus ?? [0, 0], bBelow ?? [0, 0]]),
      angleArc([413, 140], 150, 210, '', 46),
      label([334, 168], '60°'),
      label(centre ?? [0, 0], '*O*', { side: 'below-left' }),
      label([240, 40], '*B*', { side: 'above' }),
      label([240, 240], "*B*'", { side: 'below' }),
      dot([413, 140]),
      label([413, 140], '*F*', { side: 'below-right' }),
    )
  },
}
