import { join } from '../../kit/basics/element.ts'
import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { blue, grey, ink, paper, red, tint } from '../../kit/basics/palette.ts'
import type { Point } from '../../kit/basics/point.ts'
import { circle, dot, ellipse, line, rectangle } from '../../kit/basics/shapes.ts'
import { path } from '../../kit/basics/smooth.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { trace } from '../../kit/graphs/curves.ts'
import { plotLabel } from '../../kit/graphs/marks.ts'
import { plot } from '../../kit/graphs/plot.ts'

/** A cell with its spindle from left to right, and its name. */
const spindleCell = ([x, y]: Point, name: string) => [
  ellipse([x, y], [100, 66], { width: 3 }),
  [-40, 0, 40].map((bend) =>
    path(`M${x - 92} ${y}Q${x} ${y + bend * 2.4} ${x + 92} ${y}`, { colour: grey, width: 1.5 }),
  ),
  label([x - 112, y - 60], name, { bold: true }),
]

const whole = (x: number, y: number, colour: string) =>
  join([
    path(
      `M${x - 6} ${y - 13}Q${x + 1} ${y} ${x - 6} ${y + 13}M${x + 6} ${y - 13}Q${x - 1} ${y} ${x + 6} ${y + 13}`,
      {
        colour,
        width: 5,
      },
    ),
    dot([x, y], ink, 3.5),
  ])

/** Chromatids that follow their centromere to the left (-1) or to the right (1). */
const single = (x: number, y: number, side: 1 | -1, colour: string) =>
  path(`M${x - side * 14} ${y - 9}L${x} ${y}L${x - side * 14} ${y + 9}`, { colour, width: 4 })

const doubled = (x: number, y: number, side: 1 | -1, colour: string) =>
  join([single(x, y, side, colour), single(x - side * 9, y, side, colour), dot([x - side * 4, y], ink, 3.5)])

const folded = (x: number, y: number, fill: string) =>
  join([
    circle([x, y], 24, { fill, width: 1.5 }),
    path(
      `M${x - 16} ${y - 4}C${x - 10} ${y - 20} ${x + 4} ${y - 18} ${x + 2} ${y - 6}S${x - 12} ${y + 4} ${x - 4} ${y + 12}S${x + 18} ${y + 10} ${x + 12} ${y - 4}`,
      { width: 2.5 },
    ),
  ])

const row = [-36, -12, 12, 36]

export const cellStages: Figures = {
  /** Division of cells with four chromosomes. */
  'cel-0162': () => {
    const [p, q, r, s]: Point[] = [
      [124, 92],
      [364, 92],
      [124, 252],
      [364, 252],
    ]
    if (!p || !q || !r || !s) throw new Error('a cell has no place')
    return figure(
      { height: 340 },
      spindleCell(p, 'P'),
      spindleCell(q, 'Q'),
      spindleCell(r, 'R'),
      spindleCell(s, 'S'),
      row.map((dy, index) => whole(p[0], p[1] + dy * 1.05, index % 2 ? red : blue)),
      row.map((dy, index) => [
        single(q[0] - 46, q[1] + dy * 0.9, -1, index % 2 ? red : blue),
        single(q[0] + 46, q[1] + dy * 0.9, 1, index % 2 ? red : blue),
      ]),
      [-16, 16].map((dy, index) => [
        doubled(r[0] - 50, r[1] + dy, -1, index ? red : blue),
        doubled(r[0] + 50, r[1] + dy, 1, index ? blue : red),
      ]),
      [-16, 16].map((dy, index) => [
        single(s[0] - 46, s[1] + dy, -1, index ? red : blue),
        single(s[0] + 46, s[1] + dy, 1, index ? red : blue),
      ]),
    )
  },

  /** DNA of a cell before, during and after meiosis. */
  'cel-0163': () => {
    const graph = plot({
      x: { to: 10, label: 'time' },
      y: { to: 4.6, step: 1, label: 'DNA per cell (units)' },
    })
    return figure(
      { height: 290 },
      axes(graph),
      trace(graph, [
        [0, 2],
        [2.2, 2],
        [3.4, 4],
        [5.4, 4],
        [5.5, 2],
        [7.6, 2],
        [7.7, 1],
        [10, 1],
      ]),
      plotLabel(graph, 1.1, 2, 'P', { side: 'above' }),
      plotLabel(graph, 4.4, 4, 'Q', { side: 'above' }),
      plotLabel(graph, 6.6, 2, 'R', { side: 'above' }),
      plotLabel(graph, 8.9, 1, 'S', { side: 'above' }),
    )
  },

  /** A bacterium in section. */
  'cel-0164': () =>
    figure(
      { height: 290 },
      rectangle([240, 150], [330, 160], { fill: tint.green, corner: 80 }),
      rectangle([240, 150], [300, 130], { fill: tint.grey, corner: 65, width: 3 }),
      rectangle([240, 150], [286, 116], { fill: paper, corner: 58 }),
      path('M300 95C296 118 282 124 290 138S314 132 310 146S286 146 290 158S322 160 318 140S322 112 316 94', {
        fill: tint.yellow,
      }),
      path(
        'M160 150C150 120 190 116 196 136S230 116 236 140S262 152 244 168S214 160 206 178S160 186 170 164S172 156 160 150Z',
        {
          colour: blue,
          width: 3,
        },
      ),
      circle([140, 178], 12, { colour: blue, width: 3 }),
      [
        [150, 116],
        [216, 190],
        [260, 110],
        [330, 180],
        [350, 160],
        [270, 186],
      ].map(([x = 0, y = 0]) => dot([x, y], ink, 3)),
      [110, 170, 230, 290, 350].map((x) => path(`M${x} 231l${(x - 240) / 12} 22`, { width: 2 })),
      path('M76 140C50 130 60 100 36 104S30 70 14 72', { width: 3 }),
      pointer([134, 188], [76, 252], 'P', { side: 'left' }),
      pointer([306, 120], [370, 30], 'Q'),
      pointer([296, 244], [380, 270], 'R'),
      pointer([190, 76], [140, 30], 'S', { side: 'left' }),
    ),

  /** Four levels of protein structure. */
  'cel-0165': () => {
    const beads: Point[] = [
      [40, 96],
      [58, 110],
      [78, 100],
      [98, 112],
      [118, 100],
      [138, 112],
      [158, 100],
      [178, 112],
    ]
    return figure(
      { height: 300 },
      ['P', 'Q', 'R', 'S'].map((name, index) => {
        const at: Point = [index % 2 ? 360 : 120, index < 2 ? 82 : 222]
        return [
          rectangle(at, [216, 130], { colour: grey, corner: 6 }),
          label([at[0] - 92, at[1] - 46], name, { bold: true }),
        ]
      }),
      line(beads),
      beads.map((at, index) =>
        circle(at, 9, { fill: [tint.blue, tint.red, tint.yellow][index % 3] ?? tint.blue }),
      ),
      label([40, 124], 'N'),
      label([198, 112], 'C'),
      Array.from({ length: 5 }, (_, turn) =>
        path(`M${296 + turn * 26} 112C${300 + turn * 26} 40 ${322 + turn * 26} 40 ${322 + turn * 26} 112`, {
          colour: blue,
          width: 4,
        }),
      ),
      path(
        'M70 220C76 180 116 176 118 202S84 214 92 238S138 250 140 222S110 196 150 188S186 226 160 246S116 262 106 252S150 214 166 212',
        { colour: blue, width: 4 },
      ),
      folded(346, 202, tint.blue),
      folded(394, 202, paper),
      folded(346, 248, paper),
      folded(394, 248, tint.blue),
    )
  },
}
