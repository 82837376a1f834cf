import { seededRandom } from '@vikalp/domain/random'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { Listener } from '../platform/database/listener.ts'
import type { Db } from '../platform/db.ts'
import type { Call } from './take-quiz.ts'
import { callAs, caller, type TestApp } from './test-app.ts'

export type SecondServer = {
  app: FastifyInstance
  call: TestApp['call']
  /** Calls as the user of the token. */
  as(token: string): Call
  /** How many statements it has sent about the people who signed up, without its beats. */
  sent(): number
  /** Their names. */
  statements(): readonly string[]
  close(): Promise<void>
}

/** Another server on the same database, with the same secret, which hears what is said at the address. */
export async function secondServer(
  server: TestApp,
  heardAt = server.databaseUrl,
  settings: Record<string, string> = {},
): Promise<SecondServer> {
  const sent: string[] = []
  const counting =
    <A extends [{ name: string }, ...unknown[]], R>(query: (...args: A) => R) =>
    (...args: A): R => {
      sent.push(args[0].name)
      return query(...args)
    }
  const { one, maybeOne, many, run } = server.db
  const db: Db = {
    ...server.db,
    one: counting(one) as typeof one, // counting keeps the type, which is generic
    maybeOne: counting(maybeOne) as typeof maybeOne,
    many: counting(many) as typeof many,
    run: counting(run),
  }
  const listener = new Listener(heardAt, server.db)
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', SECURITY_LOG: 'off', ...settings }),
    tokenSecret: 'a secret for tests only, long enough',
    databases: { ...server.databases, public: db },
    listener,
    bank: server.bank,
    clock: () => new Date('2026-11-21T06:00:00.000Z'),
    random: seededRandom(11),
  })
  const call = caller(app)
  return {
    app,
    call,
    as: (token) => callAs(call, token),
    sent: () => sent.length,
    statements: () => sent,
    close: async () => {
      await app.close()
      await listener.close()
    },
  }
}
