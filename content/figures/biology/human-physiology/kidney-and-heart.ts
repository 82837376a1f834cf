import { type Figures, figure } from '../../kit/basics/figure.ts'
import { paper, red, tint } from '../../kit/basics/palette.ts'
import { type Point, polar } from '../../kit/basics/point.ts'
import { circle, line } from '../../kit/basics/shapes.ts'
import { path } from '../../kit/basics/smooth.ts'
import { heart } from '../../kit/biology/heart.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { trace } from '../../kit/graphs/curves.ts'
import { plotLabel } from '../../kit/graphs/marks.ts'
import { plot } from '../../kit/graphs/plot.ts'

/** A medullary pyramid whose tip lies at a point; its base looks along the direction in degrees. */
const pyramid = (tip: Point, degrees: number) => {
  const [a, b] = [polar(tip, degrees + 24, 76), polar(tip, degrees - 24, 76)]
  const c = polar(tip, degrees, 84)
  return [
    path(`M${tip[0]} ${tip[1]}L${a[0]} ${a[1]}Q${c[0]} ${c[1]} ${b[0]} ${b[1]}Z`, { fill: tint.red }),
    [-12, 0, 12].map((turn) =>
      line([polar(tip, degrees + turn, 24), polar(tip, degrees + turn, 72)], { width: 1.5 }),
    ),
  ]
}

const tips: readonly (readonly [Point, number])[] = [
  [[222, 96], 100],
  [[200, 132], 148],
  [[196, 180], 188],
  [[206, 226], 232],
  [[236, 256], 282],
]

export const kidneyAndHeart: Figures = {
  /** A kidney cut lengthwise. */
  'hum-0219': () =>
    figure(
      { height: 350 },
      path(
        'M250 14C150 6 92 90 94 176C96 270 160 344 262 336C330 330 344 270 310 232C280 200 280 152 308 122C346 80 322 20 250 14Z',
        {
          fill: tint.yellow,
          width: 3,
        },
      ),
      path(
        'M300 150C270 110 236 90 222 92M300 150C260 140 220 124 200 130M290 176C250 182 222 180 196 180M300 200C262 212 232 220 206 226M300 204C276 230 256 248 236 258',
        {
          width: 14,
        },
      ),
      path(
        'M300 150C270 110 236 90 222 92M300 150C260 140 220 124 200 130M290 176C250 182 222 180 196 180M300 200C262 212 232 220 206 226M300 204C276 230 256 248 236 258',
        {
          width: 10,
          colour: paper,
        },
      ),
      tips.map(([tip, degrees]) => pyramid(tip, degrees)),
      path('M272 136C300 150 340 148 356 176V330H332V210C320 204 296 206 272 214C286 190 286 160 272 136Z', {
        fill: paper,
      }),
      pointer([152, 112], [50, 84], 'P', { side: 'left' }),
      pointer([132, 158], [50, 170], 'Q', { side: 'left' }),
      pointer([316, 176], [420, 150], 'R'),
      pointer([226, 94], [380, 52], 'S'),
    ),

  /** A renal corpuscle with its vessels. */
  'hum-0220': () =>
    figure(
      { height: 320 },
      path('M306 110C330 60 200 20 140 80C90 140 110 250 200 270C280 284 320 240 312 196', { width: 4 }),
      path('M306 110C290 96 262 96 250 118M312 196C296 214 270 212 252 196', { width: 4 }),
      path('M140 176H30M150 200C110 206 70 214 30 214', { width: 4 }),
      path(
        'M252 120C220 84 160 90 150 130S190 180 210 150S236 130 240 160S190 220 168 196S150 150 190 130S260 150 250 196',
        {
          colour: red,
          width: 9,
        },
      ),
      path('M306 112C350 96 400 130 450 118', { colour: red, width: 24 }),
      path('M306 112C350 96 400 130 450 118', { colour: tint.red, width: 18 }),
      path('M312 196C350 214 400 200 450 214', { colour: red, width: 14 }),
      path('M312 196C350 214 400 200 450 214', { colour: tint.red, width: 9 }),
      circle([352, 156], 32, { fill: tint.yellow }),
      circle([352, 156], 14, { fill: paper }),
      pointer([410, 112], [440, 52], 'P', { side: 'above' }),
      pointer([420, 206], [440, 268], 'Q', { side: 'below' }),
      pointer([70, 194], [70, 276], 'R', { side: 'below' }),
      pointer([352, 180], [340, 276], 'S', { side: 'below' }),
    ),

  /** Nodal tissue. */
  'hum-0221': () => {
    const organ = heart([240, 186], 1.3)
    return figure(
      { height: 360 },
      organ,
      circle([146, 138], 9, { fill: tint.yellow }),
      circle([206, 180], 9, { fill: tint.yellow }),
      path('M212 186L246 222L256 312', { width: 5 }),
      path('M246 222L258 250L262 312', { width: 5 }),
      path(
        'M256 312C230 300 200 270 180 250M240 300L214 300M262 312C300 300 330 270 344 240M286 300L318 296',
        { width: 2 },
      ),
      pointer([146, 138], [60, 110], 'P'),
      pointer([206, 180], [60, 200], 'Q'),
      pointer([232, 207], [420, 150], 'R'),
      pointer([330, 268], [420, 290], 'S'),
    )
  },

  /** One beat in an electrocardiogram. */
  'hum-0222': () => {
    const graph = plot({ x: { to: 10, label: 'time' }, y: { from: -2, to: 8, label: 'potential' } })
    return figure(
      { height: 300 },
      axes(graph),
      trace(graph, [
        [0.2, 0],
        [1, 0],
        [1.4, 0.9],
        [1.8, 1.1],
        [2.2, 0.9],
        [2.6, 0],
        [3.3, 0],
        [3.6, -0.8],
        [4, 7],
        [4.4, -1.6],
        [4.8, 0],
        [6.2, 0],
        [6.8, 1.1],
        [7.4, 1.6],
        [8, 1.1],
        [8.5, 0],
        [9.8, 0],
      ]),
      plotLabel(graph, 1.8, 1.1, '1', { side: 'above' }),
      plotLabel(graph, 3.2, 0, '2', { side: 'above' }),
      plotLabel(graph, 5.5, 0, '3', { side: 'above' }),
      plotLabel(graph, 8.6, 0, '4', { side: 'above' }),
    )
  },
}
