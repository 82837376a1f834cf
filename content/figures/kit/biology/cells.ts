import { ink, paper, tint } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { circle, dot, rectangle } from '../basics/shapes.ts'
import { smooth } from '../basics/smooth.ts'
import {
  centrioles,
  golgi,
  nucleus,
  roughReticulum,
  smallChloroplast,
  smallMitochondrion,
} from './organelles.ts'
import { type Outline, outline } from './outline.ts'

export type AnimalCellPlace =
  | 'membrane'
  | 'cytoplasm'
  | 'nucleus'
  | 'nucleolus'
  | 'mitochondrion'
  | 'roughReticulum'
  | 'golgi'
  | 'lysosome'
  | 'centrioles'
  | 'ribosomes'

const softEdge: Point[] = [
  [-128, -10],
  [-104, -84],
  [-30, -112],
  [58, -106],
  [118, -64],
  [130, 14],
  [96, 88],
  [14, 112],
  [-72, 104],
  [-116, 62],
]
const freeRibosomes: Point[] = [
  [-88, 42],
  [-80, 52],
  [-96, 54],
  [-74, 38],
  [-86, 62],
]

/** An animal cell about 260 by 225. */
export const animalCell = (middle: Point, scale = 1): Outline<AnimalCellPlace> =>
  outline(
    middle,
    scale,
    {
      membrane: [-121, 46],
      cytoplasm: [24, 88],
      nucleus: [-18, -28],
      nucleolus: [7, -5],
      mitochondrion: [-76, -48],
      roughReticulum: [49, -6],
      golgi: [-22, 72],
      lysosome: [88, 38],
      centrioles: [62, -68],
      ribosomes: [-86, 50],
    },
    smooth(softEdge, { closed: true, fill: paper, width: 3 }),
    nucleus([0, -10]),
    roughReticulum([22, -10]),
    smallMitochondrion([-76, -48], 30),
    smallMitochondrion([62, 70], -25),
    golgi([-22, 78]),
    circle([88, 38], 13, { fill: tint.yellow }),
    centrioles([62, -68]),
    freeRibosomes.map((at) => dot(at, ink, 2.4)),
  )

export type PlantCellPlace =
  | 'wall'
  | 'membrane'
  | 'vacuole'
  | 'tonoplast'
  | 'nucleus'
  | 'chloroplast'
  | 'mitochondrion'
  | 'golgi'
  | 'cytoplasm'

const vacuoleEdge: Point[] = [
  [-70, -56],
  [0, -66],
  [60, -52],
  [66, 0],
  [34, 34],
  [16, 58],
  [-40, 60],
  [-76, 40],
  [-80, -8],
]

/** A plant cell about 260 by 216. */
export const plantCell = (middle: Point, scale = 1): Outline<PlantCellPlace> =>
  outline(
    middle,
    scale,
    {
      wall: [-127, 30],
      membrane: [-119, -44],
      vacuole: [-20, -10],
      tonoplast: [-5, -66],
      nucleus: [70, 66],
      chloroplast: [96, -22],
      mitochondrion: [-92, 76],
      golgi: [0, 84],
      cytoplasm: [104, 24],
    },
    rectangle([0, 0], [260, 216], { fill: tint.green, corner: 16, width: 3 }),
    rectangle([0, 0], [238, 194], { fill: paper, corner: 10 }),
    smooth(vacuoleEdge, { closed: true, fill: tint.blue }),
    nucleus([74, 60], 27),
    smallChloroplast([96, -26], 90),
    smallChloroplast([-66, -80], 5),
    smallChloroplast([44, -78], -8),
    smallMitochondrion([-92, 74], 20),
    golgi([-6, 86]),
  )
