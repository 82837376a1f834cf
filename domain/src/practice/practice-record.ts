import { topicNode } from '../learner/nodes.ts'
import { type LastAnswer, lastAnswers } from '../quiz/last-answers.ts'
import type { AttemptLetters } from '../quiz/score-attempt.ts'
import type { PracticeState } from './select-question.ts'

type Item = { chapter: string; topic: string; slips: Readonly<Record<string, string | undefined>> }

/** A student's last graded attempts, the newest first, and every question met in the chapters. */
type Practised = { attempts: readonly AttemptLetters[]; met: readonly string[] }

export type PracticeRecord = {
  /** How each question was last answered; empty for a new student. */
  answered: ReadonlyMap<string, LastAnswer>
  /** The last answers in the chapters, the newest last. */
  recent: PracticeState['recent']
}

const lookedAt = 10

/** Sums up what was practised, for the choice of the next question; a skipped question was seen, and says nothing else. */
export function practiceRecord(
  chapters: readonly string[],
  { attempts, met }: Practised,
  findQuestion: (id: string) => Item | undefined,
): PracticeRecord {
  const recent = attempts.toReversed().flatMap(({ questionIds, chosen, key }) =>
    questionIds.flatMap((id, place) => {
      const question = findQuestion(id)
      const letter = chosen[place] ?? '-'
      if (!question || letter === '-' || !chapters.includes(question.chapter)) return []
      const right = letter === key[place]
      const code = right ? undefined : question.slips[letter]
      return [{ topic: topicNode(question), right, ...(code && { code }) }]
    }),
  )
  return { answered: withOlder(met, lastAnswers(attempts)), recent: recent.slice(-lookedAt) }
}

/** What was met before the attempts at hand comes before everything in them. */
const withOlder = (
  met: readonly string[],
  answered: ReadonlyMap<string, LastAnswer>,
): PracticeRecord['answered'] =>
  new Map<string, LastAnswer>([
    ...met.map((id) => [id, { order: -1, wasCorrect: false }] as const),
    ...answered,
  ])
