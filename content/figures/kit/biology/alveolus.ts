import { label } from '../basics/label.ts'
import { paper, tint } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { ellipse } from '../basics/shapes.ts'
import { path } from '../basics/smooth.ts'
import { type Outline, outline } from './outline.ts'

export type AlveolusPlace = 'cavity' | 'alveolarWall' | 'basement' | 'capillaryWall' | 'redCell' | 'plasma'

const wall = 'M-46 -118V-78C-128 -66 -138 44 -66 74C0 100 96 66 96 -8C96 -54 50 -84 6 -80V-118'
const capillary = 'M-118 92C-60 126 50 126 122 82'

/** An alveolus with its air cavity and a capillary below, about 300 by 250; with names only if requested. */
export const alveolus = (middle: Point, scale = 1, cavity = ''): Outline<AlveolusPlace> =>
  outline(
    middle,
    scale,
    {
      cavity: [-16, -10],
      alveolarWall: [-106, 24],
      basement: [-30, 92],
      capillaryWall: [96, 72],
      redCell: [-8, 114],
      plasma: [48, 108],
    },
    path(wall, { width: 13 }),
    path(wall, { width: 9, colour: tint.yellow }),
    path(capillary, { width: 42 }),
    path(capillary, { width: 36, colour: tint.red }),
    path(capillary, { width: 30, colour: paper }),
    [
      [-78, 106],
      [-16, 121],
      [116, 88],
    ].map(([x = 0, y = 0]) => ellipse([x, y], [17, 9], { fill: tint.red })),
    cavity === '' ? '' : label([-16, -10], cavity),
  )
