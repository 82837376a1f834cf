import type { Day } from '@vikalp/domain/progress/periods'
import type { Random } from '@vikalp/domain/random'
import type { ExamKey } from '@vikalp/domain/vocabulary'
import type { BankQuestion } from '#question-bank/question-bank.ts'
import { drawBetween } from '../draw.ts'
import { drawEvening } from '../moments.ts'

/** An attempt as it is stored, before it has an id. */
export type SampleAttempt = {
  studentId: string
  exam: ExamKey
  subject: string
  chapters: string[]
  questionIds: string[]
  chosen: string
  key: string
  isQuick: boolean
  seconds: number[]
  startedAt: Date
  finishedAt: Date
}

type Sitting = {
  studentId: string
  exam: ExamKey
  subject: string
  questions: readonly BankQuestion[]
  /** A letter per question, or '-'. */
  chosen: string
  isQuick: boolean
  day: Day
  now: Date
}

/** Gives an attempt its times: 30 to 120 seconds a question, in the evening of the day. */
export function makeAttempt({ questions, day, now, ...sitting }: Sitting, random: Random): SampleAttempt {
  const pace = drawBetween(40, 90, random)
  const seconds = questions.map(() => Math.max(30, Math.round(pace * (0.65 + 0.65 * random()))))
  const pause = drawBetween(2, 25, random)
  const finishedAt = drawEvening(day, now, random)
  const lasted = seconds.reduce((sum, one) => sum + one, pause)
  return {
    ...sitting,
    chapters: [...new Set(questions.map(({ chapter }) => chapter))],
    questionIds: questions.map(({ id }) => id),
    key: questions.map(({ answer }) => answer).join(''),
    seconds,
    startedAt: new Date(finishedAt.getTime() - 1000 * lasted),
    finishedAt,
  }
}

export const correctIn = ({ chosen, key }: Pick<SampleAttempt, 'chosen' | 'key'>): number =>
  [...key].filter((letter, i) => chosen[i] === letter).length
