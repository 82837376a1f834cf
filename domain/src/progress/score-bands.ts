export type ScoreBand = 'green' | 'amber' | 'red' | 'grey'

// Requirement 9.4; the highest comes first.
export const scoreBands: readonly { from: number; band: ScoreBand }[] = [
  { from: 90, band: 'green' },
  { from: 80, band: 'amber' },
  { from: 70, band: 'red' },
]

export const scoreBand = (percent: number): ScoreBand =>
  scoreBands.find(({ from }) => percent >= from)?.band ?? 'grey'
