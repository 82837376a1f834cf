import assert from 'node:assert/strict'
import test from 'node:test'
import { chapterDescriptions } from '../english/chapter-descriptions.ts'
import { chapterTitles } from '../english/chapter-titles.ts'
import { chapterKey } from './chapter-key.ts'
import { chapters, chaptersOf, findChapter } from './chapters.ts'
import { exams, findExam } from './exams.ts'
import { examOnTheWire, findSubject, subjectOnTheWire } from './subjects.ts'
import { topicsIn } from './topics-in.ts'

test('exam names are matched without regard to case', () => {
  assert.equal(findExam('board'), 'BOARD')
  assert.equal(findExam(' Neet '), 'NEET')
  assert.equal(findExam('UPSC'), undefined)
})

test('four exams are ready and three are not, each with its hours', () =>
  assert.deepEqual(
    exams.map(({ key, duration, comingSoon }) => [key, duration, comingSoon !== true]),
    [
      ['NEET', 3, true],
      ['GUJCET', 3, true],
      ['JEE', 3, true],
      ['BOARD', 3, true],
      ['UPSC', 'Varies', false],
      ['GATE', 3, false],
      ['NDA', 4.5, false],
    ],
  ))

test('the slug of a title begins and ends with a letter or a digit', () =>
  assert.equal(chapterKey(' (Work, Energy & Power) '), 'work-energy-power'))

test('BIO is Biology, in any case', () => {
  assert.equal(findSubject('BIO'), 'Biology')
  assert.equal(findSubject('bio'), 'Biology')
  assert.equal(findSubject('physics'), 'Physics')
  assert.equal(findSubject('Maths'), undefined)
})

test('Board goes out in lowercase and its Biology as BIO; the other exams as they are', () => {
  assert.deepEqual([examOnTheWire('BOARD'), subjectOnTheWire('BOARD', 'Biology')], ['board', 'BIO'])
  assert.deepEqual([examOnTheWire('NEET'), subjectOnTheWire('NEET', 'Biology')], ['NEET', 'Biology'])
})

test('a chapter is found by its key and by its title', () => {
  assert.equal(findChapter('work-energy-and-power')?.key, 'work-energy-and-power')
  assert.equal(findChapter('Diversity in Living World')?.key, 'diversity-in-living-world')
  assert.equal(findChapter('no such chapter'), undefined)
})

test('each of the 52 chapters has one key, the slug of its title, and every text belongs to one', () => {
  assert.equal(chapters.length, 52)
  for (const texts of [chapterTitles, chapterDescriptions])
    assert.deepEqual(chapters.map(({ key }) => key).sort(), Object.keys(texts).sort())
  for (const chapter of chapters) assert.equal(findChapter(chapterTitles[chapter.key]), chapter)
})

test('JEE has no Biology chapters; NEET has 20, 19 and 13', () => {
  assert.equal(chaptersOf('JEE', 'Biology').length, 0)
  assert.deepEqual(
    (['Physics', 'Chemistry', 'Biology'] as const).map((subject) => chaptersOf('NEET', subject).length),
    [20, 19, 13],
  )
})

test('topics are those of any of the subjects; without a subject all of them', () => {
  const topics = [
    'work-energy-and-power',
    'diversity-in-living-world',
    'some-basic-concepts-of-chemistry',
  ].map((chapter) => ({ chapter }))
  assert.deepEqual(topicsIn(topics, ['Physics', 'Biology']), topics.slice(0, 2))
  assert.deepEqual(topicsIn(topics, []), topics)
})
