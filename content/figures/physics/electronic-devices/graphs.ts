import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { dimension } from '../../kit/basics/measure.ts'
import { ink, tint } from '../../kit/basics/palette.ts'
import { line, rectangle } from '../../kit/basics/shapes.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { curve, trace } from '../../kit/graphs/curves.ts'
import { plotPoint } from '../../kit/graphs/marks.ts'
import { plot } from '../../kit/graphs/plot.ts'

type Bands = { name: string; x: number; top: number; bottom: number; gap?: string; level?: number }

function bands({ name, x, top, bottom, gap, level }: Bands): (string | string[])[] {
  return [
    rectangle([x, top - 24], [92, 48], { fill: tint.blue }),
    rectangle([x, bottom + 24], [92, 48], { fill: tint.grey }),
    level
      ? line(
          [
            [x - 46, level],
            [x + 46, level],
          ],
          { colour: ink, dashed: true },
        )
      : '',
    gap ? dimension([x - 28, top], [x - 28, bottom], { label: gap, side: 'right' }) : '',
    label([x, 318], name),
  ]
}

export const graphs: Figures = {
  'dev-0012': () =>
    figure(
      { height: 344 },
      label([16, 20], 'upper box: conduction band; lower box: valence band', { anchor: 'start', size: 16 }),
      [
        { name: 'P', x: 66, top: 96, bottom: 240, gap: '6 eV' },
        { name: 'Q', x: 182, top: 132, bottom: 204, gap: '1.1 eV', level: 144 },
        { name: 'R', x: 298, top: 132, bottom: 204, gap: '1.1 eV', level: 192 },
        { name: 'S', x: 414, top: 178, bottom: 158 },
      ].map(bands),
    ),
  'dev-0024': () => {
    const graph = plot({ x: { to: 10, label: 'position' }, y: { to: 10, label: 'potential' } })
    const step = (height: number) => (x: number) => 1 + height / (1 + Math.exp(-2.4 * (x - 5)))
    return figure(
      { height: 300 },
      axes(graph),
      curve(graph, step(8), { to: 9, label: 'P' }),
      curve(graph, step(5), { to: 9, label: 'Q', dashed: true }),
      curve(graph, step(2), { to: 9, label: 'R' }),
      label(graph.at(1.6, -0.8), 'p side', { size: 16 }),
      label(graph.at(6.6, -0.8), 'n side', { size: 16 }),
    )
  },
  'dev-0031': () => {
    const graph = plot({
      x: { to: 1.2, step: 0.2, label: '*V* (V)' },
      y: { to: 50, step: 10, label: '*I* (mA)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [0.7, 0],
        [1.2, 50],
      ]),
      plotPoint(graph, 0.7, 0, { label: '0.70 V', side: 'above-left' }),
      plotPoint(graph, 1, 30, { label: '1.00 V; 30 mA', side: 'left' }),
    )
  },
  'dev-0040': () => {
    const graph = plot({
      x: { to: 0.7, step: 0.1, label: '*V* (V)' },
      y: { to: 50, step: 10, label: '*I* (mA)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(
        graph,
        [
          [0, 40],
          [0.15, 39.7],
          [0.3, 39],
          [0.42, 37.6],
          [0.5, 34],
          [0.56, 22],
          [0.6, 0],
        ],
        { soft: true },
      ),
      plotPoint(graph, 0, 40, { label: 'P (40 mA)', side: 'above-right' }),
      plotPoint(graph, 0.3, 39, { label: 'Q (39 mA)', side: 'below' }),
      plotPoint(graph, 0.5, 34, { label: 'R (34 mA)', side: 'right' }),
      plotPoint(graph, 0.6, 0, { label: 'S', side: 'above-right' }),
    )
  },
}
