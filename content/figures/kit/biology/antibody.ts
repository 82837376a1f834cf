import { red, tint } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { path } from '../basics/smooth.ts'
import { type Outline, outline } from './outline.ts'

export type AntibodyPlace = 'heavyChain' | 'lightChain' | 'antigenSite' | 'disulphide' | 'stem'

/** An antibody, its arms above, about 200 by 220. */
export const antibody = (middle: Point, scale = 1): Outline<AntibodyPlace> =>
  outline(
    middle,
    scale,
    {
      heavyChain: [12, 60],
      lightChain: [84, -56],
      antigenSite: [-95, -98],
      disulphide: [0, 26],
      stem: [-12, 96],
    },
    path('M-12 108V4L-84 -92M12 108V4L84 -92', { width: 14 }),
    path('M-12 108V4L-84 -92M12 108V4L84 -92', { width: 10, colour: tint.blue }),
    path('M-52 -20L-102 -86M52 -20L102 -86', { width: 14 }),
    path('M-52 -20L-102 -86M52 -20L102 -86', { width: 10, colour: tint.yellow }),
    path('M-5 26H5M-5 40H5M-44 -36l-8 6M44 -36l8 6', { colour: red, width: 3 }),
  )
