import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { dimension } from '../kit/basics/measure.ts'
import { blue, paper, red, tint } from '../kit/basics/palette.ts'
import type { Point } from '../kit/basics/point.ts'
import { circle, dot, rectangle } from '../kit/basics/shapes.ts'
import { path } from '../kit/basics/smooth.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { plotLabel } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'

export const figures: Figures = {
  'ktg-0011': () => {
    const rows: readonly (readonly [y: number, name: string, hot: string, pressure: string])[] = [
      [90, 'before', '300 K', '*p* = 1.00 × 10^5 Pa'],
      [248, 'after', '600 K', '*p* = ?'],
    ]
    return figure(
      { height: 350 },
      rows.map(([y, name, hot, pressure]) => [
        rectangle([200, y], [120, 8], { fill: tint.grey }),
        circle([120, y], 44, { fill: tint.grey }),
        circle([290, y], 60, { fill: tint.grey }),
        label([120, y], '*V*\n300 K', { halo: 'none' }),
        label([290, y], `2*V*\n${hot}`, { halo: 'none' }),
        label([16, y - 56], name, { side: 'right' }),
        label([205, y + 78], pressure),
      ]),
    )
  },
  'ktg-0014': () =>
    figure(
      { height: 350 },
      tube([150, 40], 1),
      rectangle([150, 40 + 165 + 31], [26, 62], { fill: tint.grey }),
      dimension([118, 42], [118, 205], { label: '50.0 cm', side: 'left' }),
      label([170, 122], 'air', { side: 'right' }),
      label([170, 236], 'mercury\n19.0 cm', { side: 'right' }),
      tube([350, 310], -1),
      rectangle([350, 310 - 115 - 31], [26, 62], { fill: tint.grey }),
      dimension([318, 308], [318, 195], { label: '*x*', side: 'left' }),
      label([370, 252], 'air', { side: 'right' }),
      label([370, 164], 'mercury\n19.0 cm', { side: 'right' }),
    ),
  'ktg-0027': () => {
    const graph = plot({
      x: { to: 600, step: 100, label: '*T* (K)' },
      y: { to: 30, step: 5, label: '*U* (kJ)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [600, 30],
      ]),
    )
  },
  'ktg-0057': () => {
    const graph = plot({
      x: { to: 500, step: 100, label: '*T* (K)' },
      y: { to: 400, step: 100, label: '*p* (kPa)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [500, 375],
      ]),
      trace(
        graph,
        [
          [0, 0],
          [500, 125],
        ],
        { colour: red, dashed: true },
      ),
      plotLabel(graph, 300, 225, 'P', { side: 'above-left', colour: blue }),
      plotLabel(graph, 300, 75, 'Q', { side: 'below-right', colour: red }),
    )
  },
  'ktg-0058': () => {
    const graph = plot({ x: { to: 10, label: 'speed' }, y: { to: 2, label: 'number' } })
    const speeds = (width: number) => (v: number) => (6 * v * v * Math.exp(-((v / width) ** 2))) / width ** 3
    return figure(
      { height: 300 },
      axes(graph),
      curve(graph, speeds(1.3), { to: 9.8 }),
      curve(graph, speeds(4), { to: 9.8, colour: red, dashed: true }),
      plotLabel(graph, 2, 1.3, 'P', { side: 'right', colour: blue }),
      plotLabel(graph, 5.5, 0.5, 'Q', { side: 'above-right', colour: red }),
    )
  },
  'ktg-0059': () => {
    const dots: readonly Point[] = [
      [150, 60],
      [215, 120],
      [320, 70],
      [175, 185],
      [300, 205],
      [335, 140],
    ]
    const circles: readonly Point[] = [
      [255, 55],
      [140, 130],
      [255, 165],
    ]
    return figure(
      { height: 270 },
      rectangle([240, 135], [270, 220], { fill: tint.grey }),
      dots.map((at) => dot(at, blue, 8)),
      circles.map((at) => circle(at, 12, { fill: paper, colour: red })),
    )
  },
}

/** A glass tube by the middle of its closed end; it opens downwards (1) or upwards (-1). */
function tube([x, y]: Point, way: 1 | -1): string {
  return path(`M${x - 14} ${y + way * 270}V${y}H${x + 14}V${y + way * 270}`)
}
