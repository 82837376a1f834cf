import type { AttemptLetters } from './score-attempt.ts'

/** How a student last answered a question; `order` grows with time. */
export type LastAnswer = { order: number; wasCorrect: boolean }

/**
 * How each question was last answered, from graded attempts, the newest first. A skipped question was seen, so it counts
 * as answered wrong.
 */
export function lastAnswers(attempts: readonly AttemptLetters[]): Map<string, LastAnswer> {
  const answers = new Map<string, LastAnswer>()
  for (const [order, { questionIds, chosen, key }] of attempts.toReversed().entries())
    for (const [place, id] of questionIds.entries())
      answers.set(id, { order, wasCorrect: chosen[place] === key[place] })
  return answers
}
