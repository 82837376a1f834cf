import type { Point } from '../basics/point.ts'
import type { Atom, Skeleton } from './skeleton.ts'

/**
 * A regular ring whose atoms are `r1`, `r2` … for the name `r`, clockwise from the top (or from `start` degrees),
 * all sides one bond long. `double` lists the corners at which a double bond to the next one begins.
 */
export function ring(
  name: string,
  corners: number,
  { centre = [0, 0], start = 90, double = [], texts = {} }: RingOptions = {},
): Skeleton {
  const radius = 0.5 / Math.sin(Math.PI / corners)
  const numbers = Array.from({ length: corners }, (_, index) => index + 1)
  const atoms = numbers.map((number): [string, Atom] => {
    const angle = ((start - ((number - 1) * 360) / corners) * Math.PI) / 180
    const place = [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)] as const
    return [`${name}${number}`, [...place, texts[number]]]
  })
  const bonds = numbers.map((number) => {
    const kind = double.includes(number) ? '=' : '-'
    return `${name}${number}${kind}${name}${(number % corners) + 1}`
  })
  return { atoms: Object.fromEntries(atoms), bonds: bonds.join(' ') }
}

type RingOptions = {
  centre?: Point
  start?: number
  double?: readonly number[]
  texts?: Record<number, string>
}

/** Benzene: `r1` on top, `r2` upper right, then clockwise. */
export const benzene = (name = 'r', centre: Point = [0, 0]): Skeleton =>
  ring(name, 6, { centre, double: [1, 3, 5] })

/** Where a substituent stands: one bond outwards from a corner of a ring around `centre`. */
export function outward([x, y]: Atom | undefined = [0, 0], centre: Point = [0, 0]): Point {
  const length = Math.hypot(x - centre[0], y - centre[1]) || 1
  return [x + (x - centre[0]) / length, y + (y - centre[1]) / length]
}

/** An open chain in zigzag from a start, its first step up to the right (or down). */
export function zigzag(names: readonly string[], start: Point = [0, 0], first: 'up' | 'down' = 'up') {
  const sign = first === 'up' ? 1 : -1
  return Object.fromEntries(
    names.map((name, index): [string, Atom] => [
      name,
      [start[0] + index * 0.866, start[1] + (index % 2) * 0.5 * sign],
    ]),
  )
}

export const joined = (...skeletons: readonly Skeleton[]): Skeleton => ({
  atoms: Object.assign({}, ...skeletons.map(({ atoms }) => atoms)),
  bonds: skeletons.map(({ bonds }) => bonds).join(' '),
})
