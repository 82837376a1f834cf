import { setTimeout as pause } from 'node:timers/promises'
import type { Call } from '../../../server/src/testing/take-quiz.ts'
import { type Answer, ask } from '../../ask.ts'
import type { Observations } from './observations.ts'
import type { Student } from './student.ts'

const patienceMs = 5_000
const retryMs = 200
const longestWaitMs = 60_000

/** A call was refused for good. */
export class Refused extends Error {
  readonly status: number

  constructor(what: string, { status, text }: Answer) {
    super(`${what} was ${status}: ${text.slice(0, 160)}`)
    this.status = status
  }
}

type Circumstances = {
  url: string
  observations: Observations
  /** Whether a call that gets no answer is a promise broken: the server is not meant to end. */
  isAnswerDue: () => boolean
  /** Ends all waiting. */
  signal: AbortSignal
}

/** Calls as the application on a student's device does: again and again, until there is an answer that stays. */
export function patientCalls(
  student: Student,
  { url, observations, isAnswerDue, signal }: Circumstances,
): Call {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const what = `${method} ${path.replace(/[0-9a-f-]{36}/, '…')}`
    const end = performance.now() + longestWaitMs
    for (;;) {
      const { token } = student
      const request = { method, token, ...(body && { body: JSON.stringify(body) }) }
      const due = isAnswerDue()
      const answer = await ask(url + path, request, patienceMs).catch(() => undefined)
      if (answer) observations.see(what, answer)
      else if (due && isAnswerDue()) observations.breach(`${what} had no answer`)
      if (answer && answer.status < 300) return dataOf<T>(answer)
      if (answer && !(await mayTryAgain(student, answer))) throw new Refused(what, answer)
      if (performance.now() > end) throw new Error(`${what} had no good answer for a minute`)
      await pause(waitAfter(answer), undefined, { signal })
    }
  }
}

const dataOf = <T>({ text }: Answer): T => (JSON.parse(text) as { data: T }).data // the caller says which route it asked

async function mayTryAgain(student: Student, { status }: Answer): Promise<boolean> {
  if (status === 503 || status === 429) return true
  if (status !== 401 || !student.renew) return false
  student.token = (await student.renew()) ?? student.token
  return true
}

/** These students are hastier than the application, which waits as long as it is asked to. */
const waitAfter = (answer: Answer | undefined): number =>
  answer?.status === 429 ? Math.min(5_000, Number(answer.headers.get('retry-after')) * 1000) : retryMs
