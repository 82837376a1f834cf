import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { blue, red, tint } from '../kit/basics/palette.ts'
import type { Point } from '../kit/basics/point.ts'
import { circle, ellipse, line, rectangle } from '../kit/basics/shapes.ts'
import { path } from '../kit/basics/smooth.ts'
import { sperm } from '../kit/biology/sperm.ts'
import { pointer } from '../kit/diagrams/pointers.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve } from '../kit/graphs/curves.ts'
import { panelBoxes, plot } from '../kit/graphs/plot.ts'
import {
  bar,
  blastocyst,
  cellRing,
  femaleTract,
  oocyte,
} from './human-reproduction-and-reproductive-health/organs.ts'
import { reproductivePlates } from './human-reproduction-and-reproductive-health/plates.ts'

const mark = (at: Point, name: string, side: 'left' | 'right' | 'above' | 'below') => [
  ellipse(at, [7, 7], { fill: tint.yellow }),
  label(at, name, { side, gap: 12, bold: true }),
]

const bump = (x: number, at: number, wide: number) => Math.exp(-(((x - at) / wide) ** 2))
/** A soft step from 0 to 1. */
const rise = (x: number, at: number, wide: number) => 1 / (1 + Math.exp(-(x - at) / wide))

export const figures: Figures = {
  ...reproductivePlates,
  'hrp-0012': () =>
    figure(
      { height: 340 },
      line([
        [130, 230],
        [130, 130],
        [360, 130],
      ]),
      line([
        [130, 60],
        [250, 60],
        [250, 130],
      ]),
      line([
        [360, 100],
        [360, 300],
      ]),
      ellipse([130, 262], [62, 36], { fill: tint.blue }),
      label([130, 262], 'testis and\nepididymis', { halo: 'none', size: 16 }),
      path('M40 60C40 30 130 30 134 60C130 90 40 90 40 60Z', { fill: tint.green }),
      label([84, 60], 'seminal\nvesicle', { halo: 'none', size: 15 }),
      ellipse([360, 66], [62, 38], { fill: tint.yellow }),
      label([360, 66], 'urinary\nbladder', { halo: 'none', size: 16 }),
      arrow([360, 280], [360, 312]),
      label([350, 304], 'outside', { side: 'left' }),
      mark([130, 170], 'R', 'left'),
      mark([200, 60], 'S', 'above'),
      mark([305, 130], 'Q', 'below'),
      mark([360, 230], 'P', 'right'),
    ),

  'hrp-0027': () => {
    const cell = sperm([240, 100])
    return figure(
      { height: 200 },
      cell,
      pointer(cell.at.acrosome, [42, 36], 'P', { bold: true }),
      pointer(cell.at.nucleus, [92, 170], 'S', { bold: true }),
      pointer(cell.at.mitochondria, [190, 170], 'Q', { bold: true }),
      pointer(cell.at.tail, [330, 170], 'R', { bold: true }),
    )
  },

  'hrp-0031': () =>
    figure(
      { height: 320 },
      ellipse([240, 160], [180, 118]),
      oocyte([128, 130], 12),
      cellRing([128, 130], 18, 14),
      circle([190, 212], 40, { fill: tint.blue }),
      cellRing([190, 212], 40, 30),
      oocyte([166, 200], 13),
      cellRing([166, 200], 18, 12, 4),
      path('M352 90C318 92 300 116 312 140C330 160 372 152 388 132', { fill: tint.blue }),
      cellRing([402, 84], 16, 12, 4),
      oocyte([402, 84], 11),
      circle([310, 222], 34, { fill: tint.yellow }),
      cellRing([310, 222], 27, 16, 5),
      cellRing([310, 222], 15, 9, 5),
      cellRing([310, 222], 4, 3, 4),
      pointer([128, 130], [50, 50], 'R', { bold: true }),
      pointer([206, 222], [110, 290], 'Q', { bold: true }),
      pointer([340, 122], [360, 36], 'P', { bold: true }),
      pointer([322, 230], [410, 288], 'S', { bold: true }),
    ),

  'hrp-0035': () => {
    const panel = (top: number, name: string, days?: string) =>
      plot({
        x: { to: 28, step: 7, ...(days ? { label: days } : {}) },
        y: { to: 10, label: name },
        box: { left: 44, top, right: 440, bottom: top + 106 },
      })
    const [pituitary, ovary] = [
      panel(34, 'pituitary hormones'),
      panel(194, 'ovarian hormones', 'day of the cycle'),
    ]
    return figure(
      { height: 360 },
      axes(pituitary),
      curve(pituitary, (t) => 1.2 + 8 * bump(t, 14, 1.3), { colour: red }),
      curve(pituitary, (t) => 2 + 2 * bump(t, 14, 1.6) + 0.6 * bump(t, 4, 4), { dashed: true }),
      label(pituitary.at(15.4, 8), 'P', { side: 'right', bold: true, colour: red }),
      label(pituitary.at(16.5, 3.4), 'Q', { side: 'right', bold: true, colour: blue }),
      axes(ovary),
      curve(ovary, (t) => 1 + 6.5 * bump(t, 12, 2.6) + 3 * bump(t, 21, 4), { colour: red }),
      curve(ovary, (t) => 0.8 + 8 * bump(t, 21, 3.6), { dashed: true }),
      label(ovary.at(9.6, 6), 'R', { side: 'left', bold: true, colour: red }),
      label(ovary.at(23.6, 7), 'S', { side: 'right', bold: true, colour: blue }),
    )
  },

  'hrp-0036': () => {
    const boxes = panelBoxes(2, 2, [480, 350])
    const panel = (index: number, name: string, level: (day: number) => number) => {
      const box = boxes[index]
      const days = { to: 35, marks: [14, 28].map((day) => [day, String(day)] as const) }
      const graph = plot({ x: days, y: { to: 10 }, ...(box ? { box } : {}) })
      return [
        axes(graph),
        curve(graph, level),
        label([graph.box.left + 14, graph.box.top - 6], name, { bold: true }),
      ]
    }
    return figure(
      { height: 356 },
      panel(0, 'P', (t) => 0.6 + 7.6 * rise(t, 17.5, 1.2)),
      panel(1, 'Q', (t) => 0.6 + 7.6 * bump(t, 21, 3.4)),
      panel(2, 'R', (t) => 0.6 + 7.6 * bump(t, 14, 1.6)),
      panel(3, 'S', (t) => 8.2 - 7.6 * rise(t, 14, 1)),
    )
  },

  'hrp-0047': () =>
    figure(
      { height: 310 },
      femaleTract(),
      pointer([414, 138], [452, 200], 'P', { bold: true }),
      pointer([386, 62], [440, 30], 'Q', { bold: true }),
      pointer([308, 84], [300, 30], 'R', { bold: true }),
      pointer([240, 130], [340, 250], 'S', { bold: true }),
    ),

  'hrp-0051': () =>
    figure(
      { height: 250 },
      blastocyst([240, 125], 92),
      pointer([163, 77], [70, 50], 'P', { bold: true }),
      pointer([290, 125], [400, 60], 'Q', { bold: true }),
      label([200, 125], 'cavity', { size: 16 }),
    ),

  'hrp-0086': () =>
    figure(
      { height: 310 },
      femaleTract(),
      bar([166, 68], [156, 92]),
      bar([314, 68], [324, 92]),
      label([240, 30], 'block', { bold: true }),
      line([
        [214, 34],
        [170, 62],
      ]),
      line([
        [266, 34],
        [310, 62],
      ]),
      label([240, 126], 'uterus', { size: 16 }),
      label([84, 178], 'ovary', { size: 16, halo: 'none' }),
      label([396, 178], 'ovary', { size: 16, halo: 'none' }),
    ),
  /** Blood of a foetus on its way to the placenta and back. */
  'hrp-0059': () =>
    figure(
      { height: 280 },
      rectangle([78, 146], [108, 190], { fill: tint.yellow, corner: 40 }),
      label([78, 146], 'foetus', { halo: 'none' }),
      rectangle([402, 146], [108, 190], { fill: tint.red, corner: 14 }),
      label([402, 146], 'placenta', { halo: 'none' }),
      arrow([136, 92], [342, 92], { width: 5 }),
      arrow([344, 200], [138, 200], { width: 5 }),
      label([190, 62], 'P: 7'),
      label([290, 62], 'Q: 30'),
      label([190, 230], 'P: 15'),
      label([290, 230], 'Q: 26'),
    ),
}
