import { paper, red, tint } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { path } from '../basics/smooth.ts'
import { type Outline, outline } from './outline.ts'

export type NephronPlace =
  | 'capsule'
  | 'glomerulus'
  | 'afferent'
  | 'efferent'
  | 'proximalTubule'
  | 'descendingLimb'
  | 'loop'
  | 'ascendingLimb'
  | 'distalTubule'
  | 'collectingDuct'

const tubule = `M-92 -66C-74 -66 -76 -92 -58 -92S-46 -64 -30 -64S-16 -92 -2 -90S8 -60 -10 -52
S-34 -44 -26 -24V78C-26 108 8 108 8 78V-16C8 -34 14 -40 26 -40S34 -68 46 -68S52 -40 66 -40S78 -62 98 -56`
const duct = 'M98 -96V120'
const capsule =
  'M-98 -58C-100 -40 -116 -32 -132 -36C-152 -42 -158 -66 -148 -84M-98 -74C-100 -92 -112 -98 -124 -98'
const tuft = `M-176 -102C-158 -104 -150 -98 -144 -90C-132 -98 -118 -90 -124 -80C-110 -82 -106 -66 -118 -62
C-112 -50 -128 -42 -134 -52C-146 -46 -152 -62 -142 -68C-150 -76 -150 -84 -144 -90M-134 -92C-138 -104 -146 -116 -176 -122`

/** A nephron with its capsule at the left and the collecting duct at the right, about 280 by 240. */
export const nephron = (middle: Point, scale = 1): Outline<NephronPlace> =>
  outline(
    middle,
    scale,
    {
      capsule: [-150, -52],
      glomerulus: [-130, -66],
      afferent: [-168, -122],
      efferent: [-168, -102],
      proximalTubule: [-30, -64],
      descendingLimb: [-26, 30],
      loop: [-9, 100],
      ascendingLimb: [8, 30],
      distalTubule: [46, -68],
      collectingDuct: [98, 60],
    },
    path(duct, { width: 20 }),
    path(duct, { width: 16, colour: tint.grey }),
    path(tubule.replaceAll('\n', ' '), { width: 14 }),
    path(tubule.replaceAll('\n', ' '), { width: 10, colour: tint.yellow }),
    path(duct, { width: 16, colour: tint.grey }),
    path(capsule, { width: 7 }),
    path(capsule, { width: 3, colour: paper }),
    path(tuft.replaceAll('\n', ' '), { colour: red, width: 3 }),
  )
