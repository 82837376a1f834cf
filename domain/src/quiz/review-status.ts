import type { Letter, ReviewStatus } from '../vocabulary.ts'

export const reviewStatus = (selected: Letter | null | undefined, answer: Letter): ReviewStatus => {
  if (selected == null) return 'Skipped'
  return selected === answer ? 'Correct' : 'Incorrect'
}
