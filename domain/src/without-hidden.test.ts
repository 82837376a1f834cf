import assert from 'node:assert/strict'
import test from 'node:test'
import { withoutHidden } from './without-hidden.ts'

const names: [name: string, shown: string][] = [
  ['As\u200bha\u2060 Pa\u00adtel\ufeff', 'Asha Patel'],
  ['Asha\u200d\u200c Pa\u200dtel', 'Asha Patel'],
  ['\u202eAsha\u2066 \u{e0041}Patel\u3164\u2800\ufe0f', 'Asha Patel'],
  ['ક\u0acd\u200dષત\u0acdરિય, ર\u200cય', 'ક\u0acd\u200dષત\u0acdરિય, ર\u200cય'],
  ['श\u094dरीमान\u094d\u200c', 'श\u094dरीमान\u094d\u200c'],
  ['आ\u200d\u200d\u200bशा', 'आ\u200dशा'],
  ['Zoë Müller-O’Brien', 'Zoë Müller-O’Brien'],
]
for (const [name, shown] of names)
  test(`${JSON.stringify(name)} is the name ${JSON.stringify(shown)}`, () => {
    assert.equal(withoutHidden(name), shown)
  })
