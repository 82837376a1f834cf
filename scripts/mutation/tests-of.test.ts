import assert from 'node:assert/strict'
import test from 'node:test'
import { testsOf } from './tests-of.ts'

const files = [
  { path: 'domain/src/quiz/score.ts', text: '' },
  { path: 'domain/src/quiz/score.test.ts', text: "import { score } from './score.ts'" },
  { path: 'domain/src/roster/mean.ts', text: "import { score } from '../quiz/score.ts'" },
  { path: 'domain/src/roster/mean.test.ts', text: '' },
  { path: 'server/src/features/quiz/submit.ts', text: "import { score } from '@vikalp/domain/quiz/score'" },
  { path: 'server/src/features/quiz/quiz.store.ts', text: '' },
  {
    path: 'server/src/features/quiz/rules/more.ts',
    text: "import { a } from '#features/quiz/quiz.store.ts'",
  },
  { path: 'server/src/features/quiz/quiz.test.ts', text: '' },
  { path: 'server/src/commands/repair.ts', text: "import { a } from '../features/quiz/quiz.store.ts'" },
  { path: 'server/src/commands/repair.test.ts', text: '' },
  { path: 'server/src/commands/quiz.test.ts', text: '' },
  { path: 'server/src/access/authorization.test.ts', text: '' },
]

test('the tests of the folder come first, then those of the folders that use the file, then other workspaces', () =>
  assert.deepEqual(testsOf('domain/src/quiz/score.ts', files), [
    ['domain/src/quiz/score.test.ts'],
    ['domain/src/roster/mean.test.ts'],
    ['server/src/features/quiz/quiz.test.ts'],
  ]))

test('a statement of SQL is used where its store is, and on the server every route is tried, and what bears the feature’s name', () =>
  assert.deepEqual(testsOf('server/src/features/quiz/quiz.store.sql', files), [
    ['server/src/features/quiz/quiz.test.ts'],
    ['server/src/access/authorization.test.ts'],
    ['server/src/commands/repair.test.ts', 'server/src/commands/quiz.test.ts'],
  ]))

test('a folder without tests is tested from above', () =>
  assert.deepEqual(testsOf('server/src/features/quiz/rules/more.ts', files)[0], [
    'server/src/features/quiz/quiz.test.ts',
  ]))
