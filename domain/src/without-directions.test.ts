import assert from 'node:assert/strict'
import test from 'node:test'
import { withoutDirections } from './without-directions.ts'

const tidied: [text: string, shown: string][] = [
  ['Asha \u202etoor', 'Asha toor'],
  ['\u2067Asha\u2069 \u200ePatel\u200f', 'Asha Patel'],
  ['\u061c\u202a\u202b\u202c\u202d\u2066\u2068', ''],
  ['क\u094d\u200dष, ર\u200cય', 'क\u094d\u200dष, ર\u200cય'],
  ['आशा પટેલ آشا', 'आशा પટેલ آشا'],
]
for (const [text, shown] of tidied)
  test(`${JSON.stringify(text)} is shown as ${JSON.stringify(shown)}`, () => {
    assert.equal(withoutDirections(text), shown)
  })
