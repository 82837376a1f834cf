import assert from 'node:assert/strict'
import test from 'node:test'
import { Problem } from '#platform/problem.ts'
import { hashPassword, passwordMatches } from './password.ts'

test('a password matches its stored form, however its letters were composed, and nothing else does', async () => {
  const stored = await hashPassword('pass\u00e9 composé')
  assert.match(stored, /^argon2id\$19456\$2\$[^$]{24}\$[^$]{44}$/)
  assert.notEqual(await hashPassword('pass\u00e9 composé'), stored)
  assert.equal(await passwordMatches('passe\u0301 composé', stored), true)
  assert.equal(await passwordMatches('passe compose', stored), false)
  assert.equal(await passwordMatches('', undefined), false)
})

test('a stored form keeps its own cost when the cost of new ones changes', async () => {
  const older = 'argon2id$8192$3$AAAAAAAAAAAAAAAAAAAAAA==$UWZYMD64Lem3Rl9VWlD4fb01ug+C1h7mtW/ovSErRKo='
  assert.equal(await passwordMatches('an older password', older), true)
})

test('beyond a short queue a password is refused with a time to come back, and the queue goes on', async () => {
  const tries = Array.from({ length: 80 }, () => hashPassword('the same').catch((error: unknown) => error))
  const answers = await Promise.all(tries)
  const refused = answers.filter((answer) => answer instanceof Problem)
  assert.equal(refused.length + answers.filter((answer) => typeof answer === 'string').length, 80)
  assert.ok(refused.length >= 80 - 66 && refused.length < 20, String(refused.length))
  assert.ok(refused.every((problem) => problem.code === 'unavailable' && problem.retryAfterSeconds === 2))
  assert.match(await hashPassword('afterwards'), /^argon2id/)
})
