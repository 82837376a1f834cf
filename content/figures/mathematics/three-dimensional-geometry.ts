import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
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

export const figures: Figures = {
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
