import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import type { Method } from '@vikalp/contract/endpoint'
import type { ClassResults, Roster, RosterPreview, School } from '@vikalp/contract/school'
import { rosterCells } from '@vikalp/domain/school/roster-person'
import type { RosterColumn } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { userIdOf } from './roster.ts'
import { dataOf, type Reply, type TestApp } from './test-app.ts'

type Cells = Partial<Record<RosterColumn, string>>
type Choice = Partial<Pick<Roster, 'role' | 'isWhole'>>

/** A body with rows as the browser reads them from a file whose first line has the headings. */
export const rosterOf = (
  rows: readonly Cells[],
  { role = 'student', isWhole = false }: Choice = {},
): Roster => ({
  role,
  isWhole,
  rows: rows.map((cells, i) => rosterCells(i + 2, (column) => cells[column] ?? '')),
})

export type TestSchool = Awaited<ReturnType<typeof schoolOf>>

/** An institute with a short name, unless that is null. */
export async function schoolOf(server: TestApp, handle: string | null = newHandle()) {
  const token = await server.signUp('institute', 'North School')
  const call = (method: Method, url: string, body?: object): Promise<Reply> =>
    server.call(method, url, { token, ...(body && { body }) })
  const ask = server.as(token)
  const preview = async (rows: readonly Cells[], choice?: Choice): Promise<RosterPreview> => {
    const { status, body } = await call('POST', '/api/institutes/roster/preview', rosterOf(rows, choice))
    assert.equal(status, 200, JSON.stringify(body))
    return dataOf<RosterPreview>(body)
  }
  const confirm = (rows: readonly Cells[], version: string, choice?: Choice): Promise<Reply> =>
    call('POST', '/api/institutes/roster', { ...rosterOf(rows, choice), version })
  const read = async (): Promise<School> => dataOf<School>((await call('GET', '/api/institutes/roster')).body)
  if (handle) await ask('PUT', '/api/institutes/handle', { handle })
  return {
    token,
    handle: handle ?? '',
    call,
    ask,
    preview,
    confirm,
    /** Looks at a roster and confirms it. Its students are 18, or the school would see nothing of them. */
    import: async (rows: readonly Cells[], choice?: Choice): Promise<Reply> => {
      const { version } = await preview(rows, choice)
      const reply = await confirm(rows, version, choice)
      await server.db.run(grownUp, {})
      return reply
    },
    read,
    /** Who is in which class of the institute's teachers, as a teacher and the institute see it. */
    enrolled: async (): Promise<string[]> => {
      const found: string[] = []
      for (const { name, teachers } of (await read()).classes) {
        if (teachers === 0) continue
        const { body } = await call('GET', `/api/institutes/results?class=${encodeURIComponent(name)}`)
        for (const one of dataOf<ClassResults>(body).students) found.push(`${name} ${one.rollNo} ${one.name}`)
      }
      return found
    },
    /** Somebody who signed up alone, joined with the institute's code and waits for its confirmation. */
    invited: async (name: string) => {
      const teacher = await server.signUp('teacher', name)
      const id = await userIdOf(server, teacher)
      const { code } = await ask<{ code: string }>('GET', '/api/institutes/invitation')
      await server.as(teacher)('POST', '/api/institutes/join', { code })
      return {
        id,
        token: teacher,
        confirm: () => ask('PUT', `/api/institutes/teachers/${id}/confirmation`),
      }
    },
    /** A token of somebody on the roster. */
    tokenOf: async (name: string): Promise<string> => {
      const text = 'SELECT id FROM users WHERE username = $1'
      const statement = { name: 'test.findUser', text, parameters: ['username'] }
      const username = `${name}@${handle}`
      const { id } = await server.db.one(statement, { username }, z.object({ id: z.string() }))
      return server.tokenOf(id)
    },
  }
}

const grownUp = {
  name: 'test.grownUp',
  text: `INSERT INTO ages (user_id, answered_at, shares_from, shares_until)
    SELECT id, now(), '-infinity', 'infinity' FROM users WHERE role = 'student' AND username IS NOT NULL
    ON CONFLICT DO NOTHING`,
  parameters: [],
}

const newHandle = (): string => `s${randomBytes(4).toString('hex')}`
