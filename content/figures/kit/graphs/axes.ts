import { arrow } from '../basics/arrow.ts'
import { join } from '../basics/element.ts'
import { label } from '../basics/label.ts'
import { tickSize, tint } from '../basics/palette.ts'
import { type Point, plus } from '../basics/point.ts'
import { line } from '../basics/shapes.ts'
import type { AxisPlan, Plot } from './plot.ts'

/** Both axes with arrows, ticks and names; `grid` adds lines for reading values. */
export function axes(plot: Plot, { grid = false }: { grid?: boolean } = {}): string {
  const { x, y, at, box, origin } = plot
  const [originX, originY] = at(...origin)
  return join([
    grid ? gridLines(plot) : '',
    arrow([box.left, originY], [box.right + 14, originY]),
    arrow([originX, box.bottom], [originX, box.top - 14]),
    ticksOf(x).map(([value, text]) => tickBelow(at(value, origin[1]), text, value === origin[0])),
    ticksOf(y).map(([value, text]) =>
      value === origin[1] && hasZero(x) ? '' : tickLeft(at(origin[0], value), text),
    ),
    nameOfX(plot),
    label([originX + 14, box.top - 12], y.label ?? '', { anchor: 'start' }),
    (x.names ?? []).map((name, index) =>
      label(at(index + 0.5, origin[1]), name, { side: 'below', size: tickSize, gap: 7 }),
    ),
  ])
}

const nameOfX = ({ x, box, at, origin }: Plot): string => {
  const below = at(...origin)[1] + (ticksOf(x).length + (x.names ?? []).length > 0 ? 40 : 16)
  return label([box.right + 20, below], x.label ?? '', { anchor: 'end' })
}

const hasZero = (axis: AxisPlan) => ticksOf(axis).some(([value]) => value === (axis.from ?? 0))

function ticksOf({ from = 0, to, step, marks = [] }: AxisPlan): [value: number, text: string][] {
  const count = step ? Math.floor((to - from) / step + 1e-6) + 1 : 0
  const numbered = Array.from({ length: count }, (_, index): [number, string] => {
    const value = Number((from + index * (step ?? 0)).toFixed(9))
    return [value, String(value).replace('-', '−')]
  })
  return [...numbered, ...marks.map(([value, text]): [number, string] => [value, text])]
}

const tickBelow = (at: Point, text: string, isOrigin: boolean) =>
  join([
    isOrigin ? '' : line([plus(at, [0, -4]), plus(at, [0, 4])]),
    label(plus(at, [isOrigin ? -8 : 0, 0]), text, { side: 'below', size: tickSize, gap: 7 }),
  ])

const tickLeft = (at: Point, text: string) =>
  join([
    line([plus(at, [-4, 0]), plus(at, [4, 0])]),
    label(at, text, { side: 'left', size: tickSize, gap: 9 }),
  ])

function gridLines({ x, y, at, box }: Plot): string {
  const look = { colour: tint.grey, width: 1.5 }
  const upright = ticksOf(x).map(([value]) => at(value, 0)[0])
  const level = ticksOf(y).map(([value]) => at(0, value)[1])
  return join([
    upright.map((px) =>
      line(
        [
          [px, box.top],
          [px, box.bottom],
        ],
        look,
      ),
    ),
    level.map((py) =>
      line(
        [
          [box.left, py],
          [box.right, py],
        ],
        look,
      ),
    ),
  ])
}
