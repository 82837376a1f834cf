import type { Difficulty } from '../vocabulary.ts'

/** The first answer to a question; a list has the oldest first. Skipped questions are left out. */
export type FirstAnswer = { difficulty: Difficulty; inChapter: boolean; wasCorrect: boolean }

/** `skill` is for the subject, `offset` for the chapter within it; both in logits, 0 for a new student. */
export type Skill = { skill: number; offset: number }

/** With four options a blind guess is right one time in four. */
const guess = 0.25

/** Where an item's difficulty starts, in logits (rule 38). */
export const itemDifficulty: Readonly<Record<Difficulty, number>> = { Easy: -1, Medium: 0, Hard: 1 }

/** The expected probability of a right answer (rule 36: Elo with guessing, Pelánek 2016). */
export const successProbability = ({ skill, offset }: Skill, difficulty: number): number =>
  guess + (1 - guess) / (1 + Math.exp(-(skill + offset - difficulty)))

/** The step after n answers: the uncertainty function a / (1 + bn) with a = 0.8, b = 0.05 (rule 37). */
const step = (answers: number): number => 0.8 / (1 + 0.05 * answers)

/** The estimate from a student's first answers. */
export function estimateSkill(answers: readonly FirstAnswer[]): Skill {
  let estimate: Skill = { skill: 0, offset: 0 }
  let inChapter = 0
  for (const [n, answer] of answers.entries()) {
    const expected = successProbability(
      answer.inChapter ? estimate : { skill: estimate.skill, offset: 0 },
      itemDifficulty[answer.difficulty],
    )
    const surprise = Number(answer.wasCorrect) - expected
    estimate = {
      skill: estimate.skill + step(n) * surprise,
      offset: answer.inChapter ? estimate.offset + 0.5 * step(inChapter++) * surprise : estimate.offset,
    }
  }
  return estimate
}
