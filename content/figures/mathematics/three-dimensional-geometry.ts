import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { guide } from '../kit/basics/measure.ts'
import { blue, grey, red } from '../kit/basics/palette.ts'
import { between, type Point } from '../kit/basics/point.ts'
import { dot, line } from '../kit/basics/shapes.ts'

type Corner = readonly [right: number, back: number, up: number]

/** A box in parallel projection, with edges of these lengths in pixels; hidden edges are dashed. */
function box([width, depth, height]: Corner, origin: Point) {
  const at = (right: number, back: number, up: number): Point => [
    origin[0] + width * right + depth * 0.8 * back,
    origin[1] - height * up - depth * 0.6 * back,
  ]
  const hidden = { colour: grey, dashed: true }
  const part = [
    line([at(0, 0, 0), at(1, 0, 0), at(1, 1, 0)]),
    line([at(0, 0, 0), at(0, 0, 1), at(1, 0, 1), at(1, 0, 0)]),
    line([at(0, 0, 1), at(0, 1, 1), at(1, 1, 1), at(1, 0, 1)]),
    line([at(1, 1, 0), at(1, 1, 1)]),
    line([at(0, 0, 0), at(0, 1, 0), at(1, 1, 0)], hidden),
    line([at(0, 1, 0), at(0, 1, 1)], hidden),
  ]
  return { at, part }
}

/** The three axes in parallel projection: y to the right, x towards the reader, z up. */
const space =
  ([left, bottom]: Point, [right, aside, down, rise]: readonly [number, number, number, number]) =>
  (x: number, y: number, z: number): Point => [left + right * y + aside * x, bottom + down * x - rise * z]

export const figures: Figures = {
  'tdg-0001': () => {
    const at = space([270, 230], [22, -11, 9, 15])
    const [o, p] = [at(0, 0, 0), at(3, -4, 12)]
    const edge = { colour: grey, dashed: true }
    return figure(
      { height: 300 },
      arrow(at(-1, 0, 0), at(5, 0, 0), { label: { label: '*x*', side: 'below' } }),
      arrow(at(0, -6, 0), at(0, 4, 0), { label: { label: '*y*', side: 'below' } }),
      arrow(o, at(0, 0, 14), { label: { label: '*z*', side: 'right' } }),
      line([at(3, 0, 0), at(3, -4, 0), at(0, -4, 0)], edge),
      line([at(3, -4, 0), p], edge),
      line([at(3, -4, 12), at(0, -4, 12), at(0, 0, 12), at(3, 0, 12), p], edge),
      line([at(0, -4, 0), at(0, -4, 12)], edge),
      line([at(3, 0, 0), at(3, 0, 12)], edge),
      dot(p, red, 5),
      label(p, '*P*', { side: 'left', gap: 10, colour: red }),
      label(at(1.5, 0, 0), '3', { side: 'right', gap: 9 }),
      label(at(3, -2, 0), '4', { side: 'below' }),
      label(at(3, -4, 6), '12', { side: 'left' }),
    )
  },
  'tdg-0038': () => {
    const at = space([170, 200], [56, -34, 26, 50])
    const foot = at(2, 3, 0)
    return figure(
      { height: 310 },
      arrow(at(0, 0, 0), at(3.6, 0, 0), { label: { label: '*x*', side: 'left' } }),
      arrow(at(0, 0, 0), at(0, 4.6, 0), { label: { label: '*y*', side: 'below' } }),
      arrow(at(0, 0, 0), at(0, 0, 3.5), { label: { label: '*z*', side: 'left' } }),
      guide(at(2, 0, 0), foot, at(0, 3, 0)),
      line([at(2, 3, -0.6), at(2, 3, 4)], { colour: blue, width: 3 }),
      label(at(2, 3, 4), '*l*', { side: 'right', colour: blue }),
      [at(2, 0, 0), at(0, 3, 0), foot].map((point) => dot(point)),
      label(at(2, 0, 0), '2', { side: 'left', gap: 9 }),
      label(at(0, 3, 0), '3', { side: 'above' }),
      label(at(0, 0, 0), 'O', { side: 'left', gap: 9 }),
    )
  },
  'tdg-0005': () => {
    const { at, part } = box([180, 120, 200], [110, 290])
    return figure(
      { height: 340 },
      part,
      line([at(0, 0, 0.5), at(1, 1, 1)], { colour: blue, width: 3, dashed: true }),
      dot(at(0, 0, 0.5)),
      dot(at(1, 1, 1)),
      label(at(0, 0, 0), 'O', { side: 'below-left', gap: 6 }),
      label(at(0, 0, 0.5), 'M', { side: 'left', gap: 10 }),
      label(at(1, 1, 1), 'G', { side: 'right', gap: 8 }),
      label(at(0.5, 0, 0), '6', { side: 'below', gap: 6 }),
      label(between(at(1, 0, 0), at(1, 1, 0)), '4', { side: 'below-right', gap: 4 }),
      label(at(1, 1, 0.5), '8', { side: 'right', gap: 8 }),
    )
  },
  'tdg-0034': () => {
    const { at, part } = box([100, 160, 145], [150, 285])
    return figure(
      { height: 340 },
      part,
      line([at(0, 0, 0), at(1, 1, 1)], { colour: blue, width: 3 }),
      line([at(1, 0, 0), at(0, 1, 1)], { colour: red, width: 3, dashed: true }),
      label(at(0, 0, 0), 'O', { side: 'left', gap: 8 }),
      label(at(1, 0, 0), 'A', { side: 'right', gap: 10 }),
      label(at(1, 1, 1), 'G', { side: 'right', gap: 8 }),
      label(at(0, 1, 1), 'F', { side: 'above', gap: 6 }),
      label(at(0.5, 0, 0), '1', { side: 'below', gap: 6 }),
      label(between(at(1, 0, 0), at(1, 1, 0), 0.6), '2', { side: 'below-right', gap: 4 }),
      label(at(1, 1, 0.5), '2', { side: 'right', gap: 8 }),
    )
  },
  'tdg-0045': () => {
    const { at, part } = box([170, 110, 170], [120, 270])
    return figure(
      { height: 320 },
      part,
      line([at(0, 0, 0), at(1, 1, 1)], { colour: blue, width: 3 }),
      line([at(1, 0, 0), at(1, 0, 1)], { colour: red, width: 3 }),
      label(at(0, 0, 0), 'O', { side: 'left', gap: 8 }),
      label(at(1, 0, 0), 'A', { side: 'below-right', gap: 6 }),
      label(at(1, 0, 1), 'E', { side: 'above-left', gap: 6 }),
      label(at(1, 1, 1), 'G', { side: 'right', gap: 8 }),
      label(at(0.5, 0, 0), '6', { side: 'below', gap: 6 }),
    )
  },
}
