import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownerOf } from './token.ts'

const jwt = (payload: unknown) =>
  `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`

test('the owner of a token is its subject', () => {
  assert.equal(ownerOf(jwt({ sub: '0193-aa', exp: 1 })), '0193-aa')
  assert.equal(ownerOf(jwt({ sub: 'ÿþ?>~', name: 'नाम' })).length > 0, true)
})

test('a colon in a subject cannot reach into the data of another owner', () =>
  assert.equal(ownerOf(jwt({ sub: 'u1:quiz' })), 'u1_quiz'))

test('tokens that are no JWT have an owner each', () => {
  assert.equal(ownerOf('opaque-1'), ownerOf('opaque-1'))
  assert.notEqual(ownerOf('opaque-1'), ownerOf('opaque-2'))
  assert.notEqual(ownerOf('a.b.c'), ownerOf('a.b.d'))
  assert.notEqual(ownerOf(jwt({ name: 'no subject' })), '')
})
