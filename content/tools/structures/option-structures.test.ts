import assert from 'node:assert/strict'
import test from 'node:test'
import type { Question } from '../question-file.ts'
import { messagesOf } from '../testing/messages-of.ts'
import { wordQuestion } from '../testing/sample-bank.ts'

const sound = { A: 'CCCCO', B: 'CC(O)CC', C: 'OCC(C)C', D: 'CC(C)(C)O' }
const found = (structures: Question['structures'], options?: Question['options']) =>
  messagesOf('E structures', [wordQuestion({ structures, ...(options ? { options } : {}) })])

test('four structures that differ are sound', () => {
  assert.deepEqual(found(sound), [])
  assert.deepEqual(found(undefined), [])
})

test('two options that show one compound are found, whichever way its SMILES is written', () => {
  assert.deepEqual(found({ ...sound, C: 'OCCCC' }), ['options A and C show the same structure'])
})

test('what cannot be drawn, and what a phone cannot show, is found', () => {
  assert.match(found({ ...sound, B: 'CC(O' }).join(), /option B cannot be drawn: CC\(O is no SMILES/)
  assert.match(found({ ...sound, B: 'CC(C)(C)(C)CC' }).join(), /option B cannot be drawn: .*too many bonds/)
  assert.match(found({ ...sound, B: 'OCCCCCCCCCCCCCCCCC' }).join(), /option B is drawn \d+ px wide/)
})

test('an option that is drawn says in words what it shows', () => {
  const options = { A: 'Butan-1-ol', B: 'Butan-2-ol', C: '2-Methylpropan-1-ol', D: 'X' }
  assert.match(found(sound, options).join(), /option D is drawn and has 1 letters/)
})
