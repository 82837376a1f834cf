import { type Figures, figure } from '../../kit/basics/figure.ts'
import { blue, paper, red, tint } from '../../kit/basics/palette.ts'
import { type Point, polar } from '../../kit/basics/point.ts'
import { circle, ellipse, line } from '../../kit/basics/shapes.ts'
import { path } from '../../kit/basics/smooth.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { trace } from '../../kit/graphs/curves.ts'
import { plotLabel } from '../../kit/graphs/marks.ts'
import { plot } from '../../kit/graphs/plot.ts'

const virus: Point = [220, 172]

export const plates: Figures = {
  /** The human immunodeficiency virus. */
  'wel-0109': () =>
    figure(
      { height: 345 },
      Array.from({ length: 16 }, (_, index) => {
        const at = polar(virus, index * 22.5, 146)
        return [line([polar(virus, index * 22.5, 124), at], { width: 3 }), circle(at, 10, { fill: tint.red })]
      }),
      circle(virus, 126, { fill: tint.yellow, width: 4 }),
      circle(virus, 112, { fill: paper, width: 1.5 }),
      path('M150 116C180 84 262 84 290 116C296 160 270 240 236 262H204C170 240 144 160 150 116Z', {
        fill: tint.blue,
        width: 5,
      }),
      path(
        'M196 122C214 140 184 160 204 180S190 220 212 244M240 122C222 142 254 160 234 182S250 220 228 244',
        { colour: red, width: 4 },
      ),
      [
        [196, 158],
        [244, 160],
        [204, 208],
        [238, 210],
      ].map(([x = 0, y = 0]) => circle([x, y], 8, { fill: tint.green })),
      pointer(polar(virus, 30, 119), [420, 60], 'P'),
      pointer([284, 160], [430, 140], 'Q'),
      pointer([234, 182], [430, 210], 'R'),
      pointer([238, 212], [430, 280], 'S'),
    ),

  /** Positions of lymphoid organs. */
  'wel-0110': () =>
    figure(
      { height: 360 },
      path(
        'M222 76C204 66 200 48 204 36C210 8 270 8 276 36C280 48 276 66 258 76V92C296 98 330 100 342 130L362 250H334L314 176L308 220L318 360H260L240 250L220 360H162L172 220L166 176L146 250H118L138 130C150 100 184 98 222 92Z',
        { fill: tint.grey },
      ),
      path(
        'M226 116C234 110 238 118 240 122C242 118 248 110 256 116C260 134 256 146 250 148C244 144 238 144 232 148C224 146 220 134 226 116Z',
        { fill: tint.green },
      ),
      ellipse([276, 182], [13, 22], { fill: tint.red }),
      [
        [226, 84],
        [254, 84],
        [162, 132],
        [172, 144],
        [318, 132],
        [308, 144],
      ].map(([x = 0, y = 0]) => circle([x, y], 6, { fill: tint.yellow })),
      path('M196 250L192 340', { width: 14, colour: '#151d33' }),
      path('M196 250L192 340', { width: 10, colour: paper }),
      path('M196 260L193 330', { width: 4, colour: red }),
      pointer([240, 134], [420, 80], 'P'),
      pointer([278, 184], [420, 190], 'Q'),
      pointer([162, 132], [60, 100], 'R'),
      pointer([194, 300], [60, 290], 'S'),
    ),

  /** The course of an infection with HIV. */
  'wel-0111': () => {
    const graph = plot({
      x: { to: 10, step: 2, label: 'years' },
      y: { to: 110, step: 50, label: '% of the maximum' },
    })
    return figure(
      { height: 300 },
      axes(graph),
      trace(
        graph,
        [
          [0, 100],
          [0.4, 62],
          [1, 76],
          [3, 64],
          [5, 50],
          [7, 34],
          [9, 16],
          [10, 10],
        ],
        { soft: true },
      ),
      trace(
        graph,
        [
          [0, 0],
          [0.4, 80],
          [0.9, 30],
          [1.6, 10],
          [4, 14],
          [6, 24],
          [8, 52],
          [10, 100],
        ],
        { soft: true, colour: red, dashed: true },
      ),
      plotLabel(graph, 3.4, 66, 'P', { side: 'above-right', colour: blue }),
      plotLabel(graph, 8.6, 66, 'Q', { side: 'left', colour: red }),
    )
  },
}
