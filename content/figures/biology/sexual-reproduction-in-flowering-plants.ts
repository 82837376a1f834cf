import { type Figures, figure } from '../kit/basics/figure.ts'
import { tint } from '../kit/basics/palette.ts'
import { polygon } from '../kit/basics/shapes.ts'
import { embryoSac, ovule } from '../kit/biology/ovule.ts'
import { pointer } from '../kit/diagrams/pointers.ts'
import { axes } from '../kit/graphs/axes.ts'
import { bars, plotLabel } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'
import { plates } from './sexual-reproduction-in-flowering-plants/plates.ts'

export const figures: Figures = {
  ...plates,
  'flo-0022': () => {
    const young = ovule([220, 150])
    return figure(
      { height: 310 },
      young,
      pointer(young.at.chalaza, [70, 50], '1'),
      pointer(young.at.hilum, [380, 150], '2'),
      pointer(young.at.micropyle, [80, 270], '3'),
    )
  },

  'flo-0041': () => {
    const fruit = plot({
      x: { to: 4, names: ['P', 'Q', 'R', 'S'] },
      y: { to: 100, step: 20, label: 'flowers that set fruit (%)' },
    })
    return figure({ height: 290 }, axes(fruit, { grid: true }), bars(fruit, [90, 2, 85, 88]))
  },

  /** One flower in time: the stigma first, the pollen afterwards. */
  'flo-0045': () => {
    const time = plot({
      x: { to: 6, step: 1, label: 'days since the flower opened' },
      y: { to: 2 },
      box: { left: 40, top: 30, right: 440, bottom: 190 },
    })
    const bar = (from: number, to: number, floor: number, fill: string) =>
      polygon(
        [time.at(from, floor), time.at(from, floor + 0.4), time.at(to, floor + 0.4), time.at(to, floor)],
        { fill },
      )
    return figure(
      { height: 250 },
      bar(0, 2, 1.1, tint.green),
      bar(3, 5, 0.2, tint.yellow),
      axes(time),
      plotLabel(time, 2, 1.3, 'stigma receptive', { side: 'right', gap: 10 }),
      plotLabel(time, 4, 0.6, 'pollen shed', { side: 'above', gap: 6 }),
    )
  },

  'flo-0048': () => {
    const sac = embryoSac([240, 165])
    return figure(
      { height: 330 },
      sac,
      pointer(sac.at.antipodals, [390, 60], '1'),
      pointer(sac.at.centralCell, [90, 130], '2'),
      pointer(sac.at.egg, [390, 200], '3'),
      pointer(sac.at.synergids, [90, 270], '4'),
    )
  },
}
