import type { LastAnswer } from '../quiz/last-answers.ts'
import type { Random } from '../random.ts'
import type { Difficulty, PracticeReason } from '../vocabulary.ts'
import { itemDifficulty, type Skill, successProbability } from './skill-estimate.ts'

export type NextCandidate = { id: string; topic: string; difficulty: Difficulty }

export type Practised = {
  skill: Skill
  /** How each question was last answered; empty for a newcomer. */
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

/** The aim: right four times in five, a little harder while a streak lasts, easier after an error (rule 39). */
export const targetSuccess = (streak: number, lastWasWrong: boolean): number =>
  streak === 0 && lastWasWrong ? 0.85 : 0.8 - 0.02 * Math.min(streak, 5)

/** A newcomer's first items by streak alone: from -1.2 logits upwards (rule 40). */
export const newcomerDifficulty = (streak: number): number => -1.2 + 0.35 * Math.min(streak, 6)

/**
 * The next question of adaptive practice: unseen ones first, among them the one whose expected success is nearest the
 * aim, drawn from the best five. When all were seen it is the one seen longest ago, marked as a repeat.
 */
export function chooseNextQuestion<C extends NextCandidate>(
  candidates: readonly C[],
  practised: Practised,
  streak: number,
  random: Random,
): NextQuestion<C> | undefined {
  const { answered, skill, lastTopic, lastWasWrong } = practised
  const unseen = candidates.filter((candidate) => !answered.has(candidate.id))
  if (unseen.length === 0) return longestUnseen(candidates, practised)

  const probability = (candidate: C): number =>
    successProbability(skill, itemDifficulty[candidate.difficulty])
  const aim = targetSuccess(streak, lastWasWrong)
  const fit = (candidate: C): number => {
    const repeatsTopic = candidate.topic === lastTopic ? 3 : 0
    if (answered.size > 0) return closeness(probability(candidate), aim) - repeatsTopic
    return -10 * Math.abs(itemDifficulty[candidate.difficulty] - newcomerDifficulty(streak)) - repeatsTopic
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

/** 10 at the aim, falling by the square of the distance to 0 at certainty or impossibility (rule 41). */
function closeness(p: number, aim: number): number {
  const widest = p < aim ? aim : 1 - aim
  return 10 * (1 - ((aim - p) / widest) ** 2)
}

function longestUnseen<C extends NextCandidate>(
  candidates: readonly C[],
  { answered, skill }: Practised,
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
