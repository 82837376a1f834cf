import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import test, { after, before } from 'node:test'
import { divideByStudent } from '#testing/database/divide-by-student.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { otherColumns, personalColumns } from '../src/features/identity/erasure/columns.ts'
import { sections } from '../src/features/identity/export/sections.ts'
import { type ColumnRow, listColumns } from './personal-columns.store.ts'

const textOf = (file: string): string =>
  readFileSync(join(import.meta.dirname, '../src/features/identity', file), 'utf8')
const statements = textOf('erasure/erasure.store.sql')
const exported = new Map(
  textOf('export/export.store.sql')
    .split(/^-- name: /m)
    .slice(1)
    .map((block): [string, string] => [block.split('\n', 1)[0] ?? '', block]),
)

type Rule = (typeof personalColumns)[keyof typeof personalColumns]
const rules = new Map<string, Rule>(Object.entries(personalColumns))

/** What the reference to users has to do when the user goes. */
const references: Record<Rule['erasure'], string | null> = {
  goes: 'c',
  blanked: 'n',
  'by statement': null,
  'by its term': null,
  stays: null,
}

function faultsOf(columns: readonly ColumnRow[]): string[] {
  return columns.flatMap(({ schema, table, column, onDelete }) => {
    const name = `${table}.${column}`
    const rule = rules.get(name)
    if (!rule) return name in otherColumns ? [] : [`${schema}: ${name} has no rule`]
    if (name === 'users.id') return []
    if (onDelete !== references[rule.erasure])
      return [`${schema}: ${name} ${rule.erasure}, and its reference says ${onDelete}`]
    const isDeleted = rule.erasure !== 'by statement' || statements.includes(`DELETE FROM ${table} `)
    return isDeleted ? [] : [`${schema}: no statement deletes ${name}`]
  })
}

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const run = (text: string): Promise<number> => server.owner.run({ name: '', text, parameters: [] }, {})

test('every column that points to a person, in every schema, has a rule that its reference keeps', async () => {
  const columns = await listColumns(server.owner)
  assert.deepEqual(faultsOf(columns), [])
  const found = new Set(columns.map(({ table, column }) => `${table}.${column}`))
  const stale = [...rules.keys(), ...Object.keys(otherColumns)].filter((name) => !found.has(name))
  assert.deepEqual(stale, [], 'these are there no more')
  assert.deepEqual([...new Set(columns.map(({ schema }) => schema))], ['demo', 'public', 'sample'])
})

test('a column without a rule is found by its reference, by its name or by being an id, in any schema', async () => {
  await run('CREATE TABLE pens (id uuid PRIMARY KEY, lent_to uuid REFERENCES users ON DELETE CASCADE)')
  await run('CREATE TABLE demo.inks (id uuid PRIMARY KEY, owner text, made_by text, colour text, shelf uuid)')
  await run('ALTER TABLE bookmarks DROP CONSTRAINT bookmarks_student_id_fkey')
  assert.deepEqual(faultsOf(await listColumns(server.owner)), [
    'demo: inks.made_by has no rule',
    'demo: inks.owner has no rule',
    'demo: inks.shelf has no rule',
    'public: bookmarks.student_id goes, and its reference says null',
    'public: pens.lent_to has no rule',
  ])
  await run('DROP TABLE pens, demo.inks')
  await run(
    'ALTER TABLE bookmarks ADD CONSTRAINT bookmarks_student_id_fkey FOREIGN KEY (student_id) REFERENCES users ON DELETE CASCADE',
  )
})

test('the parts of divided tables keep the same rules', async () => {
  await divideByStudent(server.databaseUrl)
  await run('ALTER TABLE attempts ADD COLUMN marked_by uuid')
  assert.deepEqual(faultsOf(await listColumns(server.owner)), ['public: attempts.marked_by has no rule'])
})

test('what the export is said to have, its statement reads', () => {
  for (const [name, { export: where }] of rules) {
    if (typeof where !== 'string') continue
    const [table = '', column = ''] = name.split('.')
    const statement = exported.get(where) ?? ''
    assert.match(statement, new RegExp(`\\b${table}\\b[^]*\\b${column}\\b`), name)
  }
  for (const section of Object.keys(sections)) assert.ok(exported.has(section), section)
})
