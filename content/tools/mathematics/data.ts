/** The numbers that describe a set of observations. */
export const sum = (x: readonly number[]): number => x.reduce((total, value) => total + value, 0)

export const mean = (x: readonly number[]): number => sum(x) / x.length

export function median(x: readonly number[]): number {
  const sorted = x.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const middle = sorted.slice(sorted.length % 2 === 0 ? half - 1 : half, half + 1)
  return mean(middle)
}

/** The mean square of the distances from the mean. */
export const variance = (x: readonly number[]): number => mean(x.map((value) => (value - mean(x)) ** 2))

export const meanDeviation = (x: readonly number[], from: number): number =>
  mean(x.map((value) => Math.abs(value - from)))

/** The share of equally likely cases in which an event occurs: its probability. */
export const share = <T>(cases: readonly T[], occurs: (each: T) => boolean): number =>
  cases.filter(occurs).length / cases.length
