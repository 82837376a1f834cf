import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currentOwner, currentToken, dropToken, ownerOf, storeToken } from './token.ts'

const jwt = (payload: unknown) =>
  `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`

test('the owner of a token is its subject', () => {
  assert.equal(ownerOf(jwt({ sub: '0193-aa', exp: 1 })), '0193-aa')
  assert.equal(ownerOf(jwt({ sub: 'u?>~', name: 'नाम' })), 'u?>~')
})

test('a colon in a subject cannot reach into the data of another owner', () =>
  assert.equal(ownerOf(jwt({ sub: 'u1:quiz' })), 'u1_quiz'))

test('tokens that are no JWT have an owner each', () => {
  assert.equal(ownerOf('opaque-1'), ownerOf('opaque-1'))
  assert.notEqual(ownerOf('opaque-1'), ownerOf('opaque-2'))
  assert.notEqual(ownerOf('a.b.c'), ownerOf('a.b.d'))
  assert.notEqual(ownerOf(jwt({ name: 'no subject' })), '')
})

/** A localStorage as the browser has it, or one that refuses everything. */
function useStorage(isForbidden = false): Map<string, string> {
  const kept = new Map<string, string>()
  const allowed = <T>(act: () => T): T => {
    if (isForbidden) throw new Error('SecurityError')
    return act()
  }
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => allowed(() => kept.get(key) ?? null),
      setItem: (key: string, value: string) => allowed(() => void kept.set(key, value)),
      removeItem: (key: string) => allowed(() => void kept.delete(key)),
    },
  })
  return kept
}

test('a sign-in is stored for the next visit, and gone after the sign-out', () => {
  const kept = useStorage()
  assert.equal(currentOwner(), 'guest')
  storeToken(jwt({ sub: 'asha' }))
  assert.deepEqual([...kept.values(), currentOwner()], [jwt({ sub: 'asha' }), 'asha'])
  dropToken()
  assert.deepEqual([kept.size, currentToken(), currentOwner()], [0, undefined, 'guest'])
})

test('a token that was refused is dropped, a newer one stays', () => {
  const kept = useStorage()
  storeToken('newer')
  dropToken('older')
  assert.deepEqual([kept.size, currentToken()], [1, 'newer'])
  dropToken('newer')
  assert.deepEqual([kept.size, currentToken()], [0, undefined])
})

test('where the device stores nothing the sign-in lasts as long as the tab', () => {
  useStorage(true)
  storeToken('opaque')
  assert.equal(currentToken(), 'opaque')
  dropToken()
  assert.equal(currentToken(), undefined)
})
