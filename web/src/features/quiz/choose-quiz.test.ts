import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screenState } from '#platform/screen-state.ts'
import { chooseQuiz } from './choose-quiz.ts'
import { sampleAttempt } from './sample-attempt.ts'

const newest = sampleAttempt({ quizId: 'newest', chapterName: 'kinematics' })
const older = sampleAttempt({ quizId: 'older', chapterName: 'optics' })
const open = [newest, older]
const newId = () => 'fresh'
const visit = (state: unknown) => chooseQuiz(screenState('quiz', state), open, newId)

test('an unfinished quiz of the same chapter is resumed, be it named by key or title, in any case', () => {
  assert.equal(visit({ testType: 'NEET', subject: 'Physics', chapter: 'optics' }).quizId, 'older')
  assert.equal(visit({ testType: 'neet', subject: 'Physics', chapter: 'Kinematics' }).quizId, 'newest')
})

test('another exam or chapter starts a quiz of its own', () => {
  assert.deepEqual(visit({ testType: 'JEE', subject: 'Physics', chapter: 'optics' }), {
    testType: 'JEE',
    subject: 'Physics',
    chapter: 'optics',
    quizId: 'fresh',
  })
})

test('a visit that names nothing resumes the quiz touched last', () => {
  assert.deepEqual(visit(null), {
    testType: 'NEET',
    subject: 'Physics',
    chapter: 'kinematics',
    quizId: 'newest',
  })
})

test('with nothing to resume a visit that names nothing gets the defaults of the specification', () => {
  assert.deepEqual(chooseQuiz(screenState('quiz', null), [], newId), {
    testType: 'NEET',
    subject: 'Biology',
    chapter: 'diversity-in-living-world',
    quizId: 'fresh',
  })
})
