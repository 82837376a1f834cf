import type { Difficulty, LearnerLevel, QuestionType } from '../vocabulary.ts'

/** What is believed of something in logits: a mean, and how sure it is. */
export type Estimate = { mean: number; variance: number }

/** How unsure each estimate is before the first answer (rule 99); each mean starts at 0. */
export const startVariance: Readonly<Record<LearnerLevel | 'item', number>> = {
  all: 0.64,
  sub: 0.25,
  ch: 0.16,
  tp: 0.16,
  item: 0.25,
}

/** Where the difficulty of an item starts, by its label. */
const labelled: Readonly<Record<Difficulty, number>> = { Easy: -1, Medium: 0, Hard: 1 }

export const startOfItem = (difficulty: Difficulty): Estimate => ({
  mean: labelled[difficulty],
  variance: startVariance.item,
})

/** With four options a blind guess is right one time in four; a number is not guessed. */
export const guessOf = (type: QuestionType): number => (type === 'mcq' ? 0.25 : 0)

/** Independent beliefs about the parts of a sum. */
export const sumOf = (parts: readonly Estimate[]): Estimate => ({
  mean: parts.reduce((sum, { mean }) => sum + mean, 0),
  variance: parts.reduce((sum, { variance }) => sum + variance, 0),
})

/** By how much a student's ability lies above an item's difficulty. */
export const above = (student: Estimate, item: Estimate): Estimate => ({
  mean: student.mean - item.mean,
  variance: student.variance + item.variance,
})

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** The probability of a right answer, over all that `margin` may be: what is told to a student and kept for calibration. */
export const successProbability = ({ mean, variance }: Estimate, guess: number): number =>
  guess + (1 - guess) * logistic(mean / Math.sqrt(1 + (Math.PI * variance) / 8))

/** What an answer does to everything in its margin: `pull` moves the means, `information` narrows the variances. */
export type Step = { pull: number; information: number }

/** One step of a Gaussian filter: credit is 1 for right, 0 for wrong, 0.5 for right after a hint (rule 99). */
export function stepOf(margin: Estimate, guess: number, credit: number): Step {
  const knows = logistic(margin.mean)
  const right = guess + (1 - guess) * knows
  const pull = (knows * (credit - right)) / right
  const information = ((1 - guess) * knows ** 2 * (1 - knows)) / right
  const damping = 1 + information * margin.variance
  return { pull: pull / damping, information: information / damping }
}

/** `sign` is -1 for an item: a right answer makes it easier. */
export const stepped = ({ mean, variance }: Estimate, step: Step, sign: 1 | -1 = 1): Estimate => ({
  mean: mean + sign * variance * step.pull,
  variance: variance - variance ** 2 * step.information,
})
