import type { StartedQuiz } from '@vikalp/contract/quiz'
import { request } from '../server/src/testing/real-server.ts'
import type { Measurement } from './measurement.ts'
import { type BenchServer, withServer } from './running-server.ts'

const connections = 16
const attempts = 1_600

/** How many starts, then submits, of ten questions does one process take a second, with the load on the same cores? */
export function measureSubmitThroughput(): Promise<Measurement[]> {
  return withServer(async (server) => {
    const quizzes: StartedQuiz[] = []
    const starts = await perSecond(async () => {
      quizzes.push(await start(server))
    })
    const submits = await perSecond(async () => {
      const quiz = quizzes.pop()
      if (quiz) await submit(server, quiz)
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

async function start({ url, token }: BenchServer): Promise<StartedQuiz> {
  const body = { exam: 'NEET', subject: 'Physics', chapters: ['kinematics'] }
  const quiz = await request<StartedQuiz>(url, '/api/quiz/start', { token, body })
  if (!quiz) throw new Error('A start failed')
  return quiz
}

async function submit({ url, token }: BenchServer, { quizId, questions }: StartedQuiz): Promise<void> {
  const answers = questions.map(({ _id }) => ({ questionId: _id, selectedOption: 'A', seconds: 30 }))
  const done = await request(url, '/api/quiz/submit-multiple', { token, body: { quizId, answers } })
  if (!done) throw new Error('A submit failed')
}
