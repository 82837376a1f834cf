import { startOfItem } from '../learner/estimate.ts'
import type { LastAnswer } from '../quiz/last-answers.ts'
import type { Random } from '../random.ts'
import type { PracticeReason } from '../vocabulary.ts'
import { drawBest } from './draw-best.ts'
import { reasonFor } from './reason-for.ts'
import { type Candidate, type PracticeState, probabilityOf, selectQuestion } from './select-question.ts'
import type { WhyQuestion } from './why-question.ts'

/** What is known of a student who practises a chapter; `answered` has how each question was last answered. */
export type ChapterPractice = Omit<PracticeState, 'aim'> & { answered: ReadonlyMap<string, LastAnswer> }

export type NextQuestion<C> = {
  question: C
  p: number
  aim: number
  reason: PracticeReason
  why: WhyQuestion
  openHint: boolean
  repeat: boolean
}

/** Four right answers in five; a little harder during a streak, easier after an error (rule 39). */
export const targetSuccess = (streak: number, lastWasWrong: boolean): number =>
  streak === 0 && lastWasWrong ? 0.85 : 0.8 - 0.02 * Math.min(streak, 5)

/** A new student's first questions depend on the streak alone: from -1.2 logits upwards (rule 40). */
export const newStudentDifficulty = (streak: number): number => -1.2 + 0.35 * Math.min(streak, 6)

/**
 * The next question of a chapter: an unseen one, drawn from the five that suit the aim of the streak best. When all have been
 * seen, it is the one seen longest ago, marked as a repeat.
 */
export function chooseNextQuestion<C extends Candidate>(
  candidates: readonly C[],
  practice: ChapterPractice,
  streak: number,
  random: Random,
): NextQuestion<C> | undefined {
  const { answered, recent } = practice
  const lastWasWrong = recent.at(-1)?.right === false
  const aim = targetSuccess(streak, lastWasWrong)
  const unseen = candidates.filter((candidate) => !answered.has(candidate.id))
  if (unseen.length === 0) return longestUnseen(candidates, practice, aim)
  const state = { ...practice, aim }
  const reason = lastWasWrong ? 'remedial' : 'new'
  if (answered.size > 0) {
    const selected = selectQuestion(unseen, state, random)
    return selected && { ...selected, reason, repeat: false }
  }
  const start = newStudentDifficulty(streak)
  const question = drawBest(unseen, ({ label }) => -10 * Math.abs(startOfItem(label).mean - start), random)
  return question && { ...explained(question, state), aim, reason, repeat: false }
}

function longestUnseen<C extends Candidate>(
  candidates: readonly C[],
  practice: ChapterPractice,
  aim: number,
): NextQuestion<C> | undefined {
  const order = (candidate: C): number => practice.answered.get(candidate.id)?.order ?? 0
  const question = candidates.toSorted((a, b) => order(a) - order(b))[0]
  return question && { ...explained(question, practice), aim, reason: 'review', repeat: true }
}

function explained<C extends Candidate>(question: C, state: PracticeState) {
  const p = probabilityOf(question, state)
  return { question, p, why: reasonFor(question, state, p), openHint: false }
}
