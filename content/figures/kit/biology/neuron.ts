import { ink, paper, tint } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { circle, dot, rectangle } from '../basics/shapes.ts'
import { path } from '../basics/smooth.ts'
import { type Outline, outline } from './outline.ts'

export type NeuronPlace =
  | 'dendrite'
  | 'cellBody'
  | 'nucleus'
  | 'hillock'
  | 'axon'
  | 'myelin'
  | 'nodeOfRanvier'
  | 'schwannNucleus'
  | 'terminal'
  | 'knob'

const body = `M-128 -14C-140 -30 -156 -36 -176 -58M-128 -14C-136 -34 -138 -48 -132 -70
M-142 0C-160 -2 -176 -8 -204 -6M-180 -7C-190 -14 -196 -22 -204 -28M-128 14C-140 30 -160 34 -178 54
M-160 36C-172 36 -184 36 -194 44M-122 20C-126 36 -124 50 -132 70M-156 -36C-168 -36 -178 -36 -188 -40`
const branches = `M152 0C168 -6 176 -22 190 -32M152 0C170 0 178 0 196 -2M152 0C168 8 176 20 190 32`
const ends: Point[] = [
  [194, -35],
  [202, -2],
  [194, 35],
]
const segments = [-52, -2, 48, 98]

/** A neuron lying level, dendrites at the left, about 410 by 140. */
export const neuron = (middle: Point, scale = 1): Outline<NeuronPlace> =>
  outline(
    middle,
    scale,
    {
      dendrite: [-177, -59],
      cellBody: [-112, 18],
      nucleus: [-112, -4],
      hillock: [-86, 0],
      axon: [135, 0],
      myelin: [-2, -9],
      nodeOfRanvier: [23, 0],
      schwannNucleus: [48, 6],
      terminal: [177, 20],
      knob: [202, -2],
    },
    path(body.replaceAll('\n', ' ')),
    path(
      'M-142 0C-142 -22 -126 -30 -112 -28C-98 -26 -96 -6 -78 -4H150V4H-78C-96 6 -98 28 -114 28C-130 28 -142 18 -142 0Z',
      {
        fill: tint.blue,
      },
    ),
    circle([-114, 0], 11, { fill: paper }),
    dot([-114, 0], ink, 3.5),
    segments.map((x) => rectangle([x, 0], [42, 24], { fill: tint.yellow, corner: 11 })),
    segments.map((x) => dot([x, 6], ink, 3)),
    path(branches),
    ends.map((at) => circle(at, 6, { fill: tint.blue })),
  )
