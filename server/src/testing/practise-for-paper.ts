import { poolsOf } from '@vikalp/domain/learner/forecast/draw-paper'
import type { QuestionBank } from '../question-bank/question-bank.ts'
import { type Answering, type Call, takeQuiz } from './take-quiz.ts'

/** A quiz in each chapter of a paper, so that there is a forecast of it. */
export async function practiseForPaper(
  call: Call,
  bank: QuestionBank,
  key: string,
  { count = 10, ...answering }: Answering & { count?: number } = {},
): Promise<void> {
  const template = bank.templates.find((known) => known.key === key)
  if (!template) throw new Error(`There is no paper ${key}`)
  const items = poolsOf(template, bank.paperBank.items).flatMap((pool) => pool.items)
  const chapters = new Map(items.map(({ chapter, subject }) => [chapter, subject]))
  for (const [chapter, subject] of chapters)
    await takeQuiz(call, { exam: template.exam, subject, chapter, count, ...answering })
}
