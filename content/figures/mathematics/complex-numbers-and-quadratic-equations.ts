import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { dimension } from '../kit/basics/measure.ts'
import { blue, boldWidth, tint } from '../kit/basics/palette.ts'
import { type Point, polar } from '../kit/basics/point.ts'
import { circle, dot, line, polygon } from '../kit/basics/shapes.ts'
import { smooth } from '../kit/basics/smooth.ts'
import { axes } from '../kit/graphs/axes.ts'
import { plotPoint } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'

/** The axes of real and imaginary parts, which cross at the given point. */
const argandAxes = ([x, y]: Point, [left, right]: Point, [top, bottom]: Point): string[] => [
  arrow([left, y], [right, y], { label: { label: 'Re', side: 'below' } }),
  arrow([x, bottom], [x, top], { label: { label: 'Im', side: 'right' } }),
]

export const figures: Figures = {
  'cpx-0015': () => {
    const graph = plot({
      x: { from: -3, to: 3, step: 1, label: 'Re' },
      y: { from: -3, to: 3, step: 1, label: 'Im' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      plotPoint(graph, 2, 1, { label: '*z*', side: 'right' }),
      plotPoint(graph, -1, 2, { label: 'P', side: 'left' }),
      plotPoint(graph, 1, -2, { label: 'Q', side: 'right' }),
      plotPoint(graph, -2, -1, { label: 'R', side: 'left' }),
      plotPoint(graph, 2, -1, { label: 'S', side: 'right' }),
    )
  },
  'cpx-0016': () => {
    const at = (x: number, y: number): Point => [110 + 40 * x, 280 - 40 * y]
    return figure(
      { height: 320 },
      argandAxes(at(0, 0), [50, 440], [24, 308]),
      circle(at(3, 4), 80, { colour: blue }),
      dot(at(3, 4)),
      label(at(3, 4), '3 + 4*i*', { side: 'below' }),
      line([at(3, 4), polar(at(3, 4), 30, 80)]),
      label(polar(at(3, 4), 42, 46), '2', { side: 'above' }),
      label(at(0, 0), '*O*', { side: 'below-left' }),
    )
  },
  'cpx-0018': () => {
    const origin: Point = [150, 260]
    const rim = Array.from({ length: 21 }, (_, index) => polar(origin, 30 + 3 * index, 210))
    return figure(
      { height: 310 },
      polygon([origin, ...rim], { fill: tint.blue }),
      argandAxes(origin, [60, 430], [16, 295]),
      label(polar(origin, 30, 214), 'arg *z* = π/6', { side: 'right' }),
      label([144, 60], '4', { side: 'left' }),
      label(origin, '*O*', { side: 'below-left' }),
    )
  },
  'cpx-0022': () => {
    const at = (x: number, y: number): Point => [190 + 62 * x, 285 - 62 * y]
    return figure(
      { height: 330 },
      argandAxes(at(0, 0), [70, 450], [16, 315]),
      polygon([at(0, 0), at(3, 1), at(2, 4), at(-1, 3)], { colour: blue, width: boldWidth }),
      label(at(3, 1), '*A*(3, 1)', { side: 'right' }),
      label(at(2, 4), '*B*', { side: 'right' }),
      label(at(-1, 3), '*C*', { side: 'left' }),
      label(at(0, 0), '*O*', { side: 'below-left' }),
    )
  },
  'cpx-0043': () => {
    const at = (x: number, y: number): Point => [190 + 60 * x, 190 - 40 * y]
    const curve = Array.from({ length: 25 }, (_, index): Point => {
      const x = -1.45 + index * 0.204
      return at(x, 3 + 2 * x - x * x)
    })
    return figure(
      { height: 290 },
      arrow(at(-2.4, 0), at(4.2, 0), { label: { label: '*x*', side: 'below' } }),
      arrow(at(0, -2.2), at(0, 4.5), { label: { label: '*y*', side: 'left' } }),
      smooth(curve, { colour: blue, width: boldWidth }),
      label(at(0, 0), '*O*', { side: 'below-left' }),
    )
  },

  'cpx-0001': () => {
    const graph = plot({
      x: { from: -1, to: 4, step: 1, label: 'Re' },
      y: { from: -5, to: 3, step: 1, label: 'Im' },
      box: { left: 110, top: 36, right: 310, bottom: 336 },
    })
    return figure(
      { height: 360 },
      axes(graph, { grid: true }),
      plotPoint(graph, 3, 2, { label: 'P', side: 'right' }),
      plotPoint(graph, 1, -4, { label: 'Q', side: 'right' }),
    )
  },
  'cpx-0017': () => {
    const at = (x: number, y: number): Point => [180 + 50 * x, 270 - 50 * y]
    return figure(
      { height: 320 },
      argandAxes(at(0, 0), [80, 440], [20, 300]),
      dot(at(2, 0)),
      dot(at(0, 4)),
      label(at(2, 0), 'P', { side: 'above' }),
      label(at(2, 0), '2', { side: 'below' }),
      label(at(0, 4), 'Q', { side: 'right' }),
      label(at(0, 4), '4*i*', { side: 'left' }),
      label(at(0, 0), '*O*', { side: 'below-left' }),
    )
  },
  'cpx-0021': () => {
    const at = (x: number): Point => [240 + 50 * x, 110]
    return figure(
      { height: 190 },
      argandAxes(at(0), [30, 445], [16, 176]),
      [at(-3), at(3)].map((point) => dot(point)),
      label(at(-3), 'F', { side: 'above' }),
      label(at(3), 'G', { side: 'above' }),
      label(at(-3), '−3', { side: 'below' }),
      label(at(3), '3', { side: 'below' }),
      label(at(0), '*O*', { side: 'below-left' }),
    )
  },
  'cpx-0024': () => {
    const graph = plot({
      x: { from: -1, to: 5, step: 1, label: 'Re' },
      y: { from: -1, to: 4, step: 1, label: 'Im' },
      box: { left: 90, top: 36, right: 390, bottom: 286 },
    })
    return figure(
      { height: 320 },
      axes(graph, { grid: true }),
      plotPoint(graph, 3, 2, { label: '*w*', side: 'right' }),
    )
  },
  'cpx-0033': () => {
    const at = (x: number, y: number): Point => [110 + 52 * x, 215 - 21 * y]
    const rising = Array.from({ length: 31 }, (_, index): Point => {
      const x = -0.12 + index * 0.2
      return at(x, (8 * (x - 1.6) * (x - 4.2)) / 6.72)
    })
    return figure(
      { height: 320 },
      arrow(at(-1, 0), at(6.6, 0), { label: { label: '*x*', side: 'below' } }),
      arrow(at(0, -2), at(0, 9.3), { label: { label: '*y*', side: 'right' } }),
      smooth(rising, { colour: blue, width: boldWidth }),
      label(at(0, 8), '8', { side: 'left' }),
      label(at(1.6, 0), 'A', { side: 'above-right' }),
      label(at(4.2, 0), 'B', { side: 'above-left' }),
      dimension(at(1.6, -2.9), at(4.2, -2.9), { label: '2', side: 'below' }),
      label(at(0, 0), '*O*', { side: 'below-left' }),
    )
  },
}
