export type ScoreBand = 90 | 80 | 70 | 0

// spec §9: 90 and above, 80-89, 70-79, below.
const bands: readonly ScoreBand[] = [90, 80, 70, 0]

export const scoreBand = (percent: number): ScoreBand => bands.find((from) => percent >= from) ?? 0
