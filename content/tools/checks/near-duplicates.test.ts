import assert from 'node:assert/strict'
import test from 'node:test'
import { lint } from '../lint.ts'
import { type AnyQuestion, isNumeric, type Question } from '../question-file.ts'
import { numericQuestion, sampleBank, sampleChapter, wordQuestion } from '../testing/sample-bank.ts'

const practised = 'velvet purple cotton silver marble copper timber saddle kettle pillow hammer basket'
const others = 'bottle window garden market ribbon candle ladder mirror'

/** Twelve words, so many of them those of the practised question. */
const sharing = (count: number): string =>
  [...practised.split(' ').slice(0, count), ...others.split(' ').slice(0, 12 - count)].join(' ')

const asked = (id: string, text: string): Question =>
  wordQuestion({ id, text, topic: id === 'kin-0001' ? 'Projectile motion' : 'Motion graphs' })

const framed = (assertion: string, reason: string): string =>
  `Assertion (A): ${assertion}.\nReason (R): ${reason}.\nIn the light of the above statements, choose the correct answer from the options given below.`

/** What the checks of the pool say about a chapter. */
function said(practice: AnyQuestion[], pool: AnyQuestion[]): string[] {
  const questions = practice.filter((question): question is Question => !isNumeric(question))
  const chapter = { ...sampleChapter(questions), numeric: practice.filter(isNumeric), pool }
  return lint({ ...sampleBank(), chapters: [chapter] })
    .filter(({ check }) => check === 'pool-paraphrase' || check === 'pool-copy')
    .map(({ level, id, check, message }) => `${level} ${id} ${check}: ${message}`)
}
const saidOfPair = (practice: string, pool: string): string[] =>
  said([asked('kin-0001', practice)], [{ ...asked('kin-0002', pool), pool: 'exam' }])

test('a question of the pool that practice has in other words is found, the more alike the worse', () => {
  assert.deepEqual(saidOfPair(practised, sharing(7)), [], '7 of 17 words')
  assert.deepEqual(saidOfPair(practised, sharing(8)), [
    'W kin-0002 pool-paraphrase: is in the exam pool and is like kin-0001 (50 %)',
  ])
  assert.deepEqual(saidOfPair(practised, sharing(9)), [
    'W kin-0002 pool-copy: is in the exam pool and is like kin-0001 (60 %)',
  ])
  assert.deepEqual(saidOfPair(practised, practised), [], 'a clone is said once, as a clone')
})

test('a practised number to be typed counts as practice', () => {
  const typed = numericQuestion({ id: 'kin-0001', text: practised })
  const [found] = said([typed], [{ ...asked('kin-0002', sharing(10)), pool: 'exam' }])
  assert.equal(found, 'W kin-0002 pool-copy: is in the exam pool and is like kin-0001 (71 %)')
})

test('the sentences of a form alone make no copy, what is asked in them does', () => {
  const practice = framed('Velvet purple marble copper', 'Cotton silver kettle pillow')
  assert.deepEqual(saidOfPair(framed('Velvet', 'Cotton'), framed('Marble', 'Timber')), [
    'W kin-0002 pool-paraphrase: is in the exam pool and is like kin-0001 (71 %)',
  ])
  assert.deepEqual(
    saidOfPair(practice, framed('Velvet purple marble copper', 'Cotton timber saddle hammer')),
    ['W kin-0002 pool-copy: is in the exam pool and is like kin-0001 (71 %)'],
  )
})

test('questions of practice, and those of the pool, are not held against each other here', () => {
  const pair = [asked('kin-0001', practised), asked('kin-0002', sharing(10))]
  assert.deepEqual(said(pair, []), [])
  assert.deepEqual(
    said(
      [],
      pair.map((question) => ({ ...question, pool: 'exam' })),
    ),
    [],
  )
})
