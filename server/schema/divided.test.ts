import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { openConnection } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'
import { divideByStudent, dividedTables } from '#testing/database/divide-by-student.ts'
import { testApp } from '#testing/test-app.ts'

const root = join(import.meta.dirname, '../..')
const features = ['quiz', 'practice', 'student', 'bookmarks', 'mocks', 'teaching', 'institute', 'classes']

const KeyRow = z.object({ table: z.string(), key: z.array(z.string()) })

// Each with its reason.
const whole = [
  'assignment_students', // a few of a class, as it is set
  'contact_readings', // one row for a look at a pupil's address
  'enrolments', // these two belong to a class, which divides them as well
  'register_marks',
  'test_extra', // the few of a class who are entitled to more time
]

test('every table that names a student has the student in its key, or stands in a list with the reason', async () => {
  const server = await testApp()
  try {
    const tables = await server.db.many(
      {
        name: 'test.keys',
        text: `SELECT pg_class.relname AS table, array_agg(keyed.attname::text) AS key
          FROM pg_class
          JOIN pg_attribute AS student ON student.attrelid = pg_class.oid AND student.attname = 'student_id'
          JOIN pg_index ON indrelid = pg_class.oid AND indisprimary
          JOIN pg_attribute AS keyed ON keyed.attrelid = pg_class.oid AND keyed.attnum = ANY (indkey)
          WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
          GROUP BY 1`,
        parameters: [],
      },
      {},
      KeyRow,
    )
    const keyed = tables.filter(({ key, table }) => key.includes('student_id') && !whole.includes(table))
    assert.deepEqual(keyed.map(({ table }) => table).sort(), [...dividedTables].sort())
    const others = tables.filter((table) => !keyed.includes(table)).map(({ table }) => table)
    assert.deepEqual(others.sort(), whole)
  } finally {
    await server.close()
  }
})

for (const feature of features)
  test(`the routes of ${feature} work as well on tables divided by student`, { timeout: 180_000 }, () => {
    const tests = globSync(`server/src/features/${feature}/*.routes.test.ts`, { cwd: root })
    assert.ok(tests.length > 0)
    const { NODE_TEST_CONTEXT: _, ...environment } = process.env
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--test', '--test-concurrency=1', '--test-reporter=tap', ...tests],
      { cwd: root, encoding: 'utf8', env: { ...environment, DIVIDE_BY_STUDENT: 'yes' } },
    )
    const failed = stdout.split('\n').filter((line) => /^\s*not ok /.test(line))
    assert.deepEqual([status, failed], [0, []])
  })

const dummies: Readonly<Record<string, string>> = {
  uuid: "'0197f3c2-1111-7abc-8def-000000000001'",
  integer: '5',
  smallint: '5',
  bigint: '5',
  boolean: 'true',
  text: "'A'",
  date: "'2026-11-21'",
  'timestamp with time zone': "'2026-11-21'",
}
const dummyOf = (type: string): string =>
  dummies[type] ??
  (type.endsWith('[]') ? `ARRAY[${dummies[type.slice(0, -2)] ?? '5'}]::${type}` : assert.fail(type))

test('a statement about one student reads one part of each table', async () => {
  const server = await testApp()
  await divideByStudent(server.databaseUrl)
  const client = await openConnection(server.databaseUrl)
  const partsRead: Record<string, string[]> = {}
  try {
    await client.query("SET search_path TO public; SET plan_cache_mode TO 'force_custom_plan'")
    for (const store of globSync('server/src/features/{quiz,practice,student,bookmarks}/*.store.sql', {
      cwd: root,
    })) {
      const file = join(root, store)
      const names = [...readFileSync(file, 'utf8').matchAll(/^-- name: (\S+)$/gm)].map(
        ([, name = '']) => name,
      )
      const statements = Object.values(loadSql(pathToFileURL(file.replace(/\.sql$/, '.ts')).href, ...names))
      for (const { name, text, parameters } of statements) {
        if (!parameters.includes('studentId')) continue
        await client.query(`PREPARE statement AS ${text}`)
        const { rows } = await client.query(
          'SELECT parameter_types::text[] AS types FROM pg_prepared_statements',
        )
        const [{ types }] = z.tuple([z.object({ types: z.array(z.string()) })]).parse(rows)
        const plan = await client.query(
          `EXPLAIN (FORMAT JSON) EXECUTE statement (${types.map(dummyOf).join(', ')})`,
        )
        const parts = [...JSON.stringify(plan.rows).matchAll(/"Relation Name":"(\w+_\d)"/g)].map(
          ([, part = '']) => part,
        )
        partsRead[name] = [...new Set(parts)].sort()
        await client.query('DEALLOCATE statement')
      }
    }
  } finally {
    await client.end()
    await server.close()
  }
  assert.ok(Object.values(partsRead).flat().length >= 10)
  for (const [name, parts] of Object.entries(partsRead))
    for (const table of dividedTables)
      assert.ok(parts.filter((part) => part.startsWith(`${table}_`)).length <= 1, `${name}: ${parts}`)
})
