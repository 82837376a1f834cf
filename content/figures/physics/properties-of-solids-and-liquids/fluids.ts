import { arrow } from '../../kit/basics/arrow.ts'
import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { dimension, guide } from '../../kit/basics/measure.ts'
import { tint } from '../../kit/basics/palette.ts'
import { line, rectangle } from '../../kit/basics/shapes.ts'
import { path } from '../../kit/basics/smooth.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { curve } from '../../kit/graphs/curves.ts'
import { plotLabel } from '../../kit/graphs/marks.ts'
import { panelBoxes, plot } from '../../kit/graphs/plot.ts'
import { block, rope } from '../../kit/mechanics/bodies.ts'
import { uTube } from '../../kit/mechanics/fluids.ts'

export const fluids: Figures = {
  'psl-0018': () =>
    figure(
      { height: 340 },
      uTube([240, 250], [80, 220], [200, 168]),
      rectangle([188, 130], [24, 160], { fill: tint.yellow }),
      guide([140, 210], [340, 210]),
      dimension([140, 210], [140, 50], { label: '20 cm', side: 'left' }),
      dimension([340, 210], [340, 82], { label: '16 cm', side: 'right' }),
      label([200, 110], 'oil', { side: 'right', gap: 8 }),
      label([304, 250], 'water', { side: 'right', gap: 8 }),
    ),
  'psl-0026': () =>
    figure(
      { height: 320 },
      // tubes and pipe as one body of water, then the walls
      path('M30 210H92V80H112V210H230L280 230H352V176H372V230H450V270H280L230 290H30Z', {
        fill: tint.blue,
        colour: 'none',
      }),
      path('M30 210H92V40M112 40V210H230L280 230H352V120M372 120V230H450'),
      path('M30 290H230L280 270H450'),
      line([
        [92, 80],
        [112, 80],
      ]),
      line([
        [352, 176],
        [372, 176],
      ]),
      guide([112, 80], [240, 80]),
      guide([220, 176], [352, 176]),
      dimension([230, 80], [230, 176], { label: '60 cm', side: 'left' }),
      label([160, 250], '2*A*', { halo: 'none' }),
      label([325, 250], '*A*', { halo: 'none' }),
      arrow([40, 250], [100, 250]),
      arrow([380, 250], [440, 250]),
    ),
  'psl-0033': () =>
    figure(
      { height: 340 },
      panelBoxes(2, 2, [480, 340]).map((box, index) => {
        const graph = plot({ box, x: { to: 1, label: '*v*' }, y: { to: 1, label: '*a*' } })
        const shapes = [
          () => 0.6,
          (v: number) => 0.8 * v,
          (v: number) => 0.85 * Math.exp(-3.2 * v),
          (v: number) => 0.85 * (1 - v / 0.95),
        ]
        return [
          axes(graph),
          curve(graph, shapes[index] ?? (() => 0), { to: 0.95 }),
          plotLabel(graph, 0.75, 0.9, 'PQRS'[index] ?? ''),
        ]
      }),
    ),
  'psl-0043': () =>
    figure(
      { height: 320 },
      rectangle([230, 122], [180, 124], { fill: tint.blue, colour: 'none' }),
      line(
        [
          [140, 240],
          [140, 60],
          [320, 60],
          [320, 240],
        ],
        { width: 4 },
      ),
      line(
        [
          [134, 184],
          [326, 184],
        ],
        { width: 6 },
      ),
      label([230, 122], 'film', { halo: 'none' }),
      rope([230, 184], [230, 250]),
      block([230, 300], [50, 50], '*m*'),
      dimension([140, 38], [320, 38], { label: '10 cm', side: 'above' }),
    ),
  'psl-0093': () =>
    figure(
      { height: 320 },
      rectangle([220, 100], [300, 100], { fill: tint.yellow, colour: 'none' }),
      rectangle([220, 215], [300, 130], { fill: tint.blue, colour: 'none' }),
      line(
        [
          [70, 30],
          [70, 280],
          [370, 280],
          [370, 30],
        ],
        { width: 4 },
      ),
      rectangle([220, 162], [120, 120], { fill: tint.grey }),
      guide([160, 150], [280, 150]),
      label([110, 100], 'oil', { halo: 'none' }),
      label([110, 240], 'water', { halo: 'none' }),
      dimension([310, 102], [310, 150], { label: '4 cm', side: 'right' }),
      dimension([310, 150], [310, 222], { label: '6 cm', side: 'right' }),
    ),
  'psl-0098': () =>
    figure(
      { height: 300 },
      path('M20 110H220L330 40H460V84H346L282 134L346 216H460V256H326L220 170H20Z', {
        fill: tint.blue,
        colour: 'none',
      }),
      path('M20 110H220L330 40H460M460 84H346L282 134L346 216H460M460 256H326L220 170H20'),
      label([110, 92], '12 cm^2', { halo: 'none' }),
      arrow([40, 140], [130, 140]),
      label([134, 140], '2.0 m s^{-1}', { anchor: 'start', halo: 'none' }),
      label([398, 24], '4.0 cm^2', { halo: 'none' }),
      arrow([350, 62], [440, 62]),
      label([398, 104], '3.0 m s^{-1}', { halo: 'none' }),
      label([398, 200], '3.0 cm^2', { halo: 'none' }),
      label([398, 236], 'X', { halo: 'none' }),
    ),
}
