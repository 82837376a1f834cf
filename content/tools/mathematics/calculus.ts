type Real = (x: number) => number

/** Of a smooth function, to about nine figures: Richardson's extrapolation of central differences. */
export function derivative(f: Real, x: number): number {
  const central = (h: number): number => (f(x + h) - f(x - h)) / (2 * h)
  return extrapolated(central, 0.01 * Math.max(1, Math.abs(x)))
}

export function secondDerivative(f: Real, x: number): number {
  const central = (h: number): number => (f(x + h) - 2 * f(x) + f(x - h)) / h ** 2
  return extrapolated(central, 0.05 * Math.max(1, Math.abs(x)))
}

const extrapolated = (estimate: Real, h: number): number => {
  const [whole, half, quarter] = [estimate(h), estimate(h / 2), estimate(h / 4)]
  const [better, best] = [(4 * half - whole) / 3, (4 * quarter - half) / 3]
  return (16 * best - better) / 15
}

/** Where f tends to at a; `a` may be Infinity. From both sides unless one is named; throws when there is no limit. */
export function limit(f: Real, a: number, side: 'left' | 'right' | 'both' = 'both'): number {
  if (!Number.isFinite(a)) return oneSided((h) => f(Math.sign(a) / h))
  const left = side === 'right' ? undefined : oneSided((h) => f(a - h))
  const right = side === 'left' ? undefined : oneSided((h) => f(a + h))
  if (
    left !== undefined &&
    right !== undefined &&
    Math.abs(left - right) > 1e-4 * Math.max(1, Math.abs(left))
  )
    throw new RangeError(`tends to ${left} from the left and to ${right} from the right`)
  return left ?? right ?? Number.NaN
}

/** The value at h = 0, by Neville's extrapolation through steps that still keep nine figures. */
function oneSided(f: Real): number {
  const steps = [0.08, 0.04, 0.02, 0.01, 0.005]
  let row = steps.map(f)
  for (let order = 1; order < steps.length; order++)
    row = row.slice(1).map((value, i) => value + (value - (row[i] ?? value)) / (2 ** order - 1))
  const [value = Number.NaN] = row
  if (!Number.isFinite(value) || Math.abs(value) > 1e6) throw new RangeError('has no finite limit')
  return value
}

/** The definite integral, by Gauss and Legendre in 400 parts: a corner inside a part costs some figures. */
export function integral(f: Real, from: number, to: number): number {
  const parts = 400
  const width = (to - from) / parts
  let total = 0
  for (let part = 0; part < parts; part++)
    for (const [at, weight] of nodes) total += (weight * width * f(from + (part + (1 + at) / 2) * width)) / 2
  return total
}

const nodes: readonly [at: number, weight: number][] = [
  [-Math.sqrt(0.6), 5 / 9],
  [0, 8 / 9],
  [Math.sqrt(0.6), 5 / 9],
]
