import { ink, paper, tint } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { circle, dot, ellipse } from '../basics/shapes.ts'
import { path } from '../basics/smooth.ts'
import { type Outline, outline } from './outline.ts'

export type OvulePlace =
  | 'funicle'
  | 'hilum'
  | 'outerIntegument'
  | 'innerIntegument'
  | 'nucellus'
  | 'embryoSac'
  | 'micropyle'
  | 'chalaza'

/** An anatropous ovule, its micropyle below beside the funicle, about 200 by 230. */
export const ovule = (middle: Point, scale = 1): Outline<OvulePlace> =>
  outline(
    middle,
    scale,
    {
      funicle: [72, 78],
      hilum: [60, 30],
      outerIntegument: [-66, 6],
      innerIntegument: [-48, 20],
      nucellus: [-33, -30],
      embryoSac: [0, -2],
      micropyle: [0, 98],
      chalaza: [4, -63],
    },
    path('M58 -20C74 20 62 60 66 112H86C88 60 92 10 66 -40Z', { fill: tint.grey }),
    path(
      'M-8 98C-48 92 -74 50 -72 0C-70 -60 -36 -98 2 -98S74 -60 74 0C74 50 48 92 8 98C6 84 8 78 10 74H-10C-8 78 -6 84 -8 98Z',
      {
        fill: tint.green,
      },
    ),
    path('M-6 78C-38 72 -56 38 -56 0C-54 -46 -30 -80 2 -80S58 -46 58 0C58 38 38 72 6 78Z', {
      fill: tint.yellow,
    }),
    path('M0 66C-28 60 -42 32 -42 0C-40 -36 -22 -60 2 -60S44 -36 44 0C44 32 28 60 0 66Z', { fill: paper }),
    ellipse([0, 0], [22, 42], { fill: tint.blue }),
    [
      [-8, -28],
      [8, -28],
      [0, -34],
    ].map(([x = 0, y = 0]) => dot([x, y], ink, 2.6)),
    [
      [-5, -3],
      [5, -3],
    ].map(([x = 0, y = 0]) => dot([x, y], ink, 3.2)),
    [
      [-8, 28],
      [8, 28],
      [0, 22],
    ].map(([x = 0, y = 0]) => dot([x, y], ink, 2.6)),
  )

export type EmbryoSacPlace =
  | 'antipodals'
  | 'polarNuclei'
  | 'centralCell'
  | 'egg'
  | 'synergids'
  | 'filiformApparatus'
  | 'micropylarEnd'
  | 'chalazalEnd'

/** A mature embryo sac of seven cells, micropylar end below, about 140 by 250. */
export const embryoSac = (middle: Point, scale = 1): Outline<EmbryoSacPlace> =>
  outline(
    middle,
    scale,
    {
      antipodals: [0, -92],
      polarNuclei: [9, -8],
      centralCell: [-40, -24],
      egg: [0, 58],
      synergids: [-26, 84],
      filiformApparatus: [16, 108],
      micropylarEnd: [0, 124],
      chalazalEnd: [0, -124],
    },
    ellipse([0, 0], [70, 124], { fill: paper, width: 3 }),
    path('M-44 -96Q-22 -70 0 -82Q22 -70 44 -96M-16 -78V-121M16 -78V-121'),
    [-30, 0, 30].map((x) => dot([x, -96], ink, 5)),
    path('M-50 86C-44 62 -24 58 -12 72C-8 92 -10 110 -14 121M50 86C44 62 24 58 12 72C8 92 10 110 14 121', {
      fill: tint.yellow,
    }),
    path('M-14 74C-22 44 22 44 14 74C10 86 4 90 0 90S-10 86 -14 74Z', { fill: tint.red }),
    path('M-22 118V104M-18 120V102M-26 116V108M22 118V104M18 120V102M26 116V108', { width: 1.5 }),
    [
      [0, 62],
      [-28, 82],
      [28, 82],
    ].map(([x = 0, y = 0]) => dot([x, y], ink, 5)),
    [-9, 9].map((x) => circle([x, -8], 8, { fill: tint.blue })),
    [-9, 9].map((x) => dot([x, -8], ink, 3)),
  )
