import { type Figures, figure } from '../../kit/basics/figure.ts'
import { blue, green, ink, paper, tint } from '../../kit/basics/palette.ts'
import { type Point, polar } from '../../kit/basics/point.ts'
import { circle, dot, ellipse, line } from '../../kit/basics/shapes.ts'
import { path } from '../../kit/basics/smooth.ts'
import { embryoSac } from '../../kit/biology/ovule.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'

const sac: Point = [220, 176]

/** A ring of cells between two radii of the pollen sac. */
const layer = (outer: number, inner: number, count: number, fill: string) => [
  circle(sac, outer, { fill }),
  Array.from({ length: count }, (_, index) =>
    line([polar(sac, (index * 360) / count, outer), polar(sac, (index * 360) / count, inner)], {
      width: 1.5,
    }),
  ),
]

export const plates: Figures = {
  /** A pollen sac in section. */
  'flo-0099': () =>
    figure(
      { height: 350 },
      layer(160, 142, 36, tint.green),
      layer(142, 116, 28, paper),
      layer(116, 106, 22, tint.grey),
      layer(106, 96, 20, tint.grey),
      layer(96, 66, 18, tint.yellow),
      Array.from({ length: 18 }, (_, index) => [
        dot(polar(sac, index * 20 + 7, 81), ink, 3.5),
        dot(polar(sac, index * 20 + 13, 81), ink, 3.5),
      ]),
      circle(sac, 66, { fill: paper }),
      (
        [
          [0, 0],
          [30, 10],
          [-30, 8],
          [10, 34],
          [-16, 34],
          [14, -30],
          [-16, -28],
          [44, -20],
          [-44, -20],
        ] as Point[]
      ).map(([dx, dy]) => [
        circle([sac[0] + dx, sac[1] + dy], 14, { fill: tint.blue, width: 1.5 }),
        dot([sac[0] + dx, sac[1] + dy], ink, 4),
      ]),
      pointer(polar(sac, 40, 152), [420, 40], 'P'),
      pointer(polar(sac, 20, 130), [430, 110], 'Q'),
      pointer(polar(sac, 0, 106), [430, 176], 'R'),
      pointer(polar(sac, -24, 82), [430, 250], 'S'),
    ),

  /** A pollen grain. */
  'flo-0100': () =>
    figure(
      { height: 320 },
      Array.from({ length: 30 }, (_, index) =>
        index % 10 === 0
          ? ''
          : line([polar([220, 164], index * 12, 120), polar([220, 164], index * 12, 136)], { width: 5 }),
      ),
      circle([220, 164], 120, { fill: tint.yellow, width: 3 }),
      circle([220, 164], 100, { fill: paper, width: 1.5 }),
      [0, 120, 240].map((degrees) => {
        const at = polar([220, 164], degrees, 112)
        return circle(at, 15, { fill: paper, colour: paper })
      }),
      circle([220, 164], 100, { width: 1.5 }),
      path('M150 190C170 168 200 168 222 190C200 208 170 208 150 190Z', { fill: tint.blue }),
      ellipse([186, 189], [13, 8], { fill: paper, width: 1.5 }),
      path('M220 110C250 92 284 110 280 140C300 160 270 176 256 160C236 166 206 140 220 110Z', {
        fill: tint.grey,
      }),
      pointer(polar([220, 164], 62, 112), [400, 40], 'P'),
      pointer([334, 164], [430, 164], 'Q'),
      pointer([166, 190], [40, 210], 'R'),
      pointer([264, 130], [410, 100], 'S'),
    ),

  /** A mature embryo sac. */
  'flo-0101': () => {
    const drawn = embryoSac([240, 170], 1.2)
    return figure(
      { height: 340 },
      drawn,
      pointer(drawn.at.antipodals, [400, 40], 'P'),
      pointer(drawn.at.polarNuclei, [400, 150], 'Q'),
      pointer(drawn.at.egg, [90, 230], 'R'),
      pointer([274, 268], [400, 300], 'S'),
    )
  },

  /** The embryo of a dicotyledon. */
  'flo-0102': () =>
    figure(
      { height: 340 },
      path('M232 170C180 170 140 130 142 80C144 34 190 16 214 40C232 60 236 120 236 150Z', {
        fill: tint.green,
        width: 3,
      }),
      path('M248 170C300 170 340 130 338 80C336 34 290 16 266 40C248 60 244 120 244 150Z', {
        fill: tint.green,
        width: 3,
      }),
      path('M218 168C214 220 216 270 226 300Q240 330 254 300C264 270 266 220 262 168Q240 150 218 168Z', {
        fill: tint.yellow,
        width: 3,
      }),
      path('M230 162Q240 128 250 162Z', { fill: tint.blue }),
      path('M222 288Q240 330 258 288Q256 324 240 326Q224 324 222 288Z', { fill: tint.grey }),
      pointer([240, 148], [400, 150], 'P'),
      pointer([170, 90], [60, 70], 'Q'),
      pointer([226, 220], [80, 220], 'R'),
      pointer([240, 298], [380, 300], 'S'),
    ),

  /** The embryo of a grass. */
  'flo-0103': () =>
    figure(
      { height: 350 },
      path(
        'M170 30C110 70 96 250 170 320C196 330 206 290 204 250C214 230 214 140 204 120C206 80 200 30 170 30Z',
        { fill: tint.yellow, width: 3 },
      ),
      path(
        'M204 190C220 170 232 150 232 130C240 170 262 190 262 214C256 236 236 240 232 262C226 240 210 230 204 210Z',
        { fill: tint.grey },
      ),
      path(
        'M220 170C200 110 216 50 244 34C280 60 280 130 262 176L250 180C262 130 262 86 246 66C228 90 228 130 236 178Z',
        { fill: tint.green, width: 3 },
      ),
      path('M240 170C236 130 240 100 246 90C254 110 254 140 248 172Z', { fill: paper }),
      path(
        'M218 250C210 290 216 318 240 330C266 320 274 290 264 250L252 246C258 280 254 298 240 306C228 298 226 280 230 248Z',
        { fill: tint.blue, width: 3 },
      ),
      path('M232 250C230 270 232 286 240 290C250 286 250 268 248 248Z', { fill: paper }),
      path('M262 206C276 200 290 208 286 222C276 226 266 222 262 214Z', { fill: tint.red }),
      pointer([150, 160], [50, 130], 'P'),
      pointer([270, 100], [400, 70], 'Q'),
      pointer([264, 286], [400, 290], 'R'),
      pointer([282, 214], [400, 190], 'S'),
    ),

  /** An apple cut lengthwise. */
  'flo-0104': () =>
    figure(
      { height: 330 },
      path('M240 56C244 34 256 20 274 14', { width: 6 }),
      path(
        'M240 58C180 26 100 60 100 160C100 250 170 314 220 304C232 300 248 300 260 304C310 314 380 250 380 160C380 60 300 26 240 58Z',
        {
          fill: tint.yellow,
          width: 4,
        },
      ),
      path('M240 96C180 110 170 200 240 244C310 200 300 110 240 96Z', {
        colour: green,
        width: 2,
        dashed: true,
      }),
      path('M236 128C200 130 190 190 232 218ZM244 128C280 130 290 190 248 218Z', { fill: paper, width: 3 }),
      ellipse([222, 174], [9, 20], { fill: '#8a5a3b' }),
      ellipse([258, 174], [9, 20], { fill: '#8a5a3b' }),
      path('M228 302l6 -14l6 14l6 -14l6 14', { colour: blue }),
      pointer([330, 110], [420, 70], 'P'),
      pointer([280, 176], [430, 190], 'Q'),
      pointer([222, 176], [50, 190], 'R'),
    ),
  /** An embryo sac in its ovule, after the fusion of the polar nuclei. */
  'flo-0003': () => {
    const middle: Point = [240, 178]
    const sac = embryoSac(middle, 0.78)
    const nucleus: Point = [240, 172]
    return figure(
      { height: 360 },
      ellipse(middle, [150, 162], { fill: tint.green }),
      ellipse(middle, [124, 140], { fill: tint.yellow }),
      path('M231 343L235 312H245L249 343Z', { fill: paper, colour: paper }),
      Array.from({ length: 16 }, (_, index) => {
        const [dx, dy] = polar([0, 0], index * 22.5 + 11, 1)
        const at: Point = [middle[0] + dx * 92, middle[1] + dy * 118]
        return [circle(at, 13, { fill: paper, width: 1.5 }), dot(at, ink, 4)]
      }),
      sac,
      circle(nucleus, 17, { fill: tint.blue }),
      dot(nucleus, ink, 4),
      pointer([middle[0] + 92 * Math.cos(0.585), middle[1] - 118 * Math.sin(0.585)], [440, 60], 'P'),
      pointer(sac.at.synergids, [60, 300], 'Q'),
      pointer(nucleus, [36, 180], 'R'),
    )
  },
}
