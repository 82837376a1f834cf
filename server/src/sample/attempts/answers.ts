import { guessOf, startOfItem, successProbability } from '@vikalp/domain/learner/estimate'
import type { Random } from '@vikalp/domain/random'
import { letters } from '@vikalp/domain/vocabulary'
import type { BankQuestion } from '#question-bank/question-bank.ts'
import { draw } from '../draw.ts'

/** The letters that a student of this skill chooses; '-' is a skip. The first question is never skipped. */
export const drawAnswers = (
  questions: readonly BankQuestion[],
  skill: number,
  random: Random,
  weakTopics: ReadonlySet<string> = new Set(),
): string =>
  questions
    .map((question, i) => {
      const chance = weakTopics.has(topicOf(question)) ? misconceived : expected(skill, question)
      if (random() < chance) return question.answer
      return drawWrong(question.answer, i === 0 ? 0 : skipped, random)
    })
    .join('')

/** A student with a misconception is right less often than one in three. */
const misconceived = 0.3
/** The share of unknown questions that are skipped. */
const skipped = 0.15

const expected = (skill: number, { difficulty }: BankQuestion): number =>
  successProbability({ mean: skill - startOfItem(difficulty).mean, variance: 0 }, guessOf('mcq'))

export const drawWrong = (answer: string, skip: number, random: Random): string =>
  random() < skip
    ? '-'
    : draw(
        letters.filter((letter) => letter !== answer),
        random,
      )

export const topicOf = ({ chapter, topic }: BankQuestion): string => `${chapter}/${topic}`
