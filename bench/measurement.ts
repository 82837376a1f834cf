/** One figure, with its name in budgets.json; or why it could not be measured. */
export type Measurement =
  | { name: string; value: number; reason?: undefined }
  | { name: string; value?: undefined; reason: string }

/** The value below which that share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

export const round = (value: number, decimals = 0): number => Number(value.toFixed(decimals))
