import { arrow } from '../../kit/basics/arrow.ts'
import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { ink, red, tint } from '../../kit/basics/palette.ts'
import { line, rectangle } from '../../kit/basics/shapes.ts'
import { path } from '../../kit/basics/smooth.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { curve } from '../../kit/graphs/curves.ts'
import { bars } from '../../kit/graphs/marks.ts'
import { panelBoxes, plot } from '../../kit/graphs/plot.ts'
import { surface } from '../../kit/mechanics/surfaces.ts'

export const growth: Figures = {
  'pla-0081': () => {
    const hairs = [52, 70, 88, 106].flatMap((y) => [
      path(`M200 ${y}q-30 -4 -52 6`, { width: 1.5 }),
      path(`M280 ${y}q30 -4 52 6`, { width: 1.5 }),
    ])
    const rows = [0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3, 4].map((column) =>
        rectangle([208 + column * 16, 212 + row * 13], [16, 13], { fill: tint.green, width: 1.5 }),
      ),
    )
    const zone = (top: number, bottom: number, name: string) => [
      line([
        [366, top + 3],
        [376, top + 3],
        [376, bottom - 3],
        [366, bottom - 3],
      ]),
      label([376, (top + bottom) / 2], name, { side: 'right', gap: 10, bold: true }),
    ]
    return figure(
      { height: 330 },
      path('M200 208H280V250C280 282 258 294 240 294C222 294 200 282 200 250Z', { fill: tint.green }),
      path('M200 24V250C200 282 222 294 240 294C258 294 280 282 280 250V24'),
      hairs,
      rows,
      path(
        'M200 250C200 282 222 294 240 294C258 294 280 282 280 250L288 238C293 292 264 318 240 318C216 318 187 292 192 238Z',
        { fill: tint.yellow },
      ),
      zone(24, 118, '1'),
      zone(118, 202, '2'),
      zone(202, 268, '3'),
      zone(268, 314, '4'),
    )
  },

  'pla-0084': () => {
    const graph = plot({
      x: { to: 4, names: ['X start', 'X later', 'Y start', 'Y later'] },
      y: { to: 60, step: 10, label: 'leaf area (cm^2)' },
    })
    return figure({ height: 300 }, axes(graph, { grid: true }), bars(graph, [10, 20, 40, 60]))
  },

  'pla-0090': () => {
    const shapes = [
      () => 0.6,
      (x: number) => 0.9 / (1 + Math.exp(-12 * (x - 0.45))),
      (x: number) => 0.04 + 0.86 * Math.exp(-((x - 0.5) ** 2) / 0.03),
      (x: number) => 0.9 * (1 - x),
    ]
    return figure(
      { height: 320 },
      panelBoxes(2, 2, [480, 320]).map((box, index) => {
        const small = plot({ x: { to: 1, label: 'time' }, y: { to: 1, label: 'rate' }, box })
        const name = ['P', 'Q', 'R', 'S'][index] ?? ''
        return [
          axes(small),
          curve(small, shapes[index] ?? Math.abs),
          label([box.right - 6, box.top - 12], name, { bold: true }),
        ]
      }),
    )
  },

  'pla-0105': () => {
    const floor = 250
    const seedling = (x: number, top = 110) =>
      top > 110
        ? path(`M${x - 12} ${floor}V${top}H${x + 12}V${floor}`, { fill: tint.green })
        : path(`M${x - 12} ${floor}V130Q${x - 12} 96 ${x} 96Q${x + 12} 96 ${x + 12} 130V${floor}`, {
            fill: tint.green,
          })
    const rays = [110, 150, 190].map((y) => arrow([464, y], [404, y], { colour: red }))
    return figure(
      { height: 320 },
      surface([20, floor], [400, floor]),
      seedling(60),
      path('M44 144V122Q44 86 60 86Q76 86 76 122V144', { colour: ink }),
      seedling(150),
      rectangle([150, 202], [34, 96], { fill: ink }),
      seedling(240),
      path('M224 144V122Q224 86 240 86Q256 86 256 122V144Z', { fill: ink }),
      seedling(330, 138),
      rays,
      label([432, 78], 'light', { colour: red }),
      [60, 150, 240, 330].map((x, index) =>
        label([x, 294], ['P', 'Q', 'R', 'S'][index] ?? '', { bold: true }),
      ),
    )
  },

  'pla-0106': () => {
    const graph = plot({
      x: { to: 4, names: ['water', 'GA', 'ABA', 'GA + ABA'] },
      y: { to: 100, step: 10, label: 'seeds germinated (%)' },
    })
    return figure({ height: 300 }, axes(graph, { grid: true }), bars(graph, [20, 80, 10, 30]))
  },
}
