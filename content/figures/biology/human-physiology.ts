import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { blue, red, tickSize, tint } from '../kit/basics/palette.ts'
import type { Point } from '../kit/basics/point.ts'
import { circle, line } from '../kit/basics/shapes.ts'
import { alveolus } from '../kit/biology/alveolus.ts'
import { heart } from '../kit/biology/heart.ts'
import { nephron } from '../kit/biology/nephron.ts'
import { pointer } from '../kit/diagrams/pointers.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { plotPoint } from '../kit/graphs/marks.ts'
import { panelBoxes, plot } from '../kit/graphs/plot.ts'

/** A drop of blood on a slide: red cells in clumps or spread evenly. */
const bloodDrop = ([x, y]: Point, serum: string, clumped: boolean) => {
  const spread: Point[] = [
    [-38, -14],
    [-20, -32],
    [4, -22],
    [26, -34],
    [42, -10],
    [-22, 6],
    [2, 12],
    [24, 4],
    [-40, 22],
    [-14, 36],
    [14, 38],
    [38, 26],
  ]
  const clumps: Point[] = [
    [-32, -24],
    [-23, -30],
    [-22, -19],
    [-31, -13],
    [26, -10],
    [35, -16],
    [36, -5],
    [27, 1],
    [-10, 28],
    [-1, 22],
    [0, 33],
    [9, 28],
  ]
  const cells = clumped ? clumps : spread
  return [
    circle([x, y], 62, { fill: tint.yellow }),
    cells.map(([dx, dy]) => circle([x + dx, y + dy], 7, { fill: red, width: 1.5 })),
    label([x, y + 78], serum, { side: 'below' }),
  ]
}

const bump = (x: number, at: number, wide: number) => Math.exp(-(((x - at) / wide) ** 2))

export const figures: Figures = {
  'hum-0012': () => {
    const lungs = plot({
      x: { to: 20, label: 'time' },
      y: {
        to: 6400,
        marks: [
          [1200, '1200'],
          [2300, '2300'],
          [2800, '2800'],
          [5800, '5800'],
        ],
        label: 'air in the lungs (mL)',
      },
      box: { left: 84, top: 44, right: 448, bottom: 290 },
    })
    const breath = (time: number) =>
      time < 8
        ? 2550 - 250 * Math.cos((time / 4) * 2 * Math.PI)
        : time < 11
          ? 2300 + 1750 * (1 - Math.cos(((time - 8) / 3) * Math.PI))
          : time < 15
            ? 1200 + 2300 * (1 + Math.cos(((time - 11) / 4) * Math.PI))
            : time < 17
              ? 1200 + 550 * (1 - Math.cos(((time - 15) / 2) * Math.PI))
              : 2300
    return figure({ height: 330 }, axes(lungs, { grid: true }), curve(lungs, breath, { to: 19 }))
  },

  'hum-0015': () => {
    const ticks = (values: number[]) => values.map((value) => [value, String(value)] as const)
    const blood = plot({
      x: { to: 106, marks: ticks([20, 40, 60, 80, 95]), label: '*p*O_2 (mmHg)' },
      y: { to: 104, marks: ticks([0, 25, 55, 75, 95]), label: 'saturation (%)' },
      box: { left: 72, top: 44, right: 448, bottom: 280 },
    })
    const hill = (half: number, power: number) => (x: number) =>
      100 / (1 + (half / Math.max(x, 0.01)) ** power)
    return figure(
      { height: 340 },
      axes(blood, { grid: true }),
      curve(blood, hill(23.9, 2.134)),
      curve(blood, hill(37.02, 2.5915), { colour: red, dashed: true }),
      label(blood.at(24, 62), 'at rest', { side: 'left', colour: blue }),
      label(blood.at(52, 62), 'hard-working\nmuscle', { side: 'right', colour: red }),
    )
  },

  'hum-0034': () =>
    figure(
      { height: 210 },
      bloodDrop([90, 88], 'anti-A', true),
      bloodDrop([240, 88], 'anti-B', false),
      bloodDrop([390, 88], 'anti-Rh', false),
    ),

  'hum-0024': () => {
    const sac = alveolus([240, 150])
    return figure(
      { height: 310 },
      sac,
      pointer(sac.at.alveolarWall, [70, 120], '3'),
      pointer(sac.at.basement, [200, 170], '4'),
      pointer(sac.at.redCell, [250, 290], '2'),
      pointer(sac.at.capillaryWall, [410, 190], '1'),
    )
  },

  'hum-0052': () => {
    const organ = heart([240, 160], 1.1)
    return figure(
      { height: 320 },
      organ,
      pointer(organ.at.tricuspid, [60, 200], '1'),
      pointer(organ.at.bicuspid, [420, 200], '2'),
      pointer(organ.at.pulmonaryArtery, [60, 80], '3'),
      pointer(organ.at.aorta, [420, 50], '4'),
    )
  },

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
