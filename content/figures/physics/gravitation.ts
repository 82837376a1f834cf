import { arrow } from '../kit/basics/arrow.ts'
import { join } from '../kit/basics/element.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { dimension, guide } from '../kit/basics/measure.ts'
import { blue, grey, paper, tint } from '../kit/basics/palette.ts'
import { type Point, polar } from '../kit/basics/point.ts'
import { circle, dot, ellipse, line, polygon } from '../kit/basics/shapes.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { type Box, panelBoxes, plot } from '../kit/graphs/plot.ts'
import { ball } from '../kit/mechanics/bodies.ts'

export const figures: Figures = {
  'gra-0019': () => {
    const centre: Point = [220, 160]
    return figure(
      { height: 320 },
      circle(centre, 140, { fill: tint.grey }),
      circle(centre, 70, { fill: tint.yellow }),
      dot(centre),
      arrow(centre, polar(centre, 0, 70), { width: 1.5 }),
      label([255, 156], '*R*/2', { side: 'above', gap: 3, halo: 'none' }),
      arrow(centre, polar(centre, 225, 140), { width: 1.5 }),
      label(polar(centre, 225, 104), '*R*', { side: 'above-left', halo: 'none', gap: 4 }),
      label([220, 116], '3*ρ*', { halo: 'none' }),
      label([220, 52], '*ρ*', { halo: 'none' }),
    )
  },
  'gra-0013': () => {
    const middle = [140, 140] as const
    return figure(
      { height: 300 },
      circle([...middle], 96, { fill: tint.grey }),
      circle([188, 140], 48, { fill: paper }),
      guide([140, 140], [332, 140]),
      dot([...middle]),
      dot([332, 140], undefined, 6),
      label([332, 140], '*m*', { side: 'above-right', gap: 12 }),
      line([[...middle], polar([...middle], 135, 96)]),
      label(polar([...middle], 135, 48), '*R*', { side: 'above-right', halo: 'none' }),
      label([188, 118], 'hollow', { halo: 'none' }),
      guide([140, 240], [140, 270]),
      guide([332, 150], [332, 270]),
      dimension([140, 262], [332, 262], '2*R*'),
    )
  },
  'gra-0018': () =>
    figure(
      { height: 340 },
      panelBoxes(2, 2, [480, 340]).map((box, index) => gravityPanel(box, index)),
    ),
  'gra-0028': () => {
    const graph = plot({
      x: {
        to: 7,
        marks: [1, 2, 3, 4, 5, 6].map((radii) => [radii, radii === 1 ? '*R*' : `${radii}*R*`] as const),
        label: '*r*',
      },
      y: { from: -24, to: 0, step: 2, label: '*U* (MJ)' },
      box: { left: 72, top: 60, right: 440, bottom: 320 },
    })
    return figure(
      { height: 340 },
      axes(graph, { grid: true }),
      curve(graph, (radii) => -24 / radii, { from: 1, to: 7 }),
    )
  },
  'gra-0034': () =>
    figure(
      { height: 340 },
      ellipse([240, 160], [150, 130]),
      guide([240, 30], [240, 290]),
      guide([90, 160], [390, 160]),
      dot([240, 160]),
      dot([165, 160], undefined, 8),
      label([165, 160], 'sun', { side: 'above', gap: 12 }),
      dimension([165, 184], [240, 184], { label: '*a*/2', side: 'below' }),
      dimension([240, 312], [390, 312], '*a*'),
      guide([390, 160], [390, 320]),
      dimension([262, 30], [262, 160], { label: '*b*', side: 'right' }),
    ),
  'gra-0068': () => {
    const [middle, level, long] = [240, 160, 165]
    const short = long * Math.sin(Math.PI / 3)
    const sun: Point = [middle - long / 2, level]
    return figure(
      { height: 360 },
      ellipse([middle, level], [long, short], { colour: blue, width: 2.5 }),
      guide([middle - long, level], [middle + long, level]),
      guide([middle, level - short], [middle, level]),
      dot(sun, undefined, 8),
      label(sun, 'S', { side: 'above', gap: 10 }),
      dot([middle - long, level]),
      label([middle - long, level], 'P', { side: 'left', gap: 8 }),
      dot([middle, level - short]),
      label([middle, level - short], 'Q', { side: 'below-right', gap: 10 }),
      dimension([middle - long, 340], [sun[0], 340], { label: '1.0 AU', side: 'above' }),
      dimension([sun[0], 340], [middle + long, 340], { label: '3.0 AU', side: 'above' }),
    )
  },
  'gra-0070': () => {
    const centre: Point = [240, 170]
    return figure(
      { height: 340 },
      circle(centre, 150, { colour: grey, dashed: true }),
      circle(centre, 58, { colour: grey, dashed: true }),
      circle(centre, 16, { fill: tint.blue }),
      arrow(centre, polar(centre, 205, 150)),
      label([184, 268], '4 × 10^5 km', { size: 16 }),
      arrow(centre, polar(centre, 335, 58)),
      label([338, 212], '1 × 10^5 km', { size: 16 }),
      ball(polar(centre, 60, 58), 7).part,
      label(polar(centre, 60, 64), '1', { side: 'above-right' }),
      ball(polar(centre, 30, 150), 7).part,
      label(polar(centre, 30, 158), '2', { side: 'right' }),
    )
  },
  'gra-0071': () => {
    const graph = plot({
      x: { to: 18, step: 2, label: '*r* (10^6 m)' },
      y: { to: 12, step: 2, label: '*g* (m s^{-2})' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [6, 10],
      ]),
      curve(graph, (r) => 360 / (r * r), { from: 6 }),
    )
  },
  'gra-0072': () => {
    const [middle, long, short]: [Point, number, number] = [[240, 150], 190, 120]
    const sun: Point = [middle[0] - 148, middle[1]]
    const at = (degrees: number): Point => {
      const turn = (degrees * Math.PI) / 180
      return [middle[0] + long * Math.cos(turn), middle[1] - short * Math.sin(turn)]
    }
    const sector = (from: number, to: number, fill: string) =>
      polygon([sun, ...Array.from({ length: 21 }, (_, step) => at(from + ((to - from) * step) / 20))], {
        fill,
      })
    return figure(
      { height: 300 },
      sector(130, 230, tint.yellow),
      sector(-20, 24, tint.green),
      ellipse(middle, [long, short], { colour: blue, width: 2.5 }),
      dot(sun, undefined, 8),
      label(sun, 'S', { side: 'below-right', gap: 10 }),
      label(at(130), 'A', { side: 'above' }),
      label(at(230), 'B', { side: 'below-left' }),
      label(at(-20), 'C', { side: 'right' }),
      label(at(24), 'D', { side: 'right' }),
      label([90, 108], '4', { halo: 'none' }),
      label([340, 146], '10', { halo: 'none' }),
    )
  },
}

/** One way in which gravity might depend on the distance from the centre of the earth. */
function gravityPanel(box: Box, index: number): string {
  const graph = plot({ x: { to: 4, marks: [[1, '*R*_E']] }, y: { to: 1.2, label: '*g*' }, box })
  const inside = [(r: number) => (0.55 / (r + 0.3)) ** 2, () => 1, (r: number) => r, (r: number) => r]
  const outside = [
    (r: number) => (0.55 / (r + 0.3)) ** 2,
    (r: number) => 1 / r ** 2,
    (r: number) => 1 / r ** 2,
    (r: number) => (4 - r) / 3,
  ]
  return join([
    axes(graph),
    curve(graph, inside[index] ?? Math.abs, { from: 0, to: 1 }),
    curve(graph, outside[index] ?? Math.abs, { from: 1, to: 4 }),
    label([box.right + 8, box.bottom + 18], '*r*'),
    label([box.right - 10, box.top], ['P', 'Q', 'R', 'S'][index] ?? '', { bold: true }),
  ])
}
