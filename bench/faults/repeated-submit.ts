import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { QuizResult } from '@vikalp/contract/quiz'
import { type Call, startQuiz, submitQuiz } from '../../server/src/testing/take-quiz.ts'
import type { Fault } from './fault.ts'
import { type Student, signUpStudents } from './rig/student.ts'
import { type Trial, trial } from './rig/trial.ts'

const deliveries = 50
const rounds = 5
const cuts = 2
const cutAfterMs = 3

export const repeatedSubmit: Fault = {
  name: 'repeated-submit',
  does: `one submit delivered ${deliveries} times at once, ${rounds} times; ${rounds * cuts} connections cut ${cutAfterMs} ms after a submit was sent`,
  criterion: 'every delivery gives the same result',
  run: (isQuick) =>
    trial({ survives: true }, async (trial) => {
      // One a round, for a student may submit only so often a minute.
      const students = await signUpStudents(trial.product.url, isQuick ? 1 : rounds)
      for (const student of students) {
        await deliverOften(trial, student)
        for (let i = 0; i < cuts; i++) await cutAndRepeat(trial, student)
      }
    }),
}

async function deliverOften({ load, observations }: Trial, student: Student): Promise<void> {
  const call = load.callAs(student)
  const quiz = await startQuiz(call, { count: 5 })
  const results = await Promise.all(
    Array.from({ length: deliveries }, () => submitQuiz(call, quiz, { seconds: 30 })),
  )
  keepOne({ load, observations }, student, results)
}

/** The answer to the first delivery is never read: whether it was stored nobody knows. */
async function cutAndRepeat({ product, load, observations }: Trial, student: Student): Promise<void> {
  const call = load.callAs(student)
  const quiz = await startQuiz(call, { count: 5 })
  const cut: Call = (method, path, body) =>
    new Promise((_, reject) => {
      const headers = { authorization: `Bearer ${student.token}`, 'content-type': 'application/json' }
      const sent = request(product.url + path, { method, headers, agent: false })
      sent.on('error', reject)
      sent.on('close', () => reject(new Error('closed')))
      sent.end(JSON.stringify(body), () => setTimeout(() => sent.destroy(new Error('cut')), cutAfterMs))
    })
  await submitQuiz(cut, quiz, { seconds: 30 }).catch(() => undefined)
  await pause(Math.random() * 20)
  const results = [
    await submitQuiz(call, quiz, { seconds: 30 }),
    await submitQuiz(call, quiz, { seconds: 30 }),
  ]
  keepOne({ load, observations }, student, results)
}

function keepOne(
  { load, observations }: Pick<Trial, 'load' | 'observations'>,
  student: Student,
  results: readonly QuizResult[],
): void {
  const [result] = results
  if (!result) return
  if (new Set(results.map((each) => JSON.stringify(each))).size > 1)
    observations.breach('deliveries of one submit had different results')
  load.acknowledged.push({ student, result })
}
