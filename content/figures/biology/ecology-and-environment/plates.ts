import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { guide } from '../../kit/basics/measure.ts'
import { red } from '../../kit/basics/palette.ts'
import { flow } from '../../kit/diagrams/flow.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { curve } from '../../kit/graphs/curves.ts'
import { plot } from '../../kit/graphs/plot.ts'

export const plates: Figures = {
  /** Energy through a grassland. */
  'eco-0136': () =>
    figure(
      { height: 330 },
      flow(
        {
          a: [[80, 60], 'sunlight'],
          b: [[240, 150], 'producers\n20000'],
          c: [[400, 60], 'heat'],
          d: [[240, 284], 'herbivores:\nnew tissue 300'],
        },
        [
          ['a', 'b'],
          ['b', 'c', ''],
          ['b', 'd', ''],
        ],
      ),
      label([300, 76], 'respiration\n8000', { size: 16 }),
      label([256, 214], 'eaten 3000', { size: 16, anchor: 'start' }),
    ),

  /** Two models of growth. */
  'eco-0137': () => {
    const graph = plot({
      x: { to: 10, label: 'time' },
      y: { to: 10, marks: [[8, 'K']], label: 'population size' },
    })
    return figure(
      { height: 290 },
      axes(graph),
      guide(graph.at(0, 8), graph.at(10, 8)),
      curve(graph, (t) => 0.4 * Math.exp(0.62 * t), {
        colour: red,
        dashed: true,
        to: 5.15,
        label: { label: 'P', side: 'right' },
      }),
      curve(graph, (t) => 8 / (1 + 19 * Math.exp(-0.75 * t)), {
        label: { label: 'Q', side: 'below' },
        labelAt: 8,
      }),
    )
  },

  /** Steps of decomposition. */
  'eco-0138': () =>
    figure(
      { height: 330 },
      flow(
        {
          a: [[110, 44], 'detritus'],
          b: [[110, 168], 'small particles'],
          c: [[110, 290], 'nutrients deep\nin the soil'],
          d: [[370, 168], 'simple inorganic\nsubstances'],
        },
        [
          ['a', 'b'],
          ['b', 'c'],
          ['b', 'd'],
        ],
      ),
      label([86, 104], 'P', { bold: true }),
      label([124, 104], 'earthworm', { anchor: 'start', size: 16 }),
      label([86, 226], 'Q', { bold: true }),
      label([124, 226], 'water', { anchor: 'start', size: 16 }),
      label([232, 146], 'R', { bold: true }),
      label([236, 196], 'enzymes', { size: 16 }),
    ),

  /** A species-area relationship in two ways. */
  'eco-0139': () => {
    const x = plot({
      x: { to: 10, label: '*A*' },
      y: { to: 10, label: '*S*' },
      box: { left: 50, top: 60, right: 210, bottom: 220 },
    })
    const y = plot({
      x: { to: 10, label: 'log *A*' },
      y: { to: 10, label: 'log *S*' },
      box: { left: 290, top: 60, right: 450, bottom: 220 },
    })
    return figure(
      { height: 280 },
      axes(x),
      curve(x, (a) => 4.6 * a ** 0.3, { from: 0.01 }),
      axes(y),
      curve(y, (a) => 2.4 + 0.5 * a),
      label([140, 24], 'X', { bold: true }),
      label([390, 24], 'Y', { bold: true }),
    )
  },
}
