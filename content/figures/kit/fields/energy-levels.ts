import { arrow } from '../basics/arrow.ts'
import { join } from '../basics/element.ts'
import { label } from '../basics/label.ts'
import { red } from '../basics/palette.ts'
import { line } from '../basics/shapes.ts'

export type EnergyLevel = { y: number; left?: string; right?: string }
export type Transition = { from: number; to: number; label?: string }

/** A ladder of levels between two edges; transitions name levels by their place in the list, 0 first. */
export function energyLevels(
  levels: readonly EnergyLevel[],
  transitions: readonly Transition[] = [],
  { from = 96, to = 372 }: { from?: number; to?: number } = {},
): string {
  const rungs = levels.map(({ y, left = '', right = '' }) => [
    line([
      [from, y],
      [to, y],
    ]),
    label([from, y], left, { side: 'left', gap: 10 }),
    label([to, y], right, { side: 'right', gap: 10 }),
  ])
  const gap = (to - from) / (transitions.length + 1)
  const arrows = transitions.map(({ from: start, to: end, label: name }, index) => {
    const x = from + gap * (index + 1)
    const [high, low] = [levels[start]?.y ?? 0, levels[end]?.y ?? 0]
    const text = name ? { label: name, side: 'right' as const } : undefined
    return arrow([x, high], [x, low], { colour: red, label: text, labelAt: 'middle' })
  })
  return join([rungs, arrows])
}
