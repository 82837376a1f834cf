import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { blue, grey, red, tint } from '../kit/basics/palette.ts'
import { type Point, plus } from '../kit/basics/point.ts'
import { circle, dot, line, rectangle } from '../kit/basics/shapes.ts'
import { axes } from '../kit/graphs/axes.ts'
import { trace } from '../kit/graphs/curves.ts'
import { plotLabel } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'
import { screwGauge, vernier } from '../kit/mechanics/instruments.ts'

/** Callipers with ten vernier divisions; the arrow points at the vernier mark that is in line. */
function callipers(top: number, zero: number, inLine: number, name: string) {
  const [left, length, divisions] = [50, 380, 14]
  const x = left + ((zero + inLine * 0.9) * length) / divisions
  return [
    vernier({
      at: [left, top],
      length,
      first: 0,
      divisions,
      perNumber: 10,
      zero,
      vernier: [10, 9],
      unit: 'cm',
    }),
    arrow([x, top + 4], [x, top + 40], { colour: red }),
    label([12, top - 14], name, { side: 'right', gap: 2 }),
  ]
}

export const figures: Figures = {
  'uni-0042': () => figure({ height: 356 }, callipers(34, -0.3, 7, 'P'), callipers(208, 3.5, 5, 'Q')),
  'uni-0049': () =>
    figure(
      { height: 230 },
      label([30, 22], 'P', { side: 'right' }),
      label([256, 22], 'Q', { side: 'right' }),
      screwGauge([40, 125], { sleeve: 0, reading: 4, divisions: 50 }),
      screwGauge([266, 125], { sleeve: 1, reading: 2, divisions: 50 }),
    ),
  'uni-0036': () => {
    const graph = plot({
      x: { to: 50, step: 10, label: '*F* (N)' },
      y: { to: 5, step: 1, label: '*e* (mm)' },
    })
    return figure(
      { height: 320 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [40, 4],
      ]),
      [4.6, 3.4].map((end) =>
        trace(
          graph,
          [
            [0, 0],
            [40, end],
          ],
          { dashed: true },
        ),
      ),
      [4.6, 4, 3.4].map((end) => plotLabel(graph, 40, end, `${end.toFixed(1)} mm`, { side: 'right' })),
    )
  },
  'uni-0038': () => {
    const [left, top, length, divisions, zero] = [40, 40, 400, 23, 2.55]
    const inLine = left + ((zero + 11 * 0.95) * length) / divisions
    return figure(
      { height: 220 },
      vernier({
        at: [left, top],
        length,
        first: 0,
        divisions,
        perNumber: 10,
        zero,
        vernier: [20, 19],
        unit: 'cm',
      }),
      arrow([inLine, top + 160], [inLine, top + 74], { colour: red }),
      label([inLine, top + 160], 'in line', { side: 'right', colour: red }),
    )
  },
  'uni-0060': () =>
    figure({ height: 230 }, screwGauge([60, 115], { sleeve: 6, reading: 43, divisions: 100 })),
  'uni-0061': () => {
    const at = (centimetres: number): number => 30 + centimetres * 60
    const tall = (mark: number): number => (mark % 10 === 0 ? 24 : mark % 5 === 0 ? 18 : 11)
    return figure(
      { height: 170 },
      rectangle([at(3.5), 110], [440, 80], { fill: tint.yellow }),
      Array.from({ length: 71 }, (_, mark) =>
        line(
          [
            [at(mark / 10), 70],
            [at(mark / 10), 70 + tall(mark)],
          ],
          { width: 1.5 },
        ),
      ),
      Array.from({ length: 8 }, (_, number) => label([at(number), 112], String(number), { halo: 'none' })),
      label([at(6.5), 134], 'cm', { halo: 'none' }),
      rectangle([at(3.45), 54], [at(5.7) - at(1.2), 28], { fill: tint.blue }),
    )
  },
  'uni-0062': () => {
    const close: readonly Point[] = [
      [0, 0],
      [9, 4],
      [-7, 7],
      [3, -9],
      [-8, -5],
    ]
    const wide: readonly Point[] = [
      [30, 12],
      [-24, 26],
      [8, -38],
      [-36, -14],
      [2, 34],
    ]
    const shifted = (places: readonly Point[], share: number, by: Point): Point[] =>
      places.map(([x, y]) => [x * share + by[0], y * share + by[1]])
    const readings: readonly (readonly Point[])[] = [
      shifted(close, 1, [34, -30]),
      wide,
      close,
      shifted(wide, 0.7, [-34, 22]),
    ]
    return figure(
      { height: 340 },
      readings.map((places, index) => {
        const middle: Point = [130 + 220 * (index % 2), 88 + 164 * Math.floor(index / 2)]
        return [
          [70, 46, 22].map((radius) => circle(middle, radius, { colour: grey })),
          label(plus(middle, [-84, -54]), 'PQRS'[index] ?? ''),
          places.map((place) => dot(plus(middle, place), blue, 5)),
        ]
      }),
    )
  },
}
