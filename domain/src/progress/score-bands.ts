export type ScoreBand = 'green' | 'amber' | 'red' | 'grey'

// Requirement 9.4; the highest comes first.
const scoreBands: readonly { from: number; band: ScoreBand }[] = [
  { from: 90, band: 'green' },
  { from: 80, band: 'amber' },
  { from: 70, band: 'red' },
]

// Requirement 10.2: a ratio of 0.7 or more is green, else red.
const goodRatio = 0.7

export const isGoodScore = (score: number, total: number): boolean => total > 0 && score / total >= goodRatio

export const scoreBand = (percent: number): ScoreBand =>
  scoreBands.find(({ from }) => percent >= from)?.band ?? 'grey'
