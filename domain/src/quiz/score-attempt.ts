import type { Letter } from '../vocabulary.ts'

export type Verdict = {
  questionId: string
  selectedOption: Letter | null
  answer: Letter
  isCorrect: boolean
}

export type Score = {
  total: number
  correct: number
  incorrect: number
  /** Total less correct less incorrect (requirement 5.8). */
  notAttempted: number
  verdicts: Verdict[]
}

/** Grades in the order of the key; answers to questions outside the key are not looked at. */
export function scoreAttempt(
  key: ReadonlyMap<string, Letter>,
  chosen: ReadonlyMap<string, Letter | null>,
): Score {
  const verdicts = [...key].map(([questionId, answer]): Verdict => {
    const selectedOption = chosen.get(questionId) ?? null
    return { questionId, selectedOption, answer, isCorrect: selectedOption === answer }
  })
  const correct = verdicts.filter((verdict) => verdict.isCorrect).length
  const incorrect = verdicts.filter((verdict) => verdict.selectedOption !== null && !verdict.isCorrect).length
  const total = verdicts.length
  return { total, correct, incorrect, notAttempted: total - correct - incorrect, verdicts }
}
