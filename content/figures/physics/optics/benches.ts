import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { dimension, guide } from '../../kit/basics/measure.ts'
import { blue, red, tint } from '../../kit/basics/palette.ts'
import { arcPoints, type Point } from '../../kit/basics/point.ts'
import { dot, line, rectangle } from '../../kit/basics/shapes.ts'
import { surface } from '../../kit/mechanics/surfaces.ts'
import { lens } from '../../kit/optics/lens.ts'
import { curvedMirror } from '../../kit/optics/mirror.ts'
import { principalAxis, uprightArrow } from '../../kit/optics/rays.ts'

/** A plane mirror; the hatched side, on the right of its direction, is silvered. */
const silvered = (from: Point, to: Point): string => surface(to, from)

export const benches: Figures = {
  'opt-0018': () => {
    const axis = 150
    return figure(
      { height: 310 },
      principalAxis(axis),
      uprightArrow([60, axis], [60, axis - 60], 'needle'),
      curvedMirror([375, axis], 'convex', { radius: 240, height: 190 }),
      silvered([270, axis + 4], [270, axis + 95]),
      label([258, axis + 66], 'plane mirror', { side: 'left' }),
      label([410, axis - 86], 'convex\nmirror', { side: 'right', gap: 0 }),
      dimension([60, 276], [270, 276], { label: '20 cm', side: 'above' }),
      dimension([60, 34], [375, 34], { label: '30 cm', side: 'below' }),
    )
  },
  'opt-0033': () => {
    const axis = 140
    return figure(
      { height: 290 },
      principalAxis(axis),
      lens([180, axis], 'convex', 160),
      lens([410, axis], 'concave', 120),
      uprightArrow([42, axis], [42, axis - 44], 'object'),
      label([180, 46], 'focal length\n20 cm', { side: 'above', gap: -6 }),
      label([410, 62], '20 cm', { side: 'above', gap: 4 }),
      dimension([42, 250], [180, 250], { label: '30 cm', side: 'below' }),
      dimension([180, 250], [410, 250], { label: '50 cm', side: 'below' }),
    )
  },
  'opt-0090': () => {
    const [axis, bottom] = [230, 310]
    const arc = arcPoints([axis, 110], [190, 190], 245, 295)
    return figure(
      { height: 350 },
      rectangle([axis, 252], [280, 116], { fill: tint.blue, colour: 'none' }),
      line(
        [
          [90, 160],
          [90, bottom],
          [370, bottom],
          [370, 160],
        ],
        { width: 3 },
      ),
      line(
        [
          [90, 194],
          [370, 194],
        ],
        { colour: blue },
      ),
      guide([axis, 24], [axis, 300]),
      line(arc, { width: 3 }),
      arc
        .filter((_, index) => index % 2 === 0)
        .map((at) => line([at, [at[0] - 5, at[1] + 8]], { width: 1.5 })),
      dot([axis, 35], red, 6),
      label([axis, 35], 'lamp', { side: 'left', gap: 12 }),
      dimension([452, 35], [452, 194], { label: '30 cm', side: 'left' }),
      dimension([452, 194], [452, 300], { label: '20 cm', side: 'left', gap: 7 }),
      label([130, 216], 'water', { halo: 'none' }),
    )
  },
  'opt-0093': () => {
    const axis = 130
    return figure(
      { height: 290 },
      principalAxis(axis),
      rectangle([205, axis], [90, 130], { fill: tint.green }),
      label([205, axis - 28], '*n* = 1.50', { halo: 'none' }),
      lens([370, axis], 'convex', 180),
      uprightArrow([70, axis], [70, axis - 50], 'pin'),
      label([370, 30], '*f* = 20 cm', { side: 'above', gap: -4 }),
      dimension([160, 212], [250, 212], { label: '9.0 cm', side: 'below' }),
      dimension([70, 252], [370, 252], { label: '30 cm', side: 'below' }),
    )
  },
}
