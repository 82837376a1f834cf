import type { Point } from '../basics/point.ts'

export type AxisPlan = {
  /** Where the axis begins; 0 by default. */
  from?: number
  to: number
  /** Numbered ticks at each step; a sketch without numbers has none. */
  step?: number
  /** Named ticks: [value, text]. */
  marks?: readonly (readonly [value: number, text: string])[]
  /** Names in the middle of 0-1, 1-2 …, for bars. */
  names?: readonly string[]
  label?: string
}

export type Box = { left: number; top: number; right: number; bottom: number }
export type PlotPlan = { x: AxisPlan; y: AxisPlan; box?: Box }

/** A pair of axes, which gives the point of a pair of values in the figure. */
export type Plot = PlotPlan & {
  box: Box
  at: (x: number, y: number) => Point
  /** The values at which the axes cross. */
  origin: Point
}

/** Fills a figure of 480 by 300, with room for the numbers and names of the axes. */
export const wholeFigure: Box = { left: 72, top: 36, right: 448, bottom: 240 }

export function plot({ x, y, box = wholeFigure }: PlotPlan): Plot {
  const share = ({ from = 0, to }: AxisPlan, value: number) => (value - from) / (to - from)
  const at = (across: number, up: number): Point => [
    box.left + share(x, across) * (box.right - box.left),
    box.bottom - share(y, up) * (box.bottom - box.top),
  ]
  const crossing = ({ from = 0, to }: AxisPlan) => Math.min(Math.max(0, from), to)
  return { x, y, box, at, origin: [crossing(x), crossing(y)] }
}

/** Boxes for several small plots side by side, row by row, in a figure of the given size. */
export function panelBoxes(columns: number, rows: number, [width, height]: Point): Box[] {
  const [w, h] = [width / columns, height / rows]
  return Array.from({ length: columns * rows }, (_, index) => {
    const [left, top] = [(index % columns) * w, Math.floor(index / columns) * h]
    return { left: left + 40, top: top + 34, right: left + w - 28, bottom: top + h - 34 }
  })
}
