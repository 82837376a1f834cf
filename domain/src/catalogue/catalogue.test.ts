import assert from 'node:assert/strict'
import test from 'node:test'
import { chapterDescriptions } from '../english/chapter-descriptions.ts'
import { chapterTitles } from '../english/chapter-titles.ts'
import { chapterKey } from './chapter-key.ts'
import { chapters, chaptersOf, findChapter, offeredSubjects, plannedChapters } from './chapters.ts'
import { exams, findExam } from './exams.ts'
import { examOnTheWire, findSubject, isCountedApart, subjectOnTheWire } from './subjects.ts'
import { topicsIn } from './topics-in.ts'
import { unwrittenChapters } from './unwritten-chapters.ts'

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

test('BIO is Biology and Maths is Mathematics, in any case', () => {
  assert.equal(findSubject('BIO'), 'Biology')
  assert.equal(findSubject('bio'), 'Biology')
  assert.equal(findSubject('physics'), 'Physics')
  assert.equal(findSubject('Maths'), 'Mathematics')
  assert.equal(findSubject(' MATHEMATICS '), 'Mathematics')
  assert.equal(findSubject('Astrology'), undefined)
})

test('Mathematics alone is counted apart, under either name', () =>
  assert.deepEqual(
    ['physics', 'Chemistry', 'Biology', 'bio', 'Mathematics', 'maths', 'Astrology'].filter(isCountedApart),
    ['Mathematics', 'maths'],
  ))

test('Board goes out in lowercase and its Biology as BIO; the other exams as they are', () => {
  assert.deepEqual([examOnTheWire('BOARD'), subjectOnTheWire('BOARD', 'Biology')], ['board', 'BIO'])
  assert.deepEqual([examOnTheWire('NEET'), subjectOnTheWire('NEET', 'Biology')], ['NEET', 'Biology'])
})

test('a chapter is found by its key and by its title', () => {
  assert.equal(findChapter('work-energy-and-power')?.key, 'work-energy-and-power')
  assert.equal(findChapter('Diversity in Living World')?.key, 'diversity-in-living-world')
  assert.equal(findChapter('no such chapter'), undefined)
})

test('each of the 52 chapters and 14 units has one key, the slug of its title, and every text belongs to one', () => {
  assert.equal(plannedChapters.length, 52 + 14)
  for (const texts of [chapterTitles, chapterDescriptions])
    assert.deepEqual(plannedChapters.map(({ key }) => key).sort(), Object.keys(texts).sort())
  for (const { key } of plannedChapters) assert.equal(chapterKey(chapterTitles[key]), key)
  for (const chapter of chapters) assert.equal(findChapter(chapterTitles[chapter.key]), chapter)
})

test('what is not written yet is planned, all of it Mathematics, and offered to nobody', () => {
  const left = plannedChapters.filter((chapter) => !chapters.includes(chapter))
  assert.deepEqual(new Set(left.map(({ key }) => key)), unwrittenChapters)
  assert.ok(left.every(({ subject }) => subject === 'Mathematics'))
  for (const { key, subject, exams } of left) {
    assert.equal(findChapter(key), undefined)
    for (const exam of exams) assert.ok(chaptersOf(exam, subject).every((chapter) => chapter.key !== key))
  }
  assert.equal(offeredSubjects.includes('Mathematics'), left.length < 14)
})

test('JEE has no Biology chapters, NEET none of Mathematics; NEET has 20, 19 and 13', () => {
  assert.equal(chaptersOf('JEE', 'Biology').length, 0)
  assert.equal(chaptersOf('NEET', 'Mathematics').length, 0)
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
