import { lastAnswers } from '../quiz/last-answers.ts'
import type { AttemptLetters } from '../quiz/score-attempt.ts'
import type { Difficulty } from '../vocabulary.ts'
import type { PracticeRecord } from './choose-next-question.ts'
import { estimateSkill, type FirstAnswer } from './skill-estimate.ts'

type Item = { chapter: string; topic: string; difficulty: Difficulty }

/**
 * Sums up a student's graded attempts, the newest first, for the choice of the next question of a chapter. The skill is
 * estimated from the first answer to each question alone (rule 37); skipped questions do not count.
 */
export function practiceRecord(
  chapter: string,
  attempts: readonly AttemptLetters[],
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
    answered: lastAnswers(attempts),
    lastTopic: last?.topic,
    lastWasWrong: last?.wasCorrect === false,
  }
}
