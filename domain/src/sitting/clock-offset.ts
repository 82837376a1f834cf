/** One exchange with the server: what its clock said, and when it was asked and answered by the clock of the page. */
export type ClockSample = { now: number; asked: number; answered: number }

const kept = 5

export const withSample = (samples: readonly ClockSample[], sample: ClockSample): ClockSample[] =>
  [...samples, sample].slice(-kept)

/** How far the server's clock is ahead of that of the page, by the quickest of the last exchanges. */
export function clockOffset(samples: readonly ClockSample[]): number | undefined {
  const [quickest] = [...samples].sort((a, b) => a.answered - a.asked - (b.answered - b.asked))
  return quickest && quickest.now - (quickest.asked + quickest.answered) / 2
}
