import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { tint } from '../kit/basics/palette.ts'
import { rectangle } from '../kit/basics/shapes.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { plot } from '../kit/graphs/plot.ts'
import { amounts } from './some-basic-concepts-in-chemistry/amounts.ts'

export const figures: Figures = {
  ...amounts,
  'bas-0017': () => {
    const graph = plot({
      x: { to: 5, step: 1, label: 'Mass of oxide (g)' },
      y: { to: 4, step: 0.8, label: 'Mass of copper (g)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (x) => 0.8 * x),
    )
  },
  'bas-0033': () => {
    const graph = plot({
      x: { to: 2.4, step: 0.4, label: 'Mass of magnesium (g)' },
      y: { to: 2, label: 'Volume of hydrogen' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [1.2, 1.5],
        [2.4, 1.5],
      ]),
    )
  },
  'bas-0070': () => {
    const vessel = (x: number, width: number, name: string, content: string) => [
      rectangle([x, 110], [width, 110], { fill: tint.blue }),
      label([x, 110], content),
      label([x, 190], name),
    ]
    return figure(
      { height: 220 },
      vessel(75, 100, 'X', 'O_2\n1.0 L'),
      vessel(200, 100, 'Y', 'SO_2\n1.0 L'),
      vessel(370, 200, 'Z', 'CH_4\n2.0 L'),
    )
  },
  'bas-0090': () => {
    const graph = plot({
      x: { to: 80, step: 10, label: 'volume of KI solution (mL)' },
      y: { to: 2, label: 'mass of PbI_2' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [40, 1.5],
        [80, 1.5],
      ]),
    )
  },
}
