import type { LastAnswer } from '../quiz/last-answers.ts'
import type { Random } from '../random.ts'
import type { Difficulty, PracticeReason } from '../vocabulary.ts'
import { closeness, drawBest } from './draw-best.ts'
import { itemDifficulty, type Skill, successProbability } from './skill-estimate.ts'

export type NextCandidate = { id: string; topic: string; difficulty: Difficulty }

export type PracticeRecord = {
  skill: Skill
  /** How each question was last answered; empty for a new student. */
  answered: ReadonlyMap<string, LastAnswer>
  lastTopic: string | undefined
  lastWasWrong: boolean
}

export type NextQuestion<C> = {
  question: C
  p: number
  reason: PracticeReason
  repeat: boolean
}

/** Four right answers in five; a little harder during a streak, easier after an error (rule 39). */
export const targetSuccess = (streak: number, lastWasWrong: boolean): number =>
  streak === 0 && lastWasWrong ? 0.85 : 0.8 - 0.02 * Math.min(streak, 5)

/** A new student's first questions depend on the streak alone: from -1.2 logits upwards (rule 40). */
export const newStudentDifficulty = (streak: number): number => -1.2 + 0.35 * Math.min(streak, 6)

/**
 * The next question of adaptive practice: an unseen one, drawn from the five whose expected success is nearest the
 * target. When all have been seen, it is the one seen longest ago, marked as a repeat.
 */
export function chooseNextQuestion<C extends NextCandidate>(
  candidates: readonly C[],
  record: PracticeRecord,
  streak: number,
  random: Random,
): NextQuestion<C> | undefined {
  const { answered, skill, lastTopic, lastWasWrong } = record
  const unseen = candidates.filter((candidate) => !answered.has(candidate.id))
  if (unseen.length === 0) return longestUnseen(candidates, record)

  const probability = (candidate: C): number =>
    successProbability(skill, itemDifficulty[candidate.difficulty])
  const aim = targetSuccess(streak, lastWasWrong)
  const fit = (candidate: C): number => {
    const repeatsTopic = candidate.topic === lastTopic ? 3 : 0
    if (answered.size > 0) return closeness(probability(candidate), aim) - repeatsTopic
    return -10 * Math.abs(itemDifficulty[candidate.difficulty] - newStudentDifficulty(streak)) - repeatsTopic
  }
  const question = drawBest(unseen, fit, random)
  return (
    question && {
      question,
      p: probability(question),
      reason: lastWasWrong ? 'remedial' : 'new',
      repeat: false,
    }
  )
}

function longestUnseen<C extends NextCandidate>(
  candidates: readonly C[],
  { answered, skill }: PracticeRecord,
): NextQuestion<C> | undefined {
  const order = (candidate: C): number => answered.get(candidate.id)?.order ?? 0
  const question = candidates.toSorted((a, b) => order(a) - order(b))[0]
  if (!question) return undefined
  const p = successProbability(skill, itemDifficulty[question.difficulty])
  return { question, p, reason: 'review', repeat: true }
}
