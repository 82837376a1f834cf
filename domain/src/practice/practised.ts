import { lastAnswers } from '../quiz/last-answers.ts'
import type { AttemptLetters } from '../quiz/score-attempt.ts'
import type { Difficulty } from '../vocabulary.ts'
import type { Practised } from './choose-next-question.ts'
import { estimateSkill, type FirstAnswer } from './skill-estimate.ts'

type Item = { chapter: string; topic: string; difficulty: Difficulty }

/**
 * What a student's graded attempts, the newest first, say for the choice of the next question of a chapter. Skill
 * rests on the first answer to each question alone (rule 37); a question that was skipped says nothing of it.
 */
export function practisedIn(
  chapter: string,
  attempts: readonly AttemptLetters[],
  findQuestion: (id: string) => Item | undefined,
): Practised {
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
