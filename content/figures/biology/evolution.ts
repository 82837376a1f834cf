import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { blue, paper, red, tint } from '../kit/basics/palette.ts'
import type { Point } from '../kit/basics/point.ts'
import { rectangle } from '../kit/basics/shapes.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { bars } from '../kit/graphs/marks.ts'
import { panelBoxes, plot } from '../kit/graphs/plot.ts'
import { plates } from './evolution/plates.ts'

type Layer = readonly [text: string, fill: string]

/** Layers of rock under the name of their site. */
const rock = ([x, top]: Point, site: string, layers: readonly Layer[]) => [
  label([x, top - 20], site, { bold: true }),
  layers.map(([text, fill], index) => {
    const middle: Point = [x, top + 26 + index * 52]
    return [rectangle(middle, [180, 52], { fill }), label(middle, text, { halo: 'none' })]
  }),
]

const panel = (box: ReturnType<typeof panelBoxes>[number] | undefined, name: string, values: number[]) => {
  const graph = plot({ x: { to: 44, step: 20 }, y: { to: 1.15, step: 0.5 }, ...(box ? { box } : {}) })
  const points = values.map((value, index): Point => [(index * 40) / (values.length - 1), value])
  return [
    axes(graph),
    trace(graph, points),
    label([(graph.box.left + graph.box.right) / 2, graph.box.top - 16], name, { bold: true }),
  ]
}

export const figures: Figures = {
  ...plates,
  'evo-0025': () =>
    figure(
      { height: 280 },
      rock([125, 50], 'Site 1', [
        ['fossil P', paper],
        ['fossil Q', tint.grey],
        ['ash, 80 Myr', tint.yellow],
        ['fossil R', paper],
      ]),
      rock([355, 50], 'Site 2', [
        ['fossil S', paper],
        ['fossil P', paper],
        ['fossil T', paper],
        ['fossil Q', tint.grey],
      ]),
    ),

  'evo-0038': () => {
    const bell = (peak: number) => (x: number) => 0.9 * Math.exp(-((x - peak) ** 2) / 0.9)
    const beaks = plot({
      x: { from: 6, to: 14, step: 1, label: 'beak depth in mm' },
      y: { to: 1, label: 'number of birds' },
    })
    return figure(
      { height: 310 },
      curve(beaks, bell(9), { colour: red, dashed: true }),
      curve(beaks, bell(10.5), { colour: blue }),
      axes(beaks),
      label(beaks.at(8.1, 0.62), 'before', { side: 'left', colour: red }),
      label(beaks.at(11.4, 0.62), 'after', { side: 'right', colour: blue }),
    )
  },

  'evo-0039': () => {
    const [first, second] = panelBoxes(2, 1, [480, 300])
    const sizes = ['10', '20', '30', '40', '50']
    const graph = (box: typeof first, name: string, values: number[]) => {
      const size = plot({
        x: { to: 5, names: sizes, label: 'size in mm' },
        y: { to: 50, step: 10, label: '%' },
        ...(box ? { box: { ...box, bottom: 230 } } : {}),
      })
      return [
        bars(size, values),
        axes(size),
        label([(size.box.left + size.box.right) / 2 + 10, 20], name, { bold: true }),
      ]
    }
    return figure(
      { height: 300 },
      graph(first, 'before', [5, 20, 50, 20, 5]),
      graph(second, 'after', [24, 20, 12, 20, 24]),
    )
  },

  /** The frequency of one allele in four populations over 40 generations. */
  'evo-0053': () => {
    const boxes = panelBoxes(2, 2, [480, 350])
    return figure(
      { height: 356 },
      panel(boxes[0], 'P', [0.5, 0.53, 0.48, 0.5, 0.46, 0.49, 0.52, 0.5, 0.47, 0.5, 0.51]),
      panel(boxes[1], 'Q', [0.5, 0.68, 0.4, 0.25, 0.45, 0.2, 0.08, 0.22, 0.05, 0, 0]),
      panel(boxes[2], 'R', [0.5, 0.51, 0.5, 0.49, 0.5, 0.5, 0.51, 0.5, 0.5, 0.49, 0.5]),
      panel(boxes[3], 'S', [0.5, 0.58, 0.52, 0.6, 0.66, 0.6, 0.54, 0.62, 0.68, 0.63, 0.58]),
    )
  },
}
