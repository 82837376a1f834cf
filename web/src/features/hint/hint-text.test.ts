import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hintIn, paragraphs } from './hint-text.ts'

const reply = (candidate: unknown) => ({ hint: { candidates: [candidate] } })

test('the text of the first part has priority and comes with its HTML', () => {
  const candidate = {
    content: { parts: [{ text: 'One', html: '<p>One</p>' }], text: 'Two' },
    output: 'Three',
  }
  assert.deepEqual(hintIn(reply(candidate)), { text: 'One', html: '<p>One</p>' })
})

test('a hint written by a model has no HTML', () => {
  assert.deepEqual(hintIn(reply({ content: { parts: [{ text: 'One' }] } })), { text: 'One' })
})

test('without parts the text of the content is used, and without content the output', () => {
  assert.deepEqual(hintIn(reply({ content: { text: 'Two' }, output: 'Three' })), { text: 'Two' })
  assert.deepEqual(hintIn(reply({ output: 'Three' })), { text: 'Three' })
})

test('a missing result, blank text or another shape gives no hint', () => {
  for (const none of [undefined, {}, { hint: 'text' }, { hint: { candidates: [] } }, reply({ output: '  ' })])
    assert.equal(hintIn(none), undefined)
})

test('HTML without its text does not replace another text', () => {
  const candidate = { content: { parts: [{ text: ' ', html: '<p>stale</p>' }], text: 'Two' } }
  assert.deepEqual(hintIn(reply(candidate)), { text: 'Two' })
})

test('blank lines separate paragraphs', () => {
  assert.deepEqual(paragraphs('\n\nOne\nstill one\n\n \nTwo\n'), ['One\nstill one', 'Two'])
})
