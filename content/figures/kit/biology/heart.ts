import { paper, tint } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { path } from '../basics/smooth.ts'
import { type Outline, outline } from './outline.ts'

export type HeartPlace =
  | 'venaCava'
  | 'aorta'
  | 'pulmonaryArtery'
  | 'pulmonaryVein'
  | 'rightAtrium'
  | 'rightVentricle'
  | 'leftAtrium'
  | 'leftVentricle'
  | 'septum'
  | 'tricuspid'
  | 'bicuspid'

const muscle = `M-84 -40C-104 -20 -102 20 -84 48C-62 84 -18 108 18 122C54 100 92 60 96 12C98 -10 96 -28 84 -42Z`
const rightAtrium = 'M-78 -46C-96 -40 -96 -10 -80 2C-64 8 -44 8 -30 0V-44C-44 -56 -64 -56 -78 -46Z'
const leftAtrium = 'M24 -44V0C38 8 60 8 76 0C88 -10 86 -38 74 -46C58 -56 38 -54 24 -44Z'
const rightVentricle = 'M-82 10C-66 16 -44 16 -26 10C-14 34 -2 70 6 104C-30 92 -66 68 -82 10Z'
const leftVentricle = 'M22 10C40 16 60 16 78 8C82 44 60 78 24 102C20 70 16 40 22 10Z'
const aorta =
  'M32 24C6 24 -8 6 -8 -20V-62C-8 -84 6 -96 24 -96S58 -86 60 -64H42C40 -74 34 -78 26 -78S12 -72 12 -60V-18C12 -4 20 6 38 12'
const pulmonary =
  'M-26 14C-24 -20 -20 -44 -40 -62C-52 -72 -66 -72 -84 -72V-90C-58 -92 -40 -86 -26 -72C-8 -54 -10 -20 -10 26'
const cava = 'M-76 -44V-116H-56V-50Z'
const veins = 'M74 -36H116V-22H80ZM80 -14H116V0H74Z'

/** A heart cut open, seen from the front: its right side lies at the left. About 220 by 240. */
export const heart = (middle: Point, scale = 1): Outline<HeartPlace> =>
  outline(
    middle,
    scale,
    {
      venaCava: [-66, -100],
      aorta: [24, -88],
      pulmonaryArtery: [-62, -81],
      pulmonaryVein: [108, -29],
      rightAtrium: [-60, -22],
      rightVentricle: [-46, 44],
      leftAtrium: [52, -24],
      leftVentricle: [48, 48],
      septum: [12, 70],
      tricuspid: [-54, 9],
      bicuspid: [50, 9],
    },
    path(cava, { fill: tint.blue }),
    path(veins, { fill: tint.red }),
    path(muscle, { fill: tint.grey, width: 3 }),
    path(rightAtrium, { fill: tint.blue }),
    path(rightVentricle, { fill: tint.blue }),
    path(leftAtrium, { fill: tint.red }),
    path(leftVentricle, { fill: tint.red }),
    path(aorta, { fill: tint.red }),
    path('M34 23L40 14', { colour: tint.red, width: 9 }),
    path(pulmonary, { fill: tint.blue }),
    path('M-27 18L-15 24', { colour: tint.blue, width: 8 }),
    path('M-68 6L-56 22L-52 8L-46 22L-38 6M38 6L48 22L52 8L58 22L66 4', { fill: paper }),
  )
