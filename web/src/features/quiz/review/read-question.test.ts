import assert from 'node:assert/strict'
import test from 'node:test'
import { readQuestion } from './read-question.ts'

const client = { id: 'q1', text: 'A & B < C?', options: ['a', 'b', 'c', 'd'], correctAnswer: 3 }

test('the last option of the client form may be the key; one before the first or after the last is none', () => {
  assert.equal(readQuestion(client)?.answer, 'D')
  for (const correctAnswer of [-1, 4, 1.5, '3'])
    assert.equal(readQuestion({ ...client, correctAnswer }), undefined)
})

test('the key of the server is a letter or begins a list, and an index goes before it', () => {
  const { correctAnswer, ...plain } = client
  assert.equal(readQuestion({ ...plain, answer: 'B' })?.answer, 'B')
  assert.equal(readQuestion({ ...plain, answer: ['C', 'B'] })?.answer, 'C')
  assert.equal(readQuestion({ ...plain, answer: 'B', correctAnswer })?.answer, 'D')
  for (const answer of ['E', 'b', [], [['A']], undefined])
    assert.equal(readQuestion({ ...plain, answer }), undefined)
})

test('what is missing has a plain default, and every text is escaped', () => {
  const read = readQuestion({
    ...client,
    options: ['<i>', '&', 'c', 'd'],
    difficulty: 'Extreme',
    year: '2019',
  })
  const { _id, exam, subject, chapter, topic, year, difficulty, html, spoken } = read ?? {}
  assert.deepEqual(
    [_id, exam, subject, chapter, topic, year, difficulty],
    ['q1', '', '', '', '', null, 'Medium'],
  )
  assert.deepEqual(html, {
    question: 'A &amp; B &lt; C?',
    options: { A: '&lt;i>', B: '&amp;', C: 'c', D: 'd' },
    explanation: '',
    notes: {},
  })
  assert.deepEqual(spoken, { A: '<i>', B: '&', C: 'c', D: 'd' })
})

test('options may be named by their letters; each must have a text', () => {
  const named = { ...client, options: { A: 'a', B: 'b', C: 'c', D: 'd' } }
  assert.deepEqual(readQuestion(named)?.options, named.options)
  for (const letter of ['A', 'B', 'C', 'D'])
    assert.equal(readQuestion({ ...named, options: { ...named.options, [letter]: '' } }), undefined)
})
