import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { dimension, guide } from '../kit/basics/measure.ts'
import { blue, red } from '../kit/basics/palette.ts'
import type { Point } from '../kit/basics/point.ts'
import { dot, line } from '../kit/basics/shapes.ts'
import { smooth } from '../kit/basics/smooth.ts'
import { standingWave } from '../kit/fields/waves.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { plot } from '../kit/graphs/plot.ts'
import { block, spring } from '../kit/mechanics/bodies.ts'
import { surface } from '../kit/mechanics/surfaces.ts'
import { systems } from './oscillations-and-waves/systems.ts'

export const figures: Figures = {
  ...systems,
  'osc-0012': () => {
    const graph = plot({
      x: { to: 12, step: 1, label: '*t* (s)' },
      y: { from: -4, to: 4, step: 2, label: '*x* (cm)' },
      box: { left: 72, top: 36, right: 448, bottom: 264 },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, (t) => 4 * Math.cos((2 * Math.PI * (t + 2)) / 12), { to: 12 }),
    )
  },
  'osc-0021': () => {
    const graph = plot({
      x: { from: -0.3, to: 0.3, step: 0.1, label: '*x* (m)' },
      y: {
        to: 18,
        marks: [2, 4, 6, 8, 10, 12, 14, 16, 18].map((value): [number, string] => [
          value,
          value === 6 ? '' : String(value),
        ]),
        label: '*U* (J)',
      },
      box: { left: 40, top: 36, right: 440, bottom: 264 },
    })
    return figure(
      { height: 320 },
      axes(graph, { grid: true }),
      curve(graph, (x) => 6 + 200 * x * x, { from: -0.24, to: 0.24 }),
    )
  },
  'osc-0031': () =>
    figure(
      { height: 340 },
      surface([330, 30], [150, 30]),
      spring([240, 30], [240, 140]),
      label([262, 86], '300 N m^{-1}', { anchor: 'start' }),
      line(
        [
          [160, 140],
          [320, 140],
        ],
        { width: 6 },
      ),
      spring([180, 140], [180, 250]),
      spring([300, 140], [300, 250]),
      label([158, 196], '300 N m^{-1}', { anchor: 'end' }),
      label([322, 196], '300 N m^{-1}', { anchor: 'start' }),
      block([240, 300], [180, 50], '2.0 kg'),
    ),
  'osc-0035': () => {
    const graph = plot({
      x: { to: 0.6, step: 0.1, label: '*L* (m)' },
      y: { to: 8, step: 1, label: '*T*^{2} (s^{2})' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [0.6, 7.2],
      ]),
    )
  },
  'osc-0040': () => {
    const graph = plot({
      x: { to: 9, label: '*x*' },
      y: { from: -1.4, to: 1.4, label: '*y*' },
    })
    const place = (x: number) => graph.at(x, Math.sin((Math.PI * x) / 4))
    return figure(
      { height: 300 },
      axes(graph),
      curve(graph, (x) => Math.sin((Math.PI * x) / 4)),
      [2, 4, 6, 8].map((x) => dot(place(x))),
      label(place(2), 'P', { side: 'above', gap: 8 }),
      label(place(4), 'Q', { side: 'above-right', gap: 10 }),
      label(place(6), 'R', { side: 'below', gap: 8 }),
      label(place(8), 'S', { side: 'above-left', gap: 10 }),
      arrow([330, 70], [250, 70], { label: { label: 'wave', side: 'above' }, labelAt: 'middle' }),
    )
  },
  'osc-0049': () => {
    const graph = plot({
      x: { to: 10, step: 1, label: '*x* (cm)' },
      y: { from: -3, to: 4, step: 1, label: '*y* (mm)' },
      box: { left: 60, top: 36, right: 440, bottom: 264 },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 0],
        [0, 3],
        [2, 3],
        [2, 0],
        [6.5, 0],
        [6.5, -2],
        [8.5, -2],
        [8.5, 0],
        [10, 0],
      ]),
      arrow(graph.at(2.8, 1.5), graph.at(4.4, 1.5), {
        label: { label: '1 cm s^{-1}', side: 'above' },
        labelAt: 'middle',
      }),
      arrow(graph.at(5.8, -1.5), graph.at(4.2, -1.5), {
        label: { label: '1 cm s^{-1}', side: 'below' },
        labelAt: 'middle',
      }),
    )
  },
  'osc-0056': () => {
    const [left, right, middle, half] = [50, 430, 90, 40]
    const pattern = (sign: number) =>
      smooth(
        Array.from({ length: 41 }, (_, index): Point => {
          const share = index / 40
          return [left + (right - left) * share, middle - sign * 30 * Math.sin((5 * Math.PI * share) / 2)]
        }),
        { colour: blue, dashed: sign < 0 },
      )
    return figure(
      { height: 190 },
      line(
        [
          [right, middle - half],
          [left, middle - half],
          [left, middle + half],
          [right, middle + half],
        ],
        { width: 4 },
      ),
      pattern(1),
      pattern(-1),
      dimension([left, 160], [right, 160], { label: '1.0 m', side: 'below' }),
    )
  },
  'osc-0064': () => {
    const graph = plot({
      x: {
        to: 0.5,
        marks: [
          [0.125, '0.125'],
          [0.25, '0.250'],
          [0.375, '0.375'],
          [0.5, '0.500'],
        ],
        label: '*t* (s)',
      },
      y: { from: -1, to: 1 },
      box: { left: 36, top: 70, right: 440, bottom: 250 },
    })
    const values = Array.from({ length: 801 }, (_, index): Point => {
      const t = index / 1600
      return [t, 0.9 * Math.cos(4 * Math.PI * t) * Math.cos(64 * Math.PI * t)]
    })
    const level = 38
    const from: Point = [graph.at(0.125, 0)[0], level]
    const to: Point = [graph.at(0.375, 0)[0], level]
    return figure(
      { height: 320 },
      line(
        values.map(([t, y]) => graph.at(t, y)),
        { colour: blue },
      ),
      arrow([36, 160], [454, 160]),
      arrow([36, 250], [36, 54]),
      label([50, 60], 'Displacement', { anchor: 'start', size: 15 }),
      [0.125, 0.25, 0.375, 0.5].map((t) => [
        guide(graph.at(t, -1), [graph.at(t, 0)[0], 262]),
        label([graph.at(t, 0)[0], 262], t.toFixed(3), { side: 'below', size: 15 }),
      ]),
      label([454, 300], '*t* (s)', { anchor: 'end' }),
      dimension(from, to, { label: '8 fast oscillations', side: 'above' }),
    )
  },
  'osc-0092': () => {
    const graph = plot({
      x: { to: 3, step: 1, label: '*x* (m)' },
      y: { from: -6, to: 6, step: 2, label: '*y* (cm)' },
      box: { left: 60, top: 36, right: 440, bottom: 264 },
    })
    const wave = (moved: number) => (x: number) => 4 * Math.sin(Math.PI * (x - moved))
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      curve(graph, wave(0), { label: { label: '*t* = 0', side: 'above' }, labelAt: 0.45 }),
      curve(graph, wave(0.5), {
        colour: red,
        dashed: true,
        label: { label: '*t* = 0.10 s', side: 'above' },
        labelAt: 1.15,
      }),
    )
  },
  'osc-0096': () => {
    const graph = plot({
      x: { to: 0.05, step: 0.01, label: '*x*^2 (m^2)' },
      y: { to: 20, step: 4, label: '*v*^2 (m^2 s^{-2})' },
    })
    return figure(
      { height: 300 },
      axes(graph, { grid: true }),
      trace(graph, [
        [0, 16],
        [0.04, 0],
      ]),
    )
  },
  'osc-0097': () => {
    const graph = plot({
      x: { to: 12, step: 1, label: '*x* (cm)' },
      y: { from: -1.4, to: 1.4, label: '*y*' },
      box: { left: 40, top: 36, right: 440, bottom: 250 },
    })
    const place = (x: number) => graph.at(x, Math.sin((Math.PI * x) / 4))
    return figure(
      { height: 290 },
      axes(graph),
      curve(graph, (x) => Math.sin((Math.PI * x) / 4)),
      dot(place(1), undefined, 6),
      dot(place(4), undefined, 6),
      label(place(1), 'M', { side: 'above-left', gap: 8 }),
      label(place(4), 'N', { side: 'above-right', gap: 8 }),
    )
  },
  'osc-0098': () =>
    figure(
      { height: 200 },
      standingWave([50, 80], [430, 80], 4, 34),
      line(
        [
          [50, 40],
          [50, 120],
        ],
        { width: 5 },
      ),
      line(
        [
          [430, 40],
          [430, 120],
        ],
        { width: 5 },
      ),
      dimension([50, 160], [430, 160], { label: '1.2 m', side: 'below' }),
    ),
  'osc-0099': () => {
    const graph = plot({
      x: { to: 10, label: '*t*' },
      y: { from: -1.4, to: 1.4, label: '*x*' },
      box: { left: 40, top: 36, right: 440, bottom: 230 },
    })
    const place = (t: number) => graph.at(t, Math.cos((Math.PI * t) / 4))
    return figure(
      { height: 260 },
      axes(graph),
      curve(graph, (t) => Math.cos((Math.PI * t) / 4)),
      [0, 2, 4, 6].map((t) => dot(place(t))),
      label(place(0), 'P', { side: 'above-right', gap: 8 }),
      label(place(2), 'Q', { side: 'above-right', gap: 8 }),
      label(place(4), 'R', { side: 'below', gap: 8 }),
      label(place(6), 'S', { side: 'above-left', gap: 8 }),
    )
  },
}
