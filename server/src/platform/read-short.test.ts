import assert from 'node:assert/strict'
import test from 'node:test'
import { readShort } from './read-short.ts'

const answers: [body: string | null, read: string | RegExp][] = [
  [null, ''],
  ['', ''],
  ['ગણિત', 'ગણિત'],
  ['12345', '12345'],
  ['123456', /more than 5 characters/],
]
for (const [body, read] of answers)
  test(`of an answer of ${body?.length ?? 'no'} characters at most five are read`, async () => {
    const reading = readShort(new Response(body), 5)
    if (typeof read === 'string') assert.equal(await reading, read)
    else await assert.rejects(reading, read)
  })
