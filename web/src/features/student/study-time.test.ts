import assert from 'node:assert/strict'
import { test } from 'node:test'
import { studyTime } from './study-time.ts'

const texts = { minutes: (count: number) => `${count} min`, hours: (count: number) => `${count} h` }

const examples: [seconds: number, text: string][] = [
  [0, '0 min'],
  [29, '0 min'],
  [30, '1 min'],
  [1440, '24 min'],
  [3599, '60 min'],
  [3600, '1 h'],
  [32_400, '9 h'],
  [33_480, '9.3 h'],
  [98_000, '27.2 h'],
]
for (const [seconds, text] of examples)
  test(`${seconds} seconds are ${text}`, () => assert.equal(studyTime(seconds, texts), text))
