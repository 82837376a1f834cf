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

// 0.39 words a sentence + 11.8 syllables a word - 15.59 (Kincaid and others 1975).
const grades: [text: string, grade: number][] = [
  ['The ball falls. It hits the ground.', 0.39 * 3.5 + 11.8 - 15.59],
  ['The ball is under water.', 0.39 * 5 + 11.8 * (7 / 5) - 15.59],
  ['It reached the tables', 0.39 * 4 + 11.8 * (5 / 4) - 15.59],
  ['$x = 2$', 0],
]
for (const [text, grade] of grades)
  test(`'${text}' has the grade ${grade.toFixed(2)}`, () =>
    assert.ok(Math.abs(readingGrade(text, new Set()) - grade) < 1e-9, String(readingGrade(text, new Set()))))
