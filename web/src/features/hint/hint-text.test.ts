import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hintIn, paragraphs } from './hint-text.ts'

const reply = (candidate: unknown) => ({ hint: { candidates: [candidate] } })

test('the text of the first part comes first, with its rendered form', () => {
  const candidate = {
    content: { parts: [{ text: 'One', html: '<p>One</p>' }], text: 'Two' },
    output: 'Three',
  }
  assert.deepEqual(hintIn(reply(candidate)), { text: 'One', html: '<p>One</p>' })
})

test('a hint that a model wrote has no rendered form', () => {
  assert.deepEqual(hintIn(reply({ content: { parts: [{ text: 'One' }] } })), { text: 'One' })
})

test('without parts the text of the content serves, and without content the output', () => {
  assert.deepEqual(hintIn(reply({ content: { text: 'Two' }, output: 'Three' })), { text: 'Two' })
  assert.deepEqual(hintIn(reply({ output: 'Three' })), { text: 'Three' })
})

test('nothing, a blank text or another shape is no hint', () => {
  for (const none of [undefined, {}, { hint: 'text' }, { hint: { candidates: [] } }, reply({ output: '  ' })])
    assert.equal(hintIn(none), undefined)
})

test('a rendered form without its text is not shown in the place of another text', () => {
  const candidate = { content: { parts: [{ text: ' ', html: '<p>stale</p>' }], text: 'Two' } }
  assert.deepEqual(hintIn(reply(candidate)), { text: 'Two' })
})

test('blank lines part paragraphs', () => {
  assert.deepEqual(paragraphs('One\nstill one\n\n \nTwo\n'), ['One\nstill one', 'Two'])
})
