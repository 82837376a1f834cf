import type { Today } from '@vikalp/contract/practice/plan'
import type { StartedQuiz } from '@vikalp/contract/quiz'
import { submitQuiz } from '../../server/src/testing/take-quiz.ts'
import type { callAs } from '../fixtures.ts'

type Call = ReturnType<typeof callAs>

/** Blocks of today's plan, done through the API: all right, a minute for each question. */
export async function doBlocks(call: Call, { day, blocks }: Pick<Today, 'day' | 'blocks'>): Promise<void> {
  for (const { id, exam, subject } of blocks) {
    const body = { exam, subject, chapters: ['Today'], block: { day, id } }
    const quiz = await call<StartedQuiz>('POST', '/api/quiz/start', body)
    if (quiz.questions.length > 0) await submitQuiz(call, quiz, { seconds: 60 })
  }
}
