import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ask } from '../../ask.ts'

export type Student = { token: string; renew: (() => Promise<string | undefined>) | undefined }

const patienceMs = 5_000
const longestMs = 60_000

/** Signs up that many, each from a home of its own, for the server counts sign-ups of an address. */
export async function signUpStudents(url: string, count: number): Promise<Student[]> {
  const students: Student[] = []
  const end = performance.now() + longestMs
  const enter = async (): Promise<void> => {
    while (students.length < count) {
      if (performance.now() > end) throw new Error('The students cannot sign up')
      const email = `${randomUUID()}@mail.example`
      const credentials = { email, password: 'correct horse battery' }
      const token = await tokenFrom(url, 'sign-up', { ...credentials, name: 'Asha Patel', role: 'student' })
      if (token) students.push({ token, renew: () => tokenFrom(url, 'sign-in', credentials) })
      else await pause(100)
    }
  }
  await Promise.all([enter(), enter(), enter()])
  return students.slice(0, count)
}

async function tokenFrom(url: string, door: string, body: object): Promise<string | undefined> {
  const home = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  const request = { method: 'POST', body: JSON.stringify(body), headers: { 'x-forwarded-for': home } }
  const answer = await ask(`${url}/api/accounts/${door}`, request, patienceMs).catch(() => undefined)
  if (!answer || answer.status >= 300) return undefined
  const { data } = JSON.parse(answer.text) as { data: { token: string } } // as the contract says
  return data.token
}
