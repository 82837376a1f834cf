import { direction, type Point } from '../basics/point.ts'
import { type Bond, neighboursOf, type Skeleton } from './skeleton.ts'

/** The side of a double bond on which its second line belongs: inside the ring, else towards the neighbours. */
export function insideOf(
  from: string,
  to: string,
  bonds: readonly Bond[],
  at: (atom: string) => Point,
  atoms: Skeleton['atoms'],
): -1 | 0 | 1 {
  const ringOfBond = shortestWay(from, to, bonds)
  const around = ringOfBond ?? [...neighboursOf(from, bonds), ...neighboursOf(to, bonds)]
  const others = around.filter((name) => name !== from && name !== to)
  if (!ringOfBond && (atoms[from]?.[2] || atoms[to]?.[2])) return 0
  const sum = others.reduce((total, name) => total + sideOf(at(from), at(to), at(name)), 0)
  return sum > 0.5 ? 1 : sum < -0.5 ? -1 : 0
}

function sideOf(from: Point, to: Point, other: Point): number {
  const turn = direction(from, other) - direction(from, to)
  return Math.sin((turn * Math.PI) / 180)
}

/** The atoms on the shortest way around a bond, when it closes a ring of at most eight. */
function shortestWay(from: string, to: string, bonds: readonly Bond[]): string[] | undefined {
  let ways = [[from]]
  for (let length = 2; length <= 8; length += 1) {
    ways = ways.flatMap((way) => {
      const last = way.at(-1) ?? ''
      return neighboursOf(last, bonds)
        .filter((next) => !way.includes(next) && !(last === from && next === to))
        .map((next) => [...way, next])
    })
    const closed = ways.find((way) => way.at(-1) === to)
    if (closed) return closed
  }
  return undefined
}
