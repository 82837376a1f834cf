import { type LastAnswer, lastAnswers } from '../quiz/last-answers.ts'
import type { AttemptLetters } from '../quiz/score-attempt.ts'
import type { Difficulty } from '../vocabulary.ts'
import type { PracticeRecord } from './choose-next-question.ts'
import { estimateSkill, type FirstAnswer } from './skill-estimate.ts'

type Item = { chapter: string; topic: string; difficulty: Difficulty }

/** A student's last graded attempts, the newest first, and every question met in the chapter. */
type Practised = { attempts: readonly AttemptLetters[]; met: readonly string[] }

/**
 * Sums up what was practised, for the choice of the next question of a chapter. The skill is estimated from the first
 * answer to each question alone (rule 37); skipped questions do not count.
 */
export function practiceRecord(
  chapter: string,
  { attempts, met }: Practised,
  findQuestion: (id: string) => Item | undefined,
): PracticeRecord {
  const firsts = new Map<string, FirstAnswer>()
  let last: { topic: string; wasCorrect: boolean } | undefined
  for (const { questionIds, chosen, key } of attempts.toReversed())
    for (const [place, id] of questionIds.entries()) {
      const question = findQuestion(id)
      if (!question || chosen[place] === '-') continue
      const wasCorrect = chosen[place] === key[place]
      const inChapter = question.chapter === chapter
      if (!firsts.has(id)) firsts.set(id, { difficulty: question.difficulty, inChapter, wasCorrect })
      if (inChapter) last = { topic: question.topic, wasCorrect }
    }
  return {
    skill: estimateSkill([...firsts.values()]),
    answered: withOlder(met, lastAnswers(attempts)),
    lastTopic: last?.topic,
    lastWasWrong: last?.wasCorrect === false,
  }
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
