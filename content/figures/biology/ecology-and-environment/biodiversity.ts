import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { tint } from '../../kit/basics/palette.ts'
import type { Point } from '../../kit/basics/point.ts'
import { rectangle } from '../../kit/basics/shapes.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { curve } from '../../kit/graphs/curves.ts'
import { bars, plotPoint } from '../../kit/graphs/marks.ts'
import { plot } from '../../kit/graphs/plot.ts'

/** A patch of forest with its area. */
const patch = (at: Point, size: Point, area: string) => [
  rectangle(at, size, { fill: tint.green, corner: 14 }),
  label(at, area, { halo: 'none' }),
]

export const biodiversity: Figures = {
  'eco-0076': () => {
    const graph = plot({
      x: { to: 80, step: 10, label: 'latitude (degrees north)' },
      y: { to: 1500, step: 500, label: 'bird species' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      plotPoint(graph, 5, 1400, { label: '1400', side: 'right' }),
      plotPoint(graph, 41, 105, { label: '105', side: 'above' }),
      plotPoint(graph, 71, 56, { label: '56', side: 'above' }),
    )
  },

  'eco-0078': () => {
    const graph = plot({
      x: { to: 7, step: 1, label: 'log *A*' },
      y: { to: 3, step: 1, label: 'log *S*' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (x) => 1 + 0.2 * x, { from: 1, to: 6.8 }),
      plotPoint(graph, 2, 1.4, { label: '(2, 1.4)', side: 'below-right' }),
      plotPoint(graph, 6, 2.2, { label: '(6, 2.2)', side: 'below-right' }),
    )
  },

  'eco-0096': () => {
    const shares = [32, 12, 31, 23]
    const graph = plot({
      x: { to: 4, names: ['amphibians\n5500', 'birds\n10000', 'gymnosperms\n1000', 'mammals\n4500'] },
      y: { to: 40, label: 'threatened (%)' },
      box: { left: 30, top: 36, right: 462, bottom: 240 },
    })
    return figure(
      { height: 300 },
      bars(graph, shares, tint.red),
      axes(graph),
      shares.map((share, index) => label(graph.at(index + 0.5, share), `${share}`, { side: 'above' })),
    )
  },

  'eco-0101': () =>
    figure(
      { height: 280 },
      rectangle([240, 140], [440, 250], { fill: tint.yellow }),
      label([240, 242], 'areas in km^{2}; between them fields', { halo: 'none' }),
      patch([112, 82], [140, 92], '150'),
      patch([368, 150], [140, 92], '150'),
      patch([76, 184], [74, 62], '45'),
      patch([180, 184], [74, 62], '45'),
      patch([260, 62], [74, 62], '45'),
      patch([376, 58], [74, 62], '45'),
    ),
}
