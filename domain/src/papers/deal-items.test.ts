import assert from 'node:assert/strict'
import test from 'node:test'
import { seededRandom } from '../random.ts'
import type { QuestionType } from '../vocabulary.ts'
import { bucketsOf, dealItems, type Indexed } from './deal-items.ts'
import type { PaperItem } from './paper-bank.ts'
import type { Section } from './template.ts'

const sectionWith = (index: number, type: QuestionType, count: number): Indexed => ({
  index,
  section: { subject: 'Physics', part: 'A', type, count, marks: { right: 16, wrong: -4, blank: 0 } },
})
const itemsWith = (count: number, ...types: QuestionType[]): PaperItem[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `${types.join('-')}-${n}`,
    subject: 'Physics',
    chapter: 'optics',
    topic: 'Lenses',
    exams: ['JEE'],
    difficulty: 'Easy',
    types,
    key: 'A',
    isPooled: false,
  }))
const both: QuestionType[] = ['mcq', 'numeric']
const jee = [sectionWith(0, 'mcq', 20), sectionWith(1, 'numeric', 5)]

const sizes = (items: PaperItem[], sections: Indexed[], forms: number): number[] => {
  const dealt = dealItems(items, sections, forms, seededRandom(5))
  const all = [...dealt.values()].flat()
  assert.equal(new Set(all.map(({ id }) => id)).size, all.length)
  return [...dealt.values()].map(({ length }) => length)
}

test('of many that can be typed, about three times what the forms need are kept for that', () => {
  // 3 x 2 forms x 5 places of 1,000
  const [options = 0, typed = 0] = sizes(itemsWith(1000, ...both), jee, 2)
  assert.ok(typed > 15 && typed < 50, `${typed}`)
  assert.equal(options + typed, 1000)
})

test('of few, all are; those that can only be typed always', () => {
  assert.deepEqual(sizes(itemsWith(30, ...both), jee, 2), [0, 30])
  assert.deepEqual(sizes([...itemsWith(40, 'mcq'), ...itemsWith(7, 'numeric')], jee, 1), [40, 7])
})

test('sections that take the same share it by their size', () => {
  const [large = 0, small = 0] = sizes(
    itemsWith(400, 'mcq'),
    [sectionWith(0, 'mcq', 30), sectionWith(1, 'mcq', 10)],
    1,
  )
  assert.equal(large + small, 400)
  assert.ok(large > 260 && large < 340, `${large}`)
})

test('a section with a mix has a bucket for each difficulty, another one has one', () => {
  const section: Section = { ...sectionWith(0, 'mcq', 6).section, mix: { Easy: 1, Medium: 2, Hard: 3 } }
  assert.deepEqual(
    bucketsOf(section, 4).map(({ section: index, difficulty, size }) => [index, difficulty, size]),
    [
      [4, 'Easy', 1],
      [4, 'Medium', 2],
      [4, 'Hard', 3],
    ],
  )
  assert.deepEqual(bucketsOf(sectionWith(0, 'mcq', 6).section, 0), [{ section: 0, size: 6 }])
})
