import { arrow } from '../../kit/basics/arrow.ts'
import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { blue, red, tickSize, tint } from '../../kit/basics/palette.ts'
import type { Point } from '../../kit/basics/point.ts'
import { line } from '../../kit/basics/shapes.ts'
import { nephron } from '../../kit/biology/nephron.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { trace } from '../../kit/graphs/curves.ts'
import { plotPoint } from '../../kit/graphs/marks.ts'
import { panelBoxes, plot } from '../../kit/graphs/plot.ts'
import { bump } from './bump.ts'

export const circulationAndExcretion: Figures = {
  'hum-0053': () => {
    const strip = plot({
      x: { to: 2, step: 0.25, label: 'time (s)' },
      y: { from: -0.4, to: 1.3 },
      box: { left: 40, top: 36, right: 440, bottom: 200 },
    })
    const beat = (t: number) =>
      0.14 * bump(t, -0.14, 0.03) -
      0.12 * bump(t, -0.024, 0.01) +
      1.1 * bump(t, 0, 0.012) -
      0.2 * bump(t, 0.026, 0.011) +
      0.24 * bump(t, 0.24, 0.045)
    const times = Array.from({ length: 401 }, (_, index) => index / 200)
    const ecg = times.map((t): Point => [t, beat(t - 0.25) + beat(t - 1) + beat(t - 1.75)])
    return figure(
      { height: 270 },
      times
        .filter((t) => (t * 4) % 1 === 0)
        .map((t) => line([strip.at(t, -0.4), strip.at(t, 1.3)], { colour: tint.grey, width: 1.5 })),
      arrow(strip.at(0, -0.4), strip.at(2.08, -0.4)),
      [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2].map((t) =>
        label(strip.at(t, -0.4), t.toFixed(2), { side: 'below', size: tickSize, gap: 6 }),
      ),
      label([460, 248], 'time (s)', { anchor: 'end' }),
      trace(strip, ecg, { width: 2 }),
    )
  },

  'hum-0056': () => {
    const beat = plot({
      x: { to: 0.8, label: 'time' },
      y: { to: 135, label: 'pressure' },
      box: { left: 60, top: 44, right: 440, bottom: 270 },
    })
    const ventricle: Point[] = [
      [0, 6],
      [0.06, 8],
      [0.12, 10],
      [0.15, 30],
      [0.18, 80],
      [0.23, 112],
      [0.29, 120],
      [0.35, 112],
      [0.4, 96],
      [0.43, 50],
      [0.47, 12],
      [0.53, 5],
      [0.65, 5],
      [0.8, 6],
    ]
    const aorta: Point[] = [
      [0, 84],
      [0.1, 81],
      [0.18, 80],
      [0.23, 106],
      [0.29, 114],
      [0.35, 107],
      [0.4, 96],
      [0.43, 97],
      [0.5, 94],
      [0.65, 88],
      [0.8, 84],
    ]
    return figure(
      { height: 310 },
      trace(beat, aorta, { colour: red, dashed: true, soft: true }),
      trace(beat, ventricle, { soft: true }),
      axes(beat),
      plotPoint(beat, 0.18, 80, { label: 'P', side: 'right' }),
      plotPoint(beat, 0.29, 120, { label: 'R', side: 'above' }),
      plotPoint(beat, 0.4, 96, { label: 'S', side: 'above-right' }),
      plotPoint(beat, 0.65, 5, { label: 'Q', side: 'above' }),
      label(beat.at(0.66, 100), 'aorta', { colour: red }),
      label(beat.at(0.5, 40), 'left ventricle', { colour: blue, side: 'right' }),
    )
  },

  'hum-0074': () => {
    const tubule = nephron([240, 150], 1.05)
    return figure(
      { height: 310 },
      tubule,
      pointer(tubule.at.proximalTubule, [170, 30], 'P'),
      pointer(tubule.at.distalTubule, [290, 24], 'Q'),
      pointer(tubule.at.ascendingLimb, [310, 250], 'R'),
      pointer(tubule.at.descendingLimb, [130, 220], 'S'),
    )
  },

  'hum-0075': () => {
    const shapes: Point[][] = [
      [
        [1, 300],
        [2, 100],
        [3, 1000],
      ],
      [
        [1, 300],
        [2, 1000],
        [3, 120],
      ],
      [
        [1, 300],
        [2, 750],
        [3, 1150],
      ],
      [
        [1, 300],
        [2, 1000],
        [3, 1000],
      ],
    ]
    return figure(
      { height: 350 },
      panelBoxes(2, 2, [480, 350]).map((box, index) => {
        const loop = plot({
          x: {
            to: 3.4,
            marks: [
              [1, '1'],
              [2, '2'],
              [3, '3'],
            ],
          },
          y: { to: 1200 },
          box,
        })
        return [
          axes(loop, { grid: true }),
          trace(loop, shapes[index] ?? []),
          label([box.left + 12, box.top - 14], 'osmolarity', { size: tickSize, anchor: 'start' }),
          label([box.right + 8, box.top - 14], ['P', 'Q', 'R', 'S'][index] ?? '', { bold: true }),
        ]
      }),
    )
  },

  'hum-0081': () => {
    const urine = plot({
      x: { to: 180, step: 30, label: 'time after the drink (min)' },
      y: { to: 14, step: 2, label: 'urine flow (mL min^{-1})' },
    })
    const water: Point[] = [
      [0, 1],
      [15, 2],
      [30, 6],
      [45, 10.5],
      [60, 12],
      [75, 10.5],
      [90, 7.5],
      [110, 4],
      [130, 2],
      [150, 1],
      [180, 1],
    ]
    const saline: Point[] = [
      [0, 1],
      [40, 1.4],
      [80, 1.7],
      [130, 1.5],
      [180, 1.3],
    ]
    return figure(
      { height: 300 },
      axes(urine, { grid: true }),
      trace(urine, water, { soft: true }),
      trace(urine, saline, { soft: true, colour: red, dashed: true }),
      label(urine.at(72, 12), 'water', { side: 'right', colour: blue }),
      label(urine.at(124, 3.4), 'salt solution', { side: 'right', colour: red }),
    )
  },
}
