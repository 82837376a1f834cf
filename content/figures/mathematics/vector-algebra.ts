import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { blue, red, tint } from '../kit/basics/palette.ts'
import { between, type Point, polar } from '../kit/basics/point.ts'
import { dot, line, polygon } from '../kit/basics/shapes.ts'

export const figures: Figures = {
  'vec-0006': () => {
    const [left, middle, unit] = [50, 130, 54]
    const at = (x: number, y: number): Point => [left + x * unit, middle - y * unit]
    const [across, up] = [
      [0, 1, 2, 3, 4, 5, 6, 7],
      [-1, 0, 1],
    ]
    return figure(
      { height: 230 },
      across.map((n) => line([at(n, -1), at(n, 1)], { colour: tint.grey, width: 1.5 })),
      up.map((n) => line([at(0, n), at(7, n)], { colour: tint.grey, width: 1.5 })),
      arrow(at(0, 0), at(7, -1), { label: { label: '*c*', side: 'below' } }),
      arrow(at(0, 0), at(2, 1), { colour: blue, width: 3, label: { label: '*a*', side: 'above' } }),
      arrow(at(0, 0), at(1, -1), { colour: red, width: 3, label: { label: '*b*', side: 'below' } }),
      dot(at(0, 0)),
      label(at(0, 0), 'O', { side: 'left', gap: 10 }),
    )
  },
  'vec-0041': () => {
    const [a, b, c]: [Point, Point, Point] = [
      [60, 280],
      [420, 280],
      [210, 50],
    ]
    const [d, e] = [between(a, b), between(a, c, 1 / 3)]
    const p: Point = [d[0] + e[0] - a[0], d[1] + e[1] - a[1]]
    return figure(
      { height: 320 },
      polygon([p, b, c], { fill: tint.yellow, colour: 'none' }),
      polygon([a, b, c]),
      line([d, p, e], { colour: blue, dashed: true }),
      line([b, p, c], { colour: red }),
      [d, e, p].map((at) => dot(at)),
      label(a, 'A', { side: 'left', gap: 9 }),
      label(b, 'B', { side: 'right', gap: 9 }),
      label(c, 'C', { side: 'above' }),
      label(d, 'D', { side: 'above-left' }),
      label(e, 'E', { side: 'left', gap: 9 }),
      label([p[0] - 17, p[1] + 16], 'P'),
      label(between(a, d), '*s*', { side: 'below' }),
      label(between(d, b), '*s*', { side: 'below' }),
      label(between(a, e), '*t*', { side: 'left', gap: 10 }),
      label(between(e, c), '2*t*', { side: 'left', gap: 10 }),
    )
  },
  'vec-0007': () => {
    const [left, bottom, unit] = [120, 260, 60]
    const at = (x: number, y: number): Point => [left + x * unit, bottom - y * unit]
    const marks = [0, 1, 2, 3, 4]
    return figure(
      { height: 280 },
      marks.map((n) => [
        line([at(n, 0), at(n, 4)], { colour: tint.grey, width: 1.5 }),
        line([at(0, n), at(4, n)], { colour: tint.grey, width: 1.5 }),
      ]),
      arrow(at(0, 0), at(3, 1), { colour: blue, label: '*a*' }),
      arrow(at(0, 0), at(1, 3), { colour: red, label: '*b*' }),
    )
  },
  'vec-0009': () => {
    const corners = [240, 300, 0, 60, 120, 180].map((degrees) => polar([240, 160], degrees, 120))
    const sides = ['below-left', 'below-right', 'right', 'above-right', 'above-left', 'left'] as const
    const [a, b, c] = corners
    if (!a || !b || !c) return ''
    return figure(
      { height: 320 },
      polygon(corners),
      arrow(a, b, { colour: blue, width: 3 }),
      label(between(a, b), '*a*', { side: 'below', colour: blue }),
      arrow(b, c, { colour: red, width: 3 }),
      label(between(b, c), '*b*', { side: 'below-right', colour: red }),
      corners.map((at, index) => label(at, 'ABCDEF'[index] ?? '', { side: sides[index], gap: 8 })),
    )
  },
  'vec-0013': () => {
    const [o, a, b]: [Point, Point, Point] = [
      [60, 250],
      [420, 250],
      [180, 40],
    ]
    const p = between(o, a, 2 / 3)
    const q = between(o, b, 1 / 2)
    const r = between(a, q, 1 / 2)
    return figure(
      { height: 300 },
      polygon([o, a, b]),
      line([a, q]),
      line([b, p]),
      [p, q, r].map((at) => dot(at)),
      label(o, 'O', { side: 'left', gap: 8 }),
      label(a, 'A', { side: 'right', gap: 8 }),
      label(b, 'B', { side: 'above', gap: 8 }),
      label(p, 'P', { side: 'below', gap: 8 }),
      label(q, 'Q', { side: 'left', gap: 10 }),
      label(r, 'R', { side: 'above-right', gap: 8 }),
    )
  },
  'vec-0043': () => {
    const at = (x: number, y: number, z: number): Point => [110 + 170 * x + 80 * y, 270 - 170 * z - 60 * y]
    const hidden = { colour: '#7f8696', dashed: true }
    return figure(
      { height: 310 },
      line([at(0, 0, 0), at(1, 0, 0), at(1, 1, 0)]),
      line([at(0, 0, 0), at(0, 0, 1), at(1, 0, 1), at(1, 0, 0)]),
      line([at(0, 0, 1), at(0, 1, 1), at(1, 1, 1), at(1, 0, 1)]),
      line([at(1, 1, 0), at(1, 1, 1)]),
      line([at(0, 0, 0), at(0, 1, 0), at(1, 1, 0)], hidden),
      line([at(0, 1, 0), at(0, 1, 1)], hidden),
      arrow(at(0, 0, 0), at(1, 1, 0), { colour: blue, width: 3 }),
      arrow(at(0, 0, 0), at(1, 1, 1), { colour: red, width: 3 }),
      label(at(0.78, 0.78, 0), '*f*', { side: 'below-right', colour: blue, gap: 4 }),
      label(at(0.5, 0.5, 0.5), '*d*', { side: 'above-left', colour: red, gap: 4 }),
      label(at(0, 0, 0), 'O', { side: 'below-left', gap: 6 }),
    )
  },
}
