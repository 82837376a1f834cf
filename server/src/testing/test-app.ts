import { randomUUIDv7 } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { Method } from '@vikalp/contract/endpoint'
import type { ProblemReply } from '@vikalp/contract/problem'
import type { QuizResult } from '@vikalp/contract/quiz'
import { seededRandom } from '@vikalp/domain/random'
import type { Role } from '@vikalp/domain/vocabulary'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { confirm } from '../commands/confirmation/confirmation.store.ts'
import { type Config, readConfig } from '../config.ts'
import { insertUser } from '../features/identity/identity.store.ts'
import { setVerified } from '../features/identity/mail/mail.store.ts'
import type { Bearer } from '../features/identity/token.ts'
import { insertAge } from '../features/sharing/sharing.store.ts'
import { openDatabase } from '../open-database.ts'
import { connect, type Db } from '../platform/db.ts'
import { closeTenants, connectTenants, type Databases, inSchema } from '../platform/tenants.ts'
import { makeQuestionBank, type QuestionBank } from '../question-bank/question-bank.ts'
import { divideByStudent } from './database/divide-by-student.ts'
import { makeTestFolder } from './database/test-folder.ts'
import { samplePapers } from './mocks/sample-papers.ts'
import { olderToken } from './older-token.ts'
import { sampleQuestions } from './sample-questions.ts'
import { type Answering, type Call, type QuizChoice, takeQuiz } from './take-quiz.ts'

/** In the stored form; there is no such password. */
const nobodysPassword = `argon2id$8$1$${'A'.repeat(22)}==$${'A'.repeat(43)}=`

const silent = { info: () => {}, error: () => {} }

export type Reply = { status: number; body: unknown; headers: Record<string, unknown> }

export type TestApp = {
  app: FastifyInstance
  databases: Databases
  /** The database of the people who signed up. */
  db: Db
  /** The same as the owner of the tables, who may change them. */
  owner: Db
  databaseUrl: string
  bank: QuestionBank
  /** Moves the server's clock. */
  setTime(time: string): void
  call(method: Method, url: string, options?: CallOptions): Promise<Reply>
  /** Calls as the user of the token. */
  as(token: string): Call
  /** A whole quiz of that user, started and submitted at `at`, where the clock then stays. */
  takeQuiz(token: string, plan?: QuizChoice & Answering & { at?: string }): Promise<QuizResult>
  /** Creates an account of the role and returns its token. The operator has confirmed it, its email too, and a student is 18, unless it is unknown. */
  signUp(
    role: Role,
    name?: string,
    tenant?: Bearer['tenant'],
    options?: { isUnknown?: boolean },
  ): Promise<string>
  /** A token for an existing user. */
  tokenOf(userId: string, tenant?: Bearer['tenant']): Promise<string>
  close(): Promise<void>
}

type CallOptions = {
  token?: string
  body?: unknown
  raw?: string
  headers?: Record<string, string>
  /** The address of the caller. */
  from?: string
}

/** The whole server with its own real PostgreSQL, without a network port. */
export async function testApp(
  settings: Record<string, string> = {},
  bank: QuestionBank = makeQuestionBank(sampleQuestions(), samplePapers()),
): Promise<TestApp> {
  const dataDir = makeTestFolder(process.env.PREPARED_CLUSTER)
  const config: Config = readConfig({
    LOG_LEVEL: 'silent',
    SECURITY_LOG: 'off',
    DATA_DIR: dataDir,
    ...settings,
  })
  const database = await openDatabase(config, silent, { durable: false })
  if (process.env.DIVIDE_BY_STUDENT) await divideByStudent(database.url)
  const databases = connectTenants(database.servingUrl)
  const db = databases.public
  const owner = connect(inSchema(database.url, 'public'), { size: 2 })
  let now = '2026-11-21T06:00:00.000Z'
  const clock = (): Date => new Date(now)
  const tokenSecret = 'a secret for tests only, long enough'
  const app = await buildApp({ config, tokenSecret, databases, bank, clock, random: seededRandom(7) })
  const call = caller(app)
  const as = (token: string): Call => callAs(call, token)
  const tokenOf: TestApp['tokenOf'] = (userId, tenant = 'public') =>
    olderToken(tokenSecret, clock(), { userId, tenant })
  return {
    app,
    databases,
    db,
    owner,
    databaseUrl: database.url,
    bank,
    setTime: (time) => {
      now = time
    },
    call,
    as,
    takeQuiz: (token, { at = now, ...plan } = {}) => {
      now = at
      return takeQuiz(as(token), plan)
    },
    signUp: async (role, name = 'Asha Patel', tenant = 'public', { isUnknown = false } = {}) => {
      const id = await addPerson(databases[tenant], { role, name, isUnknown, now: clock() })
      return tokenOf(id, tenant)
    },
    tokenOf,
    close: async () => {
      await app.close()
      await closeTenants(databases)
      await owner.close()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

type NewPerson = { role: Role; name: string; isUnknown: boolean; now: Date }

async function addPerson(db: Db, { role, name, isUnknown, now }: NewPerson): Promise<string> {
  const id = randomUUIDv7()
  const email = `person-${id}@mail.example`
  await insertUser(db, { id, subject: email, name, email, role, passwordHash: nobodysPassword, now })
  if (!isUnknown) await setVerified(db, { userId: id, email, now })
  if (!isUnknown && role === 'student') await insertAge(db, { userId: id, adultFrom: null, now })
  if (!isUnknown && role !== 'student') await confirm(db, { id, role, name, now })
  return id
}

export const caller =
  (app: FastifyInstance): TestApp['call'] =>
  async (method, url, { token, body, raw, headers = {}, from = '127.0.0.1' } = {}) => {
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const reply = await app.inject({
      method,
      url,
      remoteAddress: from,
      headers: {
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(payload !== undefined && { payload }),
    })
    return { status: reply.statusCode, body: reply.body && parse(reply.body), headers: reply.headers }
  }

export const callAs =
  (call: TestApp['call'], token: string): Call =>
  async (method, path, body) => {
    const reply = await call(method, path, { token, ...(body && { body }) })
    if (reply.status >= 300)
      throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
    return dataOf(reply.body)
  }

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The content of { data }; the type is the test's claim, which its assertions check. */
export const dataOf = <T>(body: unknown): T => (body as { data: T }).data

export const errorOf = (body: unknown): ProblemReply['error'] => (body as ProblemReply).error // checked by its users

/** The tables in which calls store something. */
export const storedTables = [
  'users',
  'devices',
  'reset_codes',
  'passkeys',
  'attempts',
  'suggestions',
  'suggestion_vibes',
  'classes',
  'enrolments',
  'register_days',
  'register_marks',
  'invitations',
  'staff',
  'confirmations',
  'activities',
  'students',
  'ages',
  'consents',
  'teachers',
  'institutes',
  'contact_readings',
  'earned_badges',
  'photos',
  'cases',
  'reports',
  'bookmarks',
  'learners',
  'beliefs',
  'cards',
  'mistakes',
  'goals',
  'plans',
  'forecasts',
  'roster_people',
  'tombstones',
  'former_groups',
  'former_group_classes',
  'former_periods',
  'former_subjects',
  'former_topics',
  'former_answers',
  'papers',
  'sittings',
  'sitting_batches',
  'time_grants',
  'sitting_results',
  'paper_answers',
  'tests',
  'test_other_classes',
  'test_extra',
  'test_keys',
  'assignments',
  'assignment_students',
] as const

/** The rollups of these tables. */
export const rollupTables = [
  'student_totals',
  'student_periods',
  'student_subjects',
  'student_topics',
  'student_chapters',
] as const

/** The number of rows of a table, for tests that nothing was stored. */
export const rowsOf = (db: Db, table: (typeof storedTables)[number]): Promise<number> =>
  db.run({ name: `test.${table}`, text: `SELECT * FROM ${table}`, parameters: [] }, {})
