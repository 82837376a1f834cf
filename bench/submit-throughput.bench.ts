import type { StartedQuiz } from '@vikalp/contract/quiz'
import { callAs } from '../server/src/testing/real-server.ts'
import { startQuiz, submitQuiz } from '../server/src/testing/take-quiz.ts'
import type { Measurement } from './measurement.ts'
import { withServer } from './running-server.ts'

const connections = 16
const attempts = 1_600

/** How many starts, then submits, of ten questions does one process take a second, with the load on the same cores? */
export function measureSubmitThroughput(): Promise<Measurement[]> {
  return withServer(async ({ url, token }) => {
    const call = callAs(url, token)
    const quizzes: StartedQuiz[] = []
    const starts = await perSecond(async () => {
      quizzes.push(await startQuiz(call))
    })
    const submits = await perSecond(async () => {
      const quiz = quizzes.pop()
      if (quiz) await submitQuiz(call, quiz, { seconds: 30 })
    })
    return [
      { name: 'starts per second', value: starts },
      { name: 'submits per second', value: submits },
    ]
  })
}

async function perSecond(work: () => Promise<void>): Promise<number> {
  let left = attempts
  const begin = performance.now()
  const connection = async (): Promise<void> => {
    while (left-- > 0) await work()
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return Math.round((attempts * 1000) / (performance.now() - begin))
}
