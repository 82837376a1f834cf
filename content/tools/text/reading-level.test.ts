import assert from 'node:assert/strict'
import test from 'node:test'
import { meanSentence, readingGrade } from './reading-level.ts'

test('short words in short sentences have a low grade, long ones a high grade', () => {
  assert.ok(readingGrade('The ball falls. It hits the ground.', new Set()) < 4)
  assert.ok(
    readingGrade('Considerable photosynthetic organisations differentiate independently.', new Set()) > 14,
  )
})

test('formulas and glossary words do not count', () => {
  const glossary = new Set(['photosynthetic'])
  assert.ok(readingGrade(String.raw`A photosynthetic cell has $\frac{a}{b}$ in it.`, glossary) < 4)
  assert.equal(meanSentence('One two $x$ three. Four five six.'), 3)
})
