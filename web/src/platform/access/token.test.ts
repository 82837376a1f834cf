import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currentOwner, currentToken, dropToken, ownerOf, storeToken, subscribe } from './token.ts'

const jwt = (payload: unknown) =>
  `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`

test('the owner of a token is its subject', () => {
  assert.equal(ownerOf(jwt({ sub: '0193-aa', exp: 1 })), '0193-aa')
  assert.equal(ownerOf(jwt({ sub: 'u?>~', name: 'नाम' })), 'u?>~')
})

test('a colon in a subject gives no access to the data of another owner', () =>
  assert.equal(ownerOf(jwt({ sub: 'u1:quiz' })), 'u1_quiz'))

test('a token that is not a JWT has an owner of its own', () => {
  assert.equal(ownerOf('opaque-1'), ownerOf('opaque-1'))
  assert.notEqual(ownerOf('opaque-1'), ownerOf('opaque-2'))
  assert.notEqual(ownerOf('a.b.c'), ownerOf('a.b.d'))
  assert.notEqual(ownerOf(jwt({ name: 'no subject' })), '')
})

/** A localStorage like the browser's, or one that refuses everything. */
function useStorage(isForbidden = false): Map<string, string> {
  const stored = new Map<string, string>()
  const allowed = <T>(act: () => T): T => {
    if (isForbidden) throw new Error('SecurityError')
    return act()
  }
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => allowed(() => stored.get(key) ?? null),
      setItem: (key: string, value: string) => allowed(() => void stored.set(key, value)),
      removeItem: (key: string) => allowed(() => void stored.delete(key)),
    },
  })
  return stored
}

test('a sign-in is stored for the next visit and removed by signing out', () => {
  const stored = useStorage()
  assert.equal(currentOwner(), 'guest')
  storeToken(jwt({ sub: 'asha' }))
  assert.deepEqual([...stored.values(), currentOwner()], [jwt({ sub: 'asha' }), 'asha'])
  dropToken()
  assert.deepEqual([stored.size, currentToken(), currentOwner()], [0, undefined, 'guest'])
})

test('a token that was refused is dropped, a newer one stays', () => {
  const stored = useStorage()
  storeToken('newer')
  dropToken('older')
  assert.deepEqual([stored.size, currentToken()], [1, 'newer'])
  dropToken('newer')
  assert.deepEqual([stored.size, currentToken()], [0, undefined])
})

test('when the device stores nothing, the sign-in lasts as long as the tab', () => {
  useStorage(true)
  storeToken('opaque')
  assert.equal(currentToken(), 'opaque')
  dropToken()
  assert.equal(currentToken(), undefined)
})

test('a sign-in or sign-out is noticed, of another tab as well, and nothing else that it stores', () => {
  const tabs = new EventTarget()
  globalThis.addEventListener = tabs.addEventListener.bind(tabs)
  globalThis.removeEventListener = tabs.removeEventListener.bind(tabs)
  const write = (key: string | null) => tabs.dispatchEvent(Object.assign(new Event('storage'), { key }))
  useStorage(true)
  storeToken('of this tab')
  let told = 0
  const stop = subscribe(() => {
    told += 1
  })
  write('vikalp:asha:quizLength')
  assert.deepEqual([told, currentToken()], [0, 'of this tab'])
  write('token')
  assert.deepEqual([told, currentToken()], [1, undefined])
  write(null) // all was cleared
  assert.equal(told, 2)
  storeToken('next')
  dropToken()
  assert.equal(told, 4)
  stop()
  write('token')
  storeToken('last')
  dropToken()
  assert.equal(told, 4)
})
