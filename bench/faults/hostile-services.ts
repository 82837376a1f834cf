import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ask } from '../ask.ts'
import type { Fault, Row } from './fault.ts'
import { misbehaviours, withHostileServer } from './rig/hostile-server.ts'
import { memoryOf } from './rig/processes.ts'
import type { Student } from './rig/student.ts'
import { type Trial, trial } from './rig/trial.ts'

const eachMs = 7_000
const accounts = 40
const strangers = 10
const longestAwayMs = 3_000
const hintMs = 9_000
const mostGrowth = 200
const question = 'kin-0001'

export const hostileServices: Fault = {
  name: 'hostile-services',
  does: `identity provider and hint source ${misbehaviours.join(', ')}, ${eachMs / 1000} s each`,
  criterion: `new tokens 503 within 3 s and never 401, users known for less than a minute served, a hint within ${hintMs / 1000} s, at most ${mostGrowth} MB more memory`,
  run: (isQuick) =>
    withHostileServer({ message: 'Token is valid' }, (provider) =>
      withHostileServer(
        { choices: [{ message: { content: 'Think of the units.' } }] },
        (source): Promise<Row> => {
          const settings = {
            PROVIDER_URL: provider.url,
            HINT_SOURCE: 'openai',
            HINT_URL: source.url,
            HINT_KEY: 'a key',
          }
          return trial({ settings, survives: true, students: knownStudents }, async (trial) => {
            const before = memoryOf(trial.product.pid)
            for (const manner of isQuick ? misbehaviours.slice(-1) : misbehaviours) {
              provider.manner = manner
              source.manner = manner
              await Promise.all([meetStrangers(trial), askForHint(trial), pause(eachMs)])
            }
            const growth = memoryOf(trial.product.pid) - before
            if (growth > mostGrowth) trial.observations.breach(`its memory grew by ${growth} MB`)
            if (trial.observations.longestAwayMs > longestAwayMs)
              trial.observations.breach('users whom it knows were not served')
            provider.manner = 'good'
            source.manner = 'good'
          })
        },
      ),
    ),
}

/** The server has asked about each of them just now. */
async function knownStudents(url: string): Promise<Student[]> {
  const students = Array.from({ length: accounts }, tokenOfProvider)
  for (const { token } of students) await ask(`${url}/api/accounts/me`, { token })
  return students
}

/** Whom the server has not seen yet can neither be let in nor be told that the token is wrong. */
async function meetStrangers({ product, observations }: Trial): Promise<void> {
  const meet = async (): Promise<void> => {
    const { token } = tokenOfProvider()
    const answer = await ask(`${product.url}/api/quiz/history`, { token }, 5_000).catch(() => undefined)
    if (answer) observations.see('a new token', answer)
    if (answer?.status !== 503) observations.breach(`a new token had ${answer?.status ?? 'no answer'}`)
  }
  await Promise.all(Array.from({ length: strangers }, meet))
}

async function askForHint({ product, observations, students: [student] }: Trial): Promise<void> {
  if (!student) return
  const request = { method: 'POST', token: student.token, body: JSON.stringify({ question }) }
  const answer = await ask(`${product.url}/api/hint/`, request, hintMs).catch(() => undefined)
  if (answer?.status !== 200) observations.breach(`a hint had ${answer?.status ?? 'no answer in time'}`)
}

/** The provider is asked about it, so nobody checks the signature. */
function tokenOfProvider(): Student {
  const id = randomUUID()
  const claims = { sub: id, name: 'Asha Patel', email: `${id}@mail.example`, role: 'student' }
  const parts = [{ alg: 'HS256' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  return { token: `${parts.join('.')}.c2lnbmF0dXJl`, renew: undefined }
}
