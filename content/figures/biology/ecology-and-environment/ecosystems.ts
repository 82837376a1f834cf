import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { blue, red, tint } from '../../kit/basics/palette.ts'
import type { Point } from '../../kit/basics/point.ts'
import { rectangle } from '../../kit/basics/shapes.ts'
import { flow } from '../../kit/diagrams/flow.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { trace } from '../../kit/graphs/curves.ts'
import { crosses } from '../../kit/graphs/marks.ts'
import { plot } from '../../kit/graphs/plot.ts'

/** Three bars on each other, widths from bottom to top, over the name of the pyramid. */
const pyramid = ([middle, base]: Point, name: string, widths: readonly number[]) => [
  widths.map((width, index) =>
    rectangle([middle, base - 18 - index * 36], [width, 36], { fill: tint.green }),
  ),
  label([middle, base + 20], name, { bold: true }),
]

/** Values at the middles of the months or at times, one after another with the same distance. */
const series = (values: readonly number[], first: number, step: number) =>
  values.map((value, index): Point => [first + index * step, value])

export const ecosystems: Figures = {
  'eco-0045': () => {
    const graph = plot({
      x: { to: 6, names: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'] },
      y: { to: 160, step: 40, label: 'g m^{-2} per month' },
    })
    const gross = series([20, 60, 130, 150, 90, 30], 0.5, 1)
    const respired = series([15, 20, 60, 100, 60, 25], 0.5, 1)
    return figure(
      { height: 276 },
      axes(graph, { grid: true }),
      trace(graph, gross, { colour: blue }),
      trace(graph, respired, { colour: red, dashed: true }),
      crosses(graph, [...gross, ...respired]),
      label(graph.at(4.1, 140), 'gross\nproduction', { side: 'right', colour: blue }),
      label(graph.at(3.3, 50), 'respiration', { colour: red }),
    )
  },

  'eco-0057': () => {
    const graph = plot({
      x: { to: 12, step: 3, label: 'time (months)' },
      y: { to: 100, step: 20, label: 'mass left (%)' },
    })
    const fine = series([100, 88, 78, 70, 63], 0, 3)
    const coarse = series([100, 70, 45, 28, 18], 0, 3)
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, fine, { colour: blue }),
      trace(graph, coarse, { colour: red, dashed: true }),
      crosses(graph, [...fine, ...coarse]),
      label(graph.at(9, 84), 'fine mesh', { colour: blue }),
      label(graph.at(9.9, 45), 'coarse mesh', { colour: red }),
    )
  },

  'eco-0061': () =>
    figure(
      { height: 190 },
      pyramid([66, 136], 'P', [100, 62, 24]),
      pyramid([182, 136], 'Q', [24, 62, 100]),
      pyramid([298, 136], 'R', [12, 100, 50]),
      pyramid([414, 136], 'S', [100, 24, 62]),
    ),

  'eco-0062': () =>
    figure(
      { height: 330 },
      flow(
        {
          grass: [[80, 290], 'Grass'],
          grasshopper: [[80, 170], 'Grasshopper'],
          mouse: [[360, 230], 'Mouse'],
          frog: [[80, 50], 'Frog'],
          snake: [[240, 100], 'Snake'],
          hawk: [[400, 50], 'Hawk'],
        },
        [
          ['grass', 'grasshopper'],
          ['grass', 'mouse'],
          ['grasshopper', 'frog'],
          ['frog', 'snake'],
          ['mouse', 'snake'],
          ['mouse', 'hawk'],
          ['snake', 'hawk'],
        ],
      ),
    ),

  'eco-0071': () => {
    const levels: [string, string, number][] = [
      ['Sunlight', '2000000 J', 456],
      ['Producers', '20000 J', 390],
      ['Herbivores', '1600 J', 330],
      ['Carnivores', '240 J', 280],
      ['Top carnivores', '12 J', 230],
    ]
    return figure(
      { height: 250 },
      levels.map(([name, energy, width], index) => {
        const at: Point = [240, 216 - index * 46]
        return [
          rectangle(at, [width, 46], { fill: tint.green }),
          label(at, `${name}: ${energy}`, { halo: 'none' }),
        ]
      }),
    )
  },
}
