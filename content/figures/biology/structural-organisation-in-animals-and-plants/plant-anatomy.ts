import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { ink, paper, tint } from '../../kit/basics/palette.ts'
import { arcPoints, type Point, polar } from '../../kit/basics/point.ts'
import { circle, dot, line } from '../../kit/basics/shapes.ts'
import { leaf } from '../../kit/biology/leaf.ts'
import { section } from '../../kit/biology/stem-sections.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'

const middle: Point = [240, 176]

/** A sepal or petal in a floral diagram: a band along a circle with bare ends. */
const band = (radius: number, from: number, to: number, fill: string) => {
  const outer = arcPoints(middle, [radius, radius], from, to)
  const inner = arcPoints(middle, [radius - 11, radius - 11], to - 4, from + 4)
  return line([...outer, ...inner, outer[0] ?? middle], { fill })
}

const stamens = Array.from({ length: 10 }, (_, index) => polar(middle, 90 + index * 36, 66))

export const plantAnatomy: Figures = {
  'sto-0042': () =>
    figure(
      { height: 340 },
      dot([240, 14], ink, 6),
      circle(middle, 143, { width: 1.5 }),
      [270, 342, 54, 126, 198].map((degrees) => band(148, degrees - 28, degrees + 28, tint.green)),
      band(126, 30, 150, tint.red),
      band(112, -42, 44, tint.red),
      band(112, 136, 222, tint.red),
      band(98, 214, 270, tint.red),
      band(98, 270, 326, tint.red),
      line(arcPoints(middle, [66, 66], 126, 414), { width: 3 }),
      stamens.map((at) => circle(at, 11, { fill: tint.yellow })),
      circle(middle, 34, { fill: tint.blue }),
      circle(middle, 25, { fill: paper, width: 1.5 }),
      [72, 108].map((degrees) => dot(polar(middle, degrees, 17), ink, 5)),
    ),

  'sto-0050': () => {
    const blade = leaf([240, 150], 1.05)
    return figure(
      { height: 300 },
      blade,
      pointer(blade.at.upperEpidermis, [66, 40], '1'),
      pointer(blade.at.palisade, [66, 104], '2'),
      pointer(blade.at.bundleSheath, [420, 150], '3'),
      pointer(blade.at.guardCell, [66, 270], '4'),
    )
  },

  'sto-0055': () =>
    figure(
      { height: 360 },
      section([110, 88], 'dicot root', 0.68),
      section([330, 88], 'monocot stem', 0.68),
      section([110, 264], 'dicot stem', 0.68),
      section([330, 264], 'monocot root', 0.68),
      label([206, 88], 'P', { bold: true }),
      label([426, 88], 'Q', { bold: true }),
      label([206, 264], 'R', { bold: true }),
      label([426, 264], 'S', { bold: true }),
    ),
}
