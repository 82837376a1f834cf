import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { dimension } from '../../kit/basics/measure.ts'
import { blue, grey, ink, paper, red, tint } from '../../kit/basics/palette.ts'
import { type Point, polar } from '../../kit/basics/point.ts'
import { circle, dot, ellipse, line, rectangle } from '../../kit/basics/shapes.ts'
import { path, smooth } from '../../kit/basics/smooth.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'

const lipid = (x: number, head: number, tail: number) => [
  path(`M${x - 3} ${head}V${tail}M${x + 3} ${head}V${tail}`, { width: 1.5 }),
  circle([x, head], 8, { fill: tint.yellow, width: 1.5 }),
]

/** Tubules of the cilium: nine doublets on a ring around two single ones. */
const middle: Point = [240, 160]
const turns = Array.from({ length: 9 }, (_, index) => 90 + index * 40)
const doublet = (degrees: number) => [
  circle(polar(middle, degrees - 6, 100), 11, { fill: tint.blue }),
  circle(polar(middle, degrees + 6, 100), 11, { fill: tint.blue }),
]

const thinThread = (x: number) =>
  smooth(
    [
      [x, 70],
      [x - 8, 100],
      [x + 7, 134],
      [x - 6, 168],
      [x + 2, 200],
    ],
    { colour: x % 2 ? blue : red, width: 3 },
  )

/** A chromosome of two chromatids, 40 pixels to a micrometre, with its arms measured at its right. */
const armedChromosome = (x: number, name: string, short: number, long: number) => {
  const top = 60
  const waist = top + short * 40
  const end = waist + long * 40
  return [
    [-1, 1].map((side) =>
      path(`M${x + side * 12} ${top}L${x + side * 3} ${waist}L${x + side * 12} ${end}`, {
        colour: blue,
        width: 11,
      }),
    ),
    dot([x, waist], ink, 7),
    label([x, 26], name, { bold: true }),
    dimension([x + 38, top], [x + 38, waist], { label: `${short}.0 μm`, side: 'right', gap: 13 }),
    dimension([x + 38, waist], [x + 38, end], { label: `${long}.0 μm`, side: 'right', gap: 13 }),
  ]
}

export const cellParts: Figures = {
  /** The fluid mosaic model. */
  'cel-0157': () => {
    const places = Array.from({ length: 21 }, (_, index) => 40 + index * 20).filter(
      (x) => Math.abs(x - 170) > 34,
    )
    return figure(
      { height: 300 },
      places.map((x) => [lipid(x, 120, 156), lipid(x, 204, 168)]),
      path(
        'M142 106C134 150 134 180 142 220C160 232 184 232 200 220C206 180 206 150 200 106C184 94 158 94 142 106Z',
        {
          fill: tint.blue,
        },
      ),
      ellipse([330, 222], [44, 15], { fill: tint.red }),
      line(
        [
          [172, 98],
          [172, 78],
          [160, 62],
        ],
        { width: 2 },
      ),
      line(
        [
          [172, 78],
          [184, 62],
        ],
        { width: 2 },
      ),
      [
        [172, 88],
        [172, 76],
        [160, 62],
        [184, 62],
      ].map(([x = 0, y = 0]) => circle([x, y], 6, { fill: tint.green })),
      pointer([150, 196], [80, 262], 'P', { side: 'below' }),
      pointer([300, 162], [380, 62], 'Q', { side: 'above' }),
      pointer([346, 226], [410, 266], 'R', { side: 'right' }),
      pointer([188, 60], [262, 40], 'S', { side: 'right' }),
    )
  },

  /** A cilium in cross-section. */
  'cel-0158': () =>
    figure(
      { height: 320 },
      circle(middle, 136, { fill: paper, width: 3 }),
      turns.map((degrees) => [
        line([polar(middle, degrees - 6, 90), polar(middle, degrees, 36)]),
        line([polar(middle, degrees + 12, 102), polar(middle, degrees + 28, 102)], { width: 1.5 }),
        doublet(degrees),
      ]),
      circle(middle, 34, { fill: paper, width: 3 }),
      circle([226, 160], 11, { fill: tint.red }),
      circle([254, 160], 11, { fill: tint.red }),
      pointer([264, 136], [396, 56], 'P'),
      pointer(polar(middle, -30, 64), [430, 170], 'Q'),
      pointer(polar(middle, 190 + 0, 102), [60, 130], 'R'),
      pointer(polar(middle, 216, 100), [70, 262], 'S'),
    ),

  /** Constrictions of a chromosome. */
  'cel-0159': () => {
    const arms = (side: 1 | -1) => {
      const x = (value: number) => 240 + side * value
      return [
        path(`M${x(38)} 30C${x(50)} 76 ${x(34)} 116 ${x(12)} 140C${x(34)} 170 ${x(50)} 200 ${x(42)} 226`, {
          colour: ink,
          width: 26,
        }),
        path(`M${x(38)} 30C${x(50)} 76 ${x(34)} 116 ${x(12)} 140C${x(34)} 170 ${x(50)} 200 ${x(42)} 226`, {
          colour: tint.blue,
          width: 22,
        }),
        path(`M${x(40)} 240V262`, { width: 2 }),
        ellipse([x(39), 276], [15, 13], { fill: tint.blue }),
      ]
    }
    return figure(
      { height: 320 },
      arms(-1),
      arms(1),
      circle([240, 140], 15, { fill: tint.red }),
      pointer([240, 140], [380, 140], 'P'),
      pointer([280, 251], [390, 230], 'Q'),
      pointer([282, 278], [390, 290], 'R'),
      pointer([194, 70], [90, 70], 'S'),
    )
  },

  /** A nucleus with its envelope. */
  'cel-0160': () => {
    const gaps: [number, number][] = [
      [24, 92],
      [104, 166],
      [178, 262],
      [274, 372],
    ]
    const arc = (radius: number, [from, to]: [number, number]): Point[] =>
      Array.from({ length: 25 }, (_, step) => polar([190, 165], from + ((to - from) * step) / 24, radius))
    return figure(
      { height: 330 },
      gaps.map((gap) => {
        const [outer, inner] = [arc(128, gap), arc(112, gap)]
        return line([...outer, ...inner.toReversed(), outer[0] ?? [0, 0]], { fill: tint.yellow })
      }),
      [0, 1, 2].map((fold) => [
        path(`M${312 + fold * 26} 110Q${350 + fold * 26} 165 ${312 + fold * 26} 220`, { width: 2 }),
        [-40, -20, 0, 20, 40].map((dy) => dot([331 + fold * 26 - (dy * dy) / 84, 165 + dy], ink, 3)),
      ]),
      path(
        'M110 120C150 90 170 150 210 110M100 190C140 170 150 240 190 214M230 100C270 130 236 170 270 196M130 240C180 270 200 230 250 246',
        {
          colour: grey,
          width: 3,
        },
      ),
      circle([190, 165], 26, { fill: tint.blue, width: 1.5 }),
      pointer(polar([190, 165], 215, 120), [40, 288], 'P', { side: 'left' }),
      pointer(polar([190, 165], 98, 120), [230, 20], 'Q', { side: 'right' }),
      pointer([180, 170], [40, 165], 'R'),
      pointer([268, 182], [400, 290], 'S'),
    )
  },

  /** Four stages of prophase I. */
  'cel-0161': () => {
    const chromatid = (d: string, colour: string) => path(d, { colour, width: 5 })
    return figure(
      { height: 250 },
      ['P', 'Q', 'R', 'S'].map((name, index) => [
        rectangle([66 + index * 116, 136], [104, 190], { colour: grey, corner: 6 }),
        label([66 + index * 116, 20], name, { bold: true }),
      ]),
      thinThread(45),
      thinThread(88),
      [0, 8].map((dx) => chromatid(`M${168 + dx} 66V206`, blue)),
      [0, 8].map((dx) => chromatid(`M${188 + dx} 66V206`, red)),
      [96, 160].map((y) => dot([182, y], ink, 5)),
      chromatid('M274 66C266 90 268 120 272 136C266 160 268 186 274 206', blue),
      chromatid('M282 66C286 84 290 88 298 100C308 116 306 128 298 142C290 160 290 176 312 206', blue),
      chromatid('M324 66C330 90 328 120 324 136C330 160 330 186 322 206', red),
      chromatid('M314 66C308 84 304 90 298 100C286 116 286 128 298 142C308 160 306 180 284 206', red),
      chromatid('M400 110C392 130 392 144 400 160', blue),
      chromatid('M400 110C410 98 414 92 414 86M400 160C410 172 414 178 414 184', blue),
      chromatid('M428 110C436 130 436 144 428 160', red),
      chromatid('M428 110C418 98 414 92 414 86M428 160C418 172 414 178 414 184', red),
    )
  },
  /** Three chromosomes with the lengths of their arms. */
  'cel-0051': () =>
    figure(
      { height: 330 },
      armedChromosome(62, 'P', 3, 3),
      armedChromosome(204, 'Q', 2, 4),
      armedChromosome(346, 'R', 1, 5),
    ),
}
