import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { boldWidth, tint } from '../kit/basics/palette.ts'
import { between, type Point, polar } from '../kit/basics/point.ts'
import { circle, dot, line, polygon, rectangle, ring } from '../kit/basics/shapes.ts'
import { path } from '../kit/basics/smooth.ts'

/** Roads between two towns, each bent by another amount. */
const roads = ([x1, y1]: Point, [x2, y2]: Point, bends: readonly number[]): string[] =>
  bends.map((bend) => path(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + bend} ${x2} ${y2}`))

/** Lines of a grid of unit squares from the upper left corner. */
const grid = ([x, y]: Point, columns: number, rows: number, side: number): string[] => [
  ...Array.from({ length: columns + 1 }, (_, index) =>
    line([
      [x + side * index, y],
      [x + side * index, y + side * rows],
    ]),
  ),
  ...Array.from({ length: rows + 1 }, (_, index) =>
    line([
      [x, y + side * index],
      [x + side * columns, y + side * index],
    ]),
  ),
]

/** So many points at equal distances inside a side. */
const inside = (from: Point, to: Point, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dot(between(from, to, (index + 1) / (count + 1)), undefined, 5))

/** A card for each of these digits, in a row. */
const cards = (digits: string): string[] =>
  digits.split('').flatMap((digit, index): string[] => {
    const at: Point = [240 + 88 * (index - (digits.length - 1) / 2), 80]
    return [rectangle(at, [70, 104], { corner: 8 }), label(at, digit, { bold: true, size: 30 })]
  })

export const figures: Figures = {
  'pmc-0002': () => {
    const [p, q, r]: [Point, Point, Point] = [
      [60, 110],
      [240, 110],
      [420, 110],
    ]
    return figure(
      { height: 260 },
      roads(p, q, [-80, 0, 70]),
      roads(q, r, [-120, -45, 35, 100]),
      roads(p, r, [180, 260]),
      [p, q, r].map((at) => dot(at, undefined, 7)),
      label(p, 'P', { side: 'left', gap: 14 }),
      label(q, 'Q', { side: 'above', gap: 14 }),
      label(r, 'R', { side: 'right', gap: 14 }),
    )
  },
  'pmc-0003': () =>
    figure(
      { height: 260 },
      rectangle([240, 130], [400, 220]),
      line([
        [160, 20],
        [160, 240],
      ]),
      line([
        [320, 20],
        [320, 240],
      ]),
      line([
        [160, 130],
        [320, 130],
      ]),
      label([100, 136], 'P'),
      label([240, 81], 'Q'),
      label([240, 191], 'R'),
      label([380, 136], 'S'),
    ),
  'pmc-0015': () => {
    const at = (x: number, y: number): Point => [90 + 60 * x, 220 - 60 * y]
    return figure(
      { height: 270 },
      grid(at(0, 3), 5, 3, 60),
      [at(0, 0), at(5, 3)].map((point) => dot(point, undefined, 6)),
      ring(at(2, 1)),
      label(at(0, 0), '*A*', { side: 'below-left' }),
      label(at(5, 3), '*B*', { side: 'above-right' }),
      label(at(2, 1), '*P*', { side: 'above-left', gap: 9 }),
    )
  },
  'pmc-0022': () => {
    const [left, right, top]: [Point, Point, Point] = [
      [50, 260],
      [430, 260],
      [190, 30],
    ]
    return figure(
      { height: 290 },
      polygon([left, right, top], { width: boldWidth }),
      inside(left, top, 2),
      inside(top, right, 4),
      inside(left, right, 6),
    )
  },
  'pmc-0025': () => figure({ height: 240 }, grid([100, 15], 4, 3, 70)),

  'pmc-0012': () => figure({ height: 160 }, cards('0257')),
  'pmc-0016': () => figure({ height: 160 }, cards('11223')),
  'pmc-0026': () => {
    const middle: Point = [240, 165]
    return figure(
      { height: 330 },
      circle(middle, 100, { fill: tint.grey }),
      Array.from({ length: 12 }, (_, index) => circle(polar(middle, 30 * index, 126), 15)),
    )
  },
}
