/** An answer with what was expected of it and what its probability truly was. */
export type Forecasted = { p: number; truth: number; right: boolean }

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

export const deviation = (values: readonly number[]): number => {
  const centre = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)))
}

export const rootMeanSquare = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => value ** 2)))

export const correlation = (pairs: readonly (readonly [number, number])[]): number => {
  const [a, b] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))]
  const spread = deviation(pairs.map(([x]) => x)) * deviation(pairs.map(([, y]) => y))
  return mean(pairs.map(([x, y]) => (x - a) * (y - b))) / spread
}

/** How often a right answer had the higher forecast than a wrong one: the mean rank, ties in the middle. */
export function areaUnderCurve(answers: readonly { p: number; right: boolean }[]): number {
  const sorted = answers.toSorted((a, b) => a.p - b.p)
  let rankSum = 0
  for (let from = 0; from < sorted.length; ) {
    let to = from
    while (to < sorted.length && sorted[to]?.p === sorted[from]?.p) to++
    for (let i = from; i < to; i++) if (sorted[i]?.right) rankSum += (from + 1 + to) / 2
    from = to
  }
  const rights = answers.filter(({ right }) => right).length
  return (rankSum - (rights * (rights + 1)) / 2) / (rights * (answers.length - rights))
}

export const brier = (answers: readonly { p: number; right: boolean }[]): number =>
  mean(answers.map(({ p, right }) => (p - Number(right)) ** 2))

/** Over ten equal bins of the forecast, how far the share of right answers lies from it. */
export function calibrationError(answers: readonly { p: number; right: boolean }[]): number {
  const bins = Map.groupBy(answers, ({ p }) => Math.min(9, Math.floor(10 * p)))
  const errors = [...bins.values()].map(
    (bin) => bin.length * Math.abs(mean(bin.map(({ p }) => p)) - mean(bin.map(({ right }) => Number(right)))),
  )
  return errors.reduce((sum, error) => sum + error, 0) / answers.length
}
