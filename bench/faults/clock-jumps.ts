import { setTimeout as pause } from 'node:timers/promises'
import type { StudentProfile } from '@vikalp/contract/student-profile'
import { waitUntil } from '../../server/src/embedded-postgres/wait-until.ts'
import { startQuiz, submitQuiz } from '../../server/src/testing/take-quiz.ts'
import { ask } from '../ask.ts'
import type { Fault } from './fault.ts'
import { settableClock } from './rig/faketime.ts'
import { withFolder } from './rig/product.ts'
import { type Student, signUpStudents } from './rig/student.ts'
import { type Trial, trial } from './rig/trial.ts'

const jumps = { '+45d': 45, '-2d': -2, '+0': 0 }
const longestAverage = 3_600
const settleMs = 3_000

export const clockJumps: Fault = {
  name: 'clock-jumps',
  does: `the server's clock set to ${Object.keys(jumps).join(', then ')}, under load and in the middle of a quiz`,
  criterion:
    'a token that was signed out stays out, times are possible, the streak of today is there at the end',
  run: () =>
    withFolder(async (folder) => {
      const clock = settableClock(folder)
      return trial({ settings: clock.settings, survives: true }, async (trial) => {
        const [gone, ...others] = await signUpStudents(trial.product.url, 2)
        if (gone) await signOut(trial, gone)
        for (const [offset, days] of Object.entries(jumps))
          for (const student of others) {
            const call = trial.load.callAs(student)
            const quiz = await startQuiz(call, { count: 5 })
            clock.set(offset)
            await seeClock(trial, days)
            const result = await submitQuiz(call, quiz, {})
            if (Math.abs(result.avgTime ?? 0) > longestAverage || (result.avgTime ?? 0) < 0)
              trial.observations.breach(`an average time of ${result.avgTime} s`)
            trial.load.acknowledged.push({ student, result })
            await pause(settleMs)
            if (gone) await seeStranger(trial, gone)
          }
        for (const student of others) await seeStreak(trial, student)
      })
    }),
}

async function seeClock({ product }: Trial, days: number): Promise<void> {
  const hasMoved = async (): Promise<boolean> => {
    const { headers } = await ask(`${product.url}/livez`)
    const ahead = Date.parse(headers.get('date') ?? '') - Date.now()
    return Math.round(ahead / 86_400_000) === days
  }
  // Node sends a date for a second before it looks at the clock again.
  if (!(await waitUntil(hasMoved, 5_000, 100))) throw new Error(`The clock did not move by ${days} days`)
}

async function signOut({ product }: Trial, { token }: Student): Promise<void> {
  await ask(`${product.url}/api/accounts/sign-out`, { method: 'POST', token })
}

async function seeStranger({ product, observations }: Trial, { token }: Student): Promise<void> {
  const { status } = await ask(`${product.url}/api/accounts/me`, { token })
  if (status !== 401) observations.breach(`a token that was signed out had ${status}`)
}

async function seeStreak({ load, observations }: Trial, student: Student): Promise<void> {
  const { stats } = await load.callAs(student)<StudentProfile>('GET', '/api/profiles/student')
  if (stats.streak < 1) observations.breach(`a streak of ${stats.streak} on a day with a quiz`)
}
