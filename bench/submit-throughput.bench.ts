import { callAs } from '../server/src/testing/real-server.ts'
import { startQuiz, submitQuiz } from '../server/src/testing/take-quiz.ts'
import type { Measurement } from './measurement.ts'
import { withServer } from './running-server.ts'

const connections = 16
const attempts = 1_600
/** Enough that none has more attempts open than one may. */
const students = 20

/** How many starts, then submits, of ten questions can one process serve a second, with the load on the same cores? */
export function measureSubmitThroughput(): Promise<Measurement[]> {
  return withServer(async ({ url, newStudent }) => {
    const calls = await Promise.all(
      Array.from({ length: students }, async () => callAs(url, await newStudent())),
    )
    const quizzes: (() => Promise<unknown>)[] = []
    let turn = 0
    const starts = await perSecond(async () => {
      const call = calls[turn++ % students]
      if (!call) return
      const quiz = await startQuiz(call)
      quizzes.push(() => submitQuiz(call, quiz, { seconds: 30 }))
    })
    const submits = await perSecond(async () => {
      await quizzes.pop()?.()
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
