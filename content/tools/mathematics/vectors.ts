export type Vector = readonly number[]

export const minus = (a: Vector, b: Vector): number[] => a.map((x, i) => x - (b[i] ?? 0))

export const dot = (a: Vector, b: Vector): number => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0)

export const magnitude = (a: Vector): number => Math.sqrt(dot(a, a))

export const cross = ([a = 0, b = 0, c = 0]: Vector, [d = 0, e = 0, f = 0]: Vector): number[] => [
  b * f - c * e,
  c * d - a * f,
  a * e - b * d,
]

export const plus = (a: Vector, b: Vector): number[] => a.map((x, i) => x + (b[i] ?? 0))

export const times = (factor: number, a: Vector): number[] => a.map((x) => factor * x)

export type Line = readonly [point: Vector, direction: Vector]

/** Between two lines that are not parallel. */
export function shortestDistance([a, p]: Line, [b, q]: Line): number {
  const normal = cross(p, q)
  return Math.abs(dot(minus(b, a), normal)) / magnitude(normal)
}
