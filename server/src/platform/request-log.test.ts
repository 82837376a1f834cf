import assert from 'node:assert/strict'
import test from 'node:test'
import { describeError } from './request-log.ts'

test('a logged error has its type, words and code, and not the row that PostgreSQL quotes', () => {
  const broken = Object.assign(new Error('duplicate key', { cause: new Error('lost race') }), {
    code: '23505',
    detail: 'Key (email)=(asha@mail.example)',
  })
  const { stack, ...rest } = describeError(broken)
  assert.deepEqual(rest, { type: 'Error', message: 'duplicate key', code: '23505', cause: 'lost race' })
  assert.match(stack, /request-log\.test/)
})
