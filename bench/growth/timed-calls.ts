import type { Method } from '@vikalp/contract/endpoint'
import type { StartedQuiz } from '@vikalp/contract/quiz'
import { dataOf } from '../../server/src/testing/test-app.ts'
import { startOf, submitOf } from '../overload/practice.ts'
import type { GrownServer } from './grown-server.ts'

/** The milliseconds of each call, by its name. */
export type Times = Record<string, number>

type Timed = { path: string; method?: Method; token: string; body?: object }

/** A call through the whole server, and how long it took: for ever, when the server gave it up. */
async function time(
  server: GrownServer,
  { path, method = 'GET', token, body }: Timed,
): Promise<{ ms: number; body: unknown }> {
  const begin = performance.now()
  const reply = await server.call(method, path, { token, body })
  const ms = performance.now() - begin
  if (reply.status === 503) return { ms: Number.POSITIVE_INFINITY, body: undefined }
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`)
  return { ms, body: reply.body }
}

/** What a student's phone asks for. */
export async function timeStudent(server: GrownServer, token: string): Promise<Times> {
  const asked = { exam: 'NEET', subject: 'Physics', chapters: ['kinematics'], count: 10 }
  const started = await time(server, { ...startOf(asked), token })
  const submit = submitOf(dataOf<StartedQuiz>(started.body))
  const get = async (path: string): Promise<number> => (await time(server, { path, token })).ms
  return {
    start: started.ms,
    submit: (await time(server, { ...submit, token })).ms,
    next: await get('/api/questions/next/kinematics?exam=NEET&streak=2'),
    history: await get('/api/quiz/history'),
    'student dashboard': await get('/api/profiles/student?period=monthly'),
  }
}

/** What a teacher and an institute ask for. */
export async function timeStaff(
  server: GrownServer,
  { teacher, institute }: GrownServer['small'],
): Promise<Times> {
  const get = async (path: string, token: string): Promise<number> => (await time(server, { path, token })).ms
  return {
    'teacher dashboard': await get('/api/profiles/teacher?period=monthly', teacher),
    'student management': await get('/api/profiles/teacher/students?status=good', teacher),
    'institute dashboard': await get('/api/profiles/institute?period=monthly', institute),
  }
}
