import assert from 'node:assert/strict'
import test from 'node:test'
import { Code } from '@vikalp/contract/classes'
import { newCode, withNewCode } from './new-code.ts'

test('a thousand codes are all different and accepted by the contract', () => {
  const codes = Array.from({ length: 1000 }, newCode)
  assert.equal(new Set(codes).size, 1000)
  assert.deepEqual(
    codes.map((code) => Code.parse(code)),
    codes,
  )
})

test('a code that is taken is replaced by another', async () => {
  const tried: string[] = []
  const kept = await withNewCode(async (code) => {
    tried.push(code)
    return tried.length === 3 ? code : undefined
  })
  assert.deepEqual([new Set(tried).size, kept], [3, tried[2]])
})

test('after five codes that are taken the search ends', async () => {
  let tries = 0
  const isTaken = async (): Promise<undefined> => {
    tries += 1
  }
  await assert.rejects(withNewCode(isTaken), /5 new codes were taken/)
  assert.equal(tries, 5)
})
