/** One figure with the name under which budgets.json knows it. */
export type Measurement = { name: string; value: number }

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
