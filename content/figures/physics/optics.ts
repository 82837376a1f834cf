import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { angleArc, dimension, guide, rightAngle } from '../kit/basics/measure.ts'
import { blue, tint } from '../kit/basics/palette.ts'
import { arcPoints, between, direction, type Point, polar } from '../kit/basics/point.ts'
import { line, rectangle } from '../kit/basics/shapes.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, readings, trace } from '../kit/graphs/curves.ts'
import { plot } from '../kit/graphs/plot.ts'
import { lens } from '../kit/optics/lens.ts'
import { prism } from '../kit/optics/prism.ts'
import { principalAxis, ray } from '../kit/optics/rays.ts'
import { benches } from './optics/benches.ts'

const radians = Math.PI / 180

/** The deviation in degrees of a prism of angle 50° that has 40° at 35° and at 55°. */
function deviation(incidence: number): number {
  const index = 1.6535
  const inside = Math.asin(Math.sin(incidence * radians) / index)
  return incidence + Math.asin(index * Math.sin(50 * radians - inside)) / radians - 50
}

/** Short strokes behind a mirror from one end to the other. */
const silvering = (from: Point, to: Point): string[] =>
  Array.from({ length: 15 }, (_, index) => {
    const at = between(from, to, (index + 0.7) / 15)
    return line([at, polar(at, direction(from, to) + 50, 12)], { width: 1.5 })
  })

export const figures: Figures = {
  ...benches,
  'opt-0014': () => {
    const graph = plot({
      x: { to: 6, step: 1, label: '1/*u* (m^{-1})' },
      y: { to: 6, step: 1, label: '1/*v* (m^{-1})' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 5],
        [5, 0],
      ]),
    )
  },
  'opt-0024': () => {
    const enter: Point = [220, 110]
    return figure(
      { height: 300 },
      rectangle([240, 200], [200, 180], { fill: tint.blue }),
      ray([polar(enter, 150, 150), enter, [340, 248]]),
      guide(polar(enter, 90, 90), polar(enter, 270, 70)),
      angleArc(enter, 90, 150, '60°', 36),
      rightAngle([340, 110], 180),
    )
  },
  'opt-0029': () => {
    const graph = plot({
      x: { to: 100, step: 20, label: '*v* (cm)' },
      y: { to: 4, step: 1, label: '*m*' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [20, 0],
        [92, 3.6],
      ]),
    )
  },
  'opt-0039': () => {
    const graph = plot({
      x: { from: 20, to: 80, step: 5, label: 'Angle of incidence (degrees)' },
      y: { from: 36, to: 48, step: 2, label: 'Deviation (degrees)' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, deviation, { from: 26, to: 74 }),
      readings(graph, 35, 40),
      readings(graph, 55, 40),
    )
  },
  'opt-0041': () => {
    const glass = prism([240, 40], 30, 250, '30°')
    const enter = between(glass.apex, glass.left, 0.6)
    const normal = 165
    // The face that the ray meets at right angles: the foot of the perpendicular lies cos 30° of the way.
    const foot = between(glass.apex, glass.right, 0.6 * Math.cos(30 * radians))
    return figure(
      { height: 320 },
      glass,
      silvering(glass.apex, glass.right),
      ray([polar(enter, normal + 45, 130), enter, foot]),
      guide(polar(enter, normal, 100), polar(enter, normal + 180, 34)),
      angleArc(enter, normal, normal + 45, '45°', 44),
    )
  },
  'opt-0051': () => {
    const axis = 130
    const objective: Point = [110, axis]
    const eyepiece: Point = [370, axis]
    const focus: Point = [327, axis + 34]
    const heights = [-56, 0, 56]
    const slope = 34 / (327 - 110)
    const reach = (370 - 327) / (327 - 110)
    const out = 34 / (370 - 327)
    return figure(
      { height: 300 },
      principalAxis(axis),
      lens(objective, 'convex', 160),
      lens(eyepiece, 'convex', 120),
      heights.map((height) => {
        const enter: Point = [110, axis + height]
        const leave: Point = [370, focus[1] + (focus[1] - enter[1]) * reach]
        const end: Point = [446, leave[1] - 76 * out]
        return ray([[18, enter[1] - 92 * slope * 1.6], enter, focus, leave, end])
      }),
      guide([18, axis - 79.1], [100, axis - 79.1]),
      line(arcPoints([18, axis - 79.1], [58, 58], -14, 0, 4), { width: 1.5 }),
      label([58, axis - 82], '0.30°', { side: 'above' }),
      guide([327, axis - 30], [327, 250]),
      dimension([110, 250], [327, 250], '40 cm'),
      dimension([327, 250], [370, 250], { label: '8 cm', side: 'below', gap: 9 }),
    )
  },
  'opt-0054': () => {
    const boundary = 160
    const [above, below] = [37, Math.asin(0.4) / radians]
    const crests = [70, 200, 330].map((x): Point => [x, boundary])
    // Feet of the perpendiculars between two neighbouring crests, on either side.
    const upper = polar([70, boundary], above, 150)
    const lower = polar([330, boundary], below + 180, 170)
    const [wide, narrow] = [130 * Math.sin(above * radians), 52]
    return figure(
      { height: 300 },
      rectangle([240, 230], [480, 140], { fill: tint.blue, colour: 'none' }),
      line(
        [
          [0, boundary],
          [480, boundary],
        ],
        { width: 3 },
      ),
      crests.map((at) => [
        line([at, polar(at, above, 190)], { colour: blue }),
        line([at, polar(at, below + 180, 250)], { colour: blue }),
      ]),
      dimension(upper, polar(upper, above - 90, wide), undefined),
      label(polar(polar(upper, above - 90, wide / 2), above, 40), '6 cm'),
      dimension(lower, polar(lower, below + 90, narrow), undefined),
      label(polar(polar(lower, below + 90, narrow / 2), below + 180, 40), '4 cm', { halo: tint.blue }),
      angleArc([330, boundary], 0, above, '37°', 44),
      label([468, 40], 'medium 1', { anchor: 'end' }),
      label([468, 282], 'medium 2', { anchor: 'end', halo: tint.blue }),
    )
  },
  'opt-0060': () => {
    const graph = plot({
      x: { to: 3, label: 'Position on the screen' },
      y: { to: 20, step: 4, label: 'Intensity' },
      box: { left: 72, top: 36, right: 440, bottom: 240 },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (x) => 10 + 6 * Math.cos(2 * Math.PI * (x - 0.3))),
    )
  },
  'opt-0067': () => {
    const graph = plot({
      x: { from: -6, to: 6, step: 2, label: 'sin θ (10^{-3})' },
      y: { to: 1, label: 'Intensity' },
    })
    return figure(
      { height: 300 },
      axes(graph),
      curve(graph, (x) => {
        const half = (Math.PI * x) / 2
        return half === 0 ? 0.95 : 0.95 * (Math.sin(half) / half) ** 2
      }),
    )
  },
  'opt-0073': () => {
    const graph = plot({
      x: { to: 360, step: 90, label: 'Angle of the polaroid (degrees)' },
      y: { to: 10, step: 2, label: 'Intensity' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (angle) => 2 + 6 * Math.cos(angle * radians) ** 2),
    )
  },
}
