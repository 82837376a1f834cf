import type { Random } from '../random.ts'
import type { Letter } from '../vocabulary.ts'
import { type Candidate, chooseQuestions } from './choose-questions.ts'
import type { LastAnswer } from './last-answers.ts'

/** A question with the slip behind each wrong option, where one is named. */
export type SlipCandidate = Candidate & { slips: Partial<Record<Letter, string>> }

type Missed<C> = { question: C; chosen: Letter | undefined }

/**
 * The questions that were answered wrong or skipped, and for each wrong answer one other question in which the same
 * slip can be made, while there is one (rule 71). At most `most`, the missed ones first in line.
 */
export function chooseMissed<C extends SlipCandidate>(
  missed: readonly Missed<C>[],
  others: readonly C[],
  answered: ReadonlyMap<string, LastAnswer>,
  most: number,
  random: Random,
): C[] {
  const chosen = new Map(missed.slice(0, most).map(({ question }) => [question.id, question]))
  for (const { question, chosen: letter } of missed) {
    const slip = letter && question.slips[letter]
    if (slip === undefined) continue
    const siblings = others.filter(({ id, slips }) => !chosen.has(id) && Object.values(slips).includes(slip))
    const [sibling] = chooseQuestions(siblings, answered, 1, random)
    if (sibling && chosen.size < most) chosen.set(sibling.id, sibling)
  }
  return chooseQuestions([...chosen.values()], new Map(), chosen.size, random)
}
