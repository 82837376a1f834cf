import { attemptSummary } from '@vikalp/domain/quiz/attempt-summary'
import type { Analysis } from './navigation-state.ts'

// The score bands of requirement 9.4; a full score has a sentence of its own.
const bands = [
  [100, 'full'],
  [90, 'excellent'],
  [80, 'good'],
  [70, 'fair'],
  [0, 'practise'],
] as const

export type ScoreBand = (typeof bands)[number][1]

export const scoreBand = (analysis: Analysis): ScoreBand => {
  const { accuracy } = attemptSummary(analysis)
  return bands.find(([from]) => accuracy >= from)?.[1] ?? 'practise'
}
