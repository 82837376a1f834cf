/** Where a chart is highest and lowest. Undefined without any value. */
export type TrendSummary = { high: Point; low: Point; count: number }
type Point = { index: number; value: number }

export function trendSummary(values: readonly (number | null)[]): TrendSummary | undefined {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ index, value }]))
  const [first] = known
  if (!first) return undefined
  return {
    high: known.reduce((best, point) => (point.value > best.value ? point : best), first),
    low: known.reduce((worst, point) => (point.value < worst.value ? point : worst), first),
    count: known.length,
  }
}
