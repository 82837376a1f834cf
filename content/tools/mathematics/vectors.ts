export type Vector = readonly number[]

export const minus = (a: Vector, b: Vector): number[] => a.map((x, i) => x - (b[i] ?? 0))

export const dot = (a: Vector, b: Vector): number => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0)

export const magnitude = (a: Vector): number => Math.sqrt(dot(a, a))

export const cross = ([a = 0, b = 0, c = 0]: Vector, [d = 0, e = 0, f = 0]: Vector): number[] => [
  b * f - c * e,
  c * d - a * f,
  a * e - b * d,
]
