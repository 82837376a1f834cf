import assert from 'node:assert/strict'
import test from 'node:test'
import { contentWords, plainText, sentencesOf, stemOf, wordCount } from './words.ts'

test('a formula counts as one word and punctuation as none', () => {
  assert.equal(wordCount(String.raw`The speed $v = \pu{3 m s-1}$ - it **grows**.`), 5)
})

test('forms of a word have one stem', () => {
  assert.equal(new Set(['reduces', 'reduced', 'reducing'].map(stemOf)).size, 1)
  assert.notEqual(stemOf('oxidation'), stemOf('reduction'))
})

test('function words do not count as content', () => {
  assert.deepEqual([...contentWords('Which of the following is the xylem?')], ['xylem'])
})

test('sentences end at full stops and question marks, not at decimals or formulas', () => {
  assert.equal(sentencesOf('It falls 2.5 metres. What is $v$? Take it.').length, 3)
  assert.deepEqual(sentencesOf(' One.\n\n \n\n- two\n- three '), ['One.', '- two', '- three'])
  assert.deepEqual(sentencesOf(' '), [])
})

test('the text of an option is plain, on one line and without blanks around it', () => {
  assert.equal(
    plainText(String.raw` $\frac{1}{2}mv^2$  or
    **half** $\mu$ `),
    '1/2mv2 or half',
  )
})
