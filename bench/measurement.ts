/** One figure, with its name in budgets.json. */
export type Measurement = { name: string; value: number }

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
