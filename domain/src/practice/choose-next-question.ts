import type { LastAnswer } from '../quiz/last-answers.ts'
import type { Random } from '../random.ts'
import type { Difficulty, PracticeReason } from '../vocabulary.ts'
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
  const best = unseen.toSorted((a, b) => fit(b) - fit(a)).slice(0, 5)
  const question = drawBySoftmax(best, fit, random)
  return (
    question && {
      question,
      p: probability(question),
      reason: lastWasWrong ? 'remedial' : 'new',
      repeat: false,
    }
  )
}

/** 10 at the target, falling with the square of the distance to 0 where success is certain or impossible (rule 41). */
function closeness(p: number, aim: number): number {
  const widest = p < aim ? aim : 1 - aim
  return 10 * (1 - ((aim - p) / widest) ** 2)
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

function drawBySoftmax<C>(items: readonly C[], score: (item: C) => number, random: Random): C | undefined {
  const top = Math.max(...items.map(score))
  const weights = items.map((item) => Math.exp(score(item) - top))
  const drawn = random() * weights.reduce((sum, weight) => sum + weight, 0)
  const upTo = (i: number): number => weights.slice(0, i + 1).reduce((sum, weight) => sum + weight, 0)
  return items.find((_, i) => drawn < upTo(i)) ?? items[0]
}
