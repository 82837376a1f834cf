import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { dimension, guide } from '../../kit/basics/measure.ts'
import { blue, red, tint } from '../../kit/basics/palette.ts'
import type { Point } from '../../kit/basics/point.ts'
import { circle } from '../../kit/basics/shapes.ts'
import { alveolus } from '../../kit/biology/alveolus.ts'
import { heart } from '../../kit/biology/heart.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { curve } from '../../kit/graphs/curves.ts'
import { plotPoint } from '../../kit/graphs/marks.ts'
import { plot } from '../../kit/graphs/plot.ts'

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

/** Two quiet breaths, then as deep in and as far out as possible. */
const deepBreath = (time: number) => {
  if (time < 4) return 2600 - 300 * Math.cos(time * Math.PI)
  if (time < 6.5) return 2300 + 1750 * (1 - Math.cos(((time - 4) / 2.5) * Math.PI))
  if (time < 9.5) return 1200 + 2300 * (1 + Math.cos(((time - 6.5) / 3) * Math.PI))
  return 1200 + 550 * (1 - Math.cos(((time - 9.5) / 1.5) * Math.PI))
}

export const breathingAndBlood: Figures = {
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
  /** Four capacities beside a record of breathing, over the air that never leaves. */
  'hum-0030': () => {
    const lungs = plot({
      x: { to: 20, label: 'time' },
      y: { to: 6400, marks: [[0, '0']], label: 'air in the lungs' },
      box: { left: 48, top: 44, right: 448, bottom: 290 },
    })
    const bracket = (time: number, from: number, to: number, name: string) => [
      dimension(lungs.at(time, from), lungs.at(time, to), ''),
      label(lungs.at(time, to), name, { side: 'above', gap: 8, bold: true }),
    ]
    const level = (value: number, from: number) => guide(lungs.at(from, value), lungs.at(20, value))
    return figure(
      { height: 330 },
      level(5800, 5),
      level(2900, 3),
      level(2300, 4),
      level(1200, 8),
      axes(lungs),
      curve(lungs, deepBreath, { to: 11 }),
      bracket(12, 1200, 5800, 'P'),
      bracket(14.2, 2300, 5800, 'Q'),
      bracket(16.4, 0, 5800, 'R'),
      bracket(18.6, 1200, 2900, 'S'),
    )
  },

  /** Oxygen and carbon dioxide in four samples. */
  'hum-0014': () => {
    const gases = plot({
      x: { to: 174, step: 20, label: '*p*O_2 (mmHg)' },
      y: { to: 54, step: 10, label: '*p*CO_2 (mmHg)' },
    })
    return figure(
      { height: 300 },
      axes(gases, { grid: true }),
      plotPoint(gases, 159, 0.3, { label: 'P', side: 'above', bold: true }),
      plotPoint(gases, 104, 40, { label: 'Q', side: 'right', bold: true }),
      plotPoint(gases, 40, 45, { label: 'R', side: 'right', bold: true }),
      plotPoint(gases, 95, 40, { label: 'S', side: 'left', bold: true }),
    )
  },
}
