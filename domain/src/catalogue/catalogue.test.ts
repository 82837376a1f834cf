import assert from 'node:assert/strict'
import test from 'node:test'
import { chapters, chaptersOf, findChapter } from './chapters.ts'
import { examTitle, findExam } from './exams.ts'
import { examOnTheWire, findSubject, subjectOnTheWire } from './subjects.ts'

test('exam names are matched without regard to case', () => {
  assert.equal(findExam('board'), 'BOARD')
  assert.equal(findExam(' Neet '), 'NEET')
  assert.equal(findExam('UPSC'), undefined)
})

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
  assert.equal(findChapter('work-energy-and-power')?.title, 'Work, Energy and Power')
  assert.equal(findChapter('Diversity in Living World')?.key, 'diversity-in-living-world')
  assert.equal(findChapter('no such chapter'), undefined)
})

test('the key of each of the 52 chapters is the slug of its title, and none is doubled', () => {
  assert.equal(chapters.length, 52)
  assert.equal(new Set(chapters.map((chapter) => chapter.key)).size, 52)
  for (const chapter of chapters) assert.equal(findChapter(chapter.title), chapter)
})

test('JEE has no Biology chapters; NEET has 20, 19 and 13', () => {
  assert.equal(chaptersOf('JEE', 'Biology').length, 0)
  assert.deepEqual(
    (['Physics', 'Chemistry', 'Biology'] as const).map((subject) => chaptersOf('NEET', subject).length),
    [20, 19, 13],
  )
})

test('an unknown exam is its own title', () => {
  assert.equal(examTitle('NEET'), 'National Eligibility cum Entrance Test')
  assert.equal(examTitle('XYZ'), 'XYZ')
})
