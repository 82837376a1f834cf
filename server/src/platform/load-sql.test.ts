import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { pathToFileURL } from 'node:url'
import { loadSql } from './load-sql.ts'

const folder = mkdtempSync(join(tmpdir(), 'load-sql-'))
after(() => rmSync(folder, { recursive: true }))
writeFileSync(
  join(folder, 'quiz.store.sql'),
  `-- name: find
SELECT id::text FROM quizzes WHERE id = $quizId AND (student_id = $studentId OR id = $quizId);

-- name: drop
DELETE FROM quizzes;
`,
)
const moduleUrl = pathToFileURL(join(folder, 'quiz.store.ts')).href

test('named parameters become numbered ones, with one number for each name', () => {
  const { find } = loadSql(moduleUrl, 'find', 'drop')
  assert.equal(find.name, 'quiz.find')
  assert.match(find.text, /id = \$1 AND \(student_id = \$2 OR id = \$1\)/)
  assert.deepEqual(find.parameters, ['quizId', 'studentId'])
})

test('a query that is missing, or that nobody uses, stops the start', () => {
  assert.throws(() => loadSql(moduleUrl, 'find', 'drop', 'save'), /lacks the query save/)
  assert.throws(() => loadSql(moduleUrl, 'find'), /unused queries: drop/)
})
