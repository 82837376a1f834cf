import { type Letter, letters } from '../vocabulary.ts'

/**
 * How an attempt is stored: its questions in the order asked, with one letter each, as in 'AB-D', for the chosen option
 * and for the key at that time; '-' where nothing was chosen.
 */
export type AttemptLetters = { questionIds: readonly string[]; chosen: string; key: string }

export type Answer = { questionId: string; selectedOption: Letter }

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

/** The chosen letters after these answers; an answer to any other question changes nothing. */
export function withAnswers(
  { questionIds, chosen }: Pick<AttemptLetters, 'questionIds' | 'chosen'>,
  answers: readonly Answer[],
): string {
  const given = new Map(answers.map(({ questionId, selectedOption }) => [questionId, selectedOption]))
  return questionIds.map((id, place) => given.get(id) ?? chosen[place]).join('')
}

/** Grades in the order of the questions. */
export function scoreAttempt({ questionIds, chosen, key }: AttemptLetters): Score {
  const verdicts = questionIds.map((questionId, place): Verdict => {
    const answer = letterAt(key, place)
    if (!answer) throw new Error(`The key has no letter for ${questionId}`)
    const selectedOption = letterAt(chosen, place) ?? null
    return { questionId, selectedOption, answer, isCorrect: selectedOption === answer }
  })
  const correct = verdicts.filter((verdict) => verdict.isCorrect).length
  const incorrect = verdicts.filter((verdict) => verdict.selectedOption !== null && !verdict.isCorrect).length
  const total = verdicts.length
  return { total, correct, incorrect, notAttempted: total - correct - incorrect, verdicts }
}

const letterAt = (written: string, place: number): Letter | undefined =>
  letters.find((letter) => letter === written[place])
