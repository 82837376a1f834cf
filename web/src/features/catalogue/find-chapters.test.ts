import assert from 'node:assert/strict'
import test from 'node:test'
import { chaptersOf } from '@vikalp/domain/catalogue/chapters'
import { chapterDescriptions } from '@vikalp/domain/english/chapter-descriptions'
import { chapterTitles } from '@vikalp/domain/english/chapter-titles'
import { findChapters } from './find-chapters.ts'

const physics = chaptersOf('NEET', 'Physics').map(({ key }) => ({
  title: chapterTitles[key],
  desc: chapterDescriptions[key],
}))
const titles = (search: string) => findChapters(physics, search).map(({ title }) => title)

test('an empty search finds every chapter', () => {
  assert.equal(titles('').length, 20)
  assert.equal(titles('  ').length, 20)
})

test('the beginning of a word is enough, in any case', () => {
  assert.ok(titles('ROTAT').includes('Rotational Motion'))
  assert.ok(titles('kin').includes('Kinetic Theory of Gases'))
})

test('every word must be found, in any order', () => {
  assert.deepEqual(titles('motion laws'), ['Laws of Motion'])
})

test('a word in the description finds the chapter', () => {
  assert.ok(titles('projectiles').includes('Kinematics'))
})

test('the middle of a word finds nothing', () => assert.deepEqual(titles('inematic'), []))

test('punctuation alone finds every chapter, and unusual characters do no harm', () => {
  assert.equal(titles('(*[').length, 20)
})
