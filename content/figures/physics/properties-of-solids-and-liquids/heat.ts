import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { blue, red, tint } from '../../kit/basics/palette.ts'
import { type Point, polar } from '../../kit/basics/point.ts'
import { dot, line, rectangle } from '../../kit/basics/shapes.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { curve, trace } from '../../kit/graphs/curves.ts'
import { plotLabel } from '../../kit/graphs/marks.ts'
import { plot } from '../../kit/graphs/plot.ts'

export const heat: Figures = {
  'psl-0053': () => {
    const graph = plot({
      x: { to: 10, step: 1, label: 'time (min)' },
      y: { to: 120, step: 20, label: 'temperature (°C)' },
    })
    return figure(
      { height: 320 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 20],
        [2, 80],
        [7, 80],
        [9, 120],
      ]),
    )
  },
  'psl-0060': () => {
    const middle: Point = [240, 150]
    const ends: [number, string, string][] = [
      [180, '100 °C', '2*k*'],
      [35, '40 °C', '*k*'],
      [325, '0 °C', '*k*'],
    ]
    return figure(
      { height: 300 },
      ends.map(([way, heat, name]) => {
        const end = polar(middle, way, 140)
        return [
          line([middle, end], { colour: blue, width: 12 }),
          label(end, heat, { side: way === 180 ? 'left' : way === 35 ? 'above' : 'below', gap: 14 }),
          label(polar(middle, way, 75), name, { side: way === 325 ? 'below' : 'above', gap: 16 }),
        ]
      }),
      dot(middle, undefined, 9),
    )
  },
  'psl-0094': () => {
    const graph = plot({
      x: { to: 8, step: 1, label: '*t* (min)' },
      y: {
        from: 26,
        to: 70,
        marks: [30, 40, 50, 60, 70].map((value) => [value, String(value)] as const),
        label: 'temperature (°C)',
      },
    })
    const cooling = (time: number) => (t: number) => 20 + 40 * Math.exp((t / time) * Math.log(0.75))
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, cooling(5), { to: 8, label: { label: 'water', side: 'above' }, labelAt: 7 }),
      curve(graph, cooling(3), {
        to: 8,
        colour: red,
        dashed: true,
        label: { label: 'L', side: 'below' },
        labelAt: 5,
      }),
    )
  },
  'psl-0099': () => {
    const graph = plot({
      x: { to: 12, step: 2, label: 'time (min)' },
      y: { to: 100, step: 20, label: 'temperature (°C)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (t) => 40 + 40 * Math.exp(-t / 1.6)),
      curve(graph, (t) => 40 - 20 * Math.exp(-t / 1.6), { colour: red, dashed: true }),
      plotLabel(graph, 1.2, 60, 'P', { side: 'above-right', colour: blue }),
      plotLabel(graph, 1.4, 31, 'Q', { side: 'below-right', colour: red }),
    )
  },
  'psl-0100': () => {
    const graph = plot({
      x: { to: 0.6, step: 0.1, label: 'distance (m)' },
      y: { to: 120, step: 20, label: 'temperature (°C)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 100],
        [0.4, 80],
        [0.6, 20],
      ]),
      plotLabel(graph, 0.2, 90, 'X', { side: 'above' }),
      plotLabel(graph, 0.5, 50, 'Y', { side: 'above-right' }),
    )
  },
  'psl-0102': () => {
    const bars: readonly (readonly [name: string, length: number, area: number])[] = [
      ['P', 20, 4],
      ['Q', 40, 10],
      ['R', 10, 3],
      ['S', 20, 8],
    ]
    return figure(
      { height: 340 },
      bars.map(([name, length, area], index) => {
        const [left, level, width] = [60, 46 + index * 82, length * 5]
        return [
          label([34, level], name),
          rectangle([left + width / 2, level], [width, 4 * area], { fill: tint.grey }),
          label([left + width, level], `${length} cm, ${area} cm^2`, { side: 'right', gap: 14 }),
        ]
      }),
    )
  },
}
