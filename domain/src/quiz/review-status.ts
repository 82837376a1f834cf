import type { Letter } from './score-attempt.ts'

export type ReviewStatus = 'Skipped' | 'Correct' | 'Incorrect'

export const reviewStatus = (selected: Letter | null | undefined, answer: Letter): ReviewStatus => {
  if (selected == null) return 'Skipped'
  return selected === answer ? 'Correct' : 'Incorrect'
}
