import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screenState } from '#platform/navigation/screen-state.ts'
import { sampleAttempt } from '#testing/sample-attempt.ts'
import { chooseQuiz } from './choose-quiz.ts'

const newest = sampleAttempt({ quizId: 'newest', chapterName: 'kinematics' })
const older = sampleAttempt({ quizId: 'older', chapterName: 'optics' })
const open = [newest, older]
const newId = () => 'fresh'
const visit = (state: unknown) => chooseQuiz(screenState('quiz', state), open, newId)

test('an unfinished quiz of the same chapter is resumed, by key or title, in upper or lower case', () => {
  assert.equal(visit({ testType: 'NEET', subject: 'Physics', chapter: 'optics' }).quizId, 'older')
  assert.equal(visit({ testType: 'neet', subject: 'Physics', chapter: 'Kinematics' }).quizId, 'newest')
})

test('another exam or chapter starts a new quiz', () => {
  assert.deepEqual(visit({ testType: 'JEE', subject: 'Physics', chapter: 'optics' }), {
    testType: 'JEE',
    subject: 'Physics',
    chapter: 'optics',
    count: 0,
    quick: false,
    missedIn: '',
    assignmentId: '',
    practice: '',
    mistakes: '',
    today: '',
    fromChapters: false,
    quizId: 'fresh',
  })
})

test('a quick quiz resumes only a quick one, and a long one never a quick one', () => {
  const quick = sampleAttempt({ quizId: 'quick', chapterName: 'optics', quick: true })
  const requested = { testType: 'NEET', subject: 'Physics', chapter: 'optics' }
  const chosen = (state: unknown, among: typeof open) =>
    chooseQuiz(screenState('quiz', state), among, newId).quizId
  assert.equal(chosen({ ...requested, quick: true }, [older, quick]), 'quick')
  assert.equal(chosen({ ...requested, quick: true }, [older]), 'fresh')
  assert.equal(chosen(requested, [quick, older]), 'older')
  assert.equal(chosen(requested, [quick]), 'fresh')
})

test('a practice of missed questions resumes only itself', () => {
  const requested = { testType: 'NEET', subject: 'Physics', chapter: 'optics', quick: true }
  const quick = sampleAttempt({ quizId: 'quick', chapterName: 'optics', quick: true })
  const missed = { ...quick, quizId: 'missed', missedIn: 'graded' }
  const chosen = (state: unknown) => chooseQuiz(screenState('quiz', state), [missed, quick], newId)
  assert.equal(chosen({ ...requested, missedIn: 'graded' }).quizId, 'missed')
  assert.equal(chosen({ ...requested, missedIn: 'another' }).quizId, 'fresh')
  assert.equal(chosen(requested).quizId, 'quick')
  assert.equal(chosen({ ...requested, missedIn: 'another' }).missedIn, 'another')
})

test('a block of practice resumes only one of its mode', () => {
  const requested = { testType: 'NEET', subject: 'Physics', chapter: 'optics' }
  const block = { ...older, quizId: 'block', practice: 'build' }
  const chosen = (state: unknown) => chooseQuiz(screenState('quiz', state), [block, older], newId).quizId
  assert.equal(chosen({ ...requested, practice: 'build' }), 'block')
  assert.equal(chosen({ ...requested, practice: 'stretch' }), 'fresh')
  assert.equal(chosen(requested), 'older')
})

test('a visit that names nothing resumes the last used quiz', () => {
  assert.deepEqual(visit(null), {
    testType: 'NEET',
    subject: 'Physics',
    chapter: 'kinematics',
    count: 0,
    quick: false,
    missedIn: '',
    assignmentId: '',
    practice: '',
    mistakes: '',
    today: '',
    fromChapters: false,
    quizId: 'newest',
  })
})

test('with nothing to resume, a visit that names nothing gets the required defaults', () => {
  assert.deepEqual(chooseQuiz(screenState('quiz', null), [], newId), {
    testType: 'NEET',
    subject: 'Biology',
    chapter: 'diversity-in-living-world',
    count: 0,
    quick: false,
    missedIn: '',
    assignmentId: '',
    practice: '',
    mistakes: '',
    today: '',
    fromChapters: false,
    quizId: 'fresh',
  })
})

test('a quiz of one length is never taken for one of another, even where a small chapter makes them equally long', () => {
  const long = sampleAttempt({ quizId: 'long', chapterName: 'optics', count: 50 })
  const requested = { testType: 'NEET', subject: 'Physics', chapter: 'optics' }
  const chosen = (state: unknown, among: typeof open) => chooseQuiz(screenState('quiz', state), among, newId)
  assert.equal(chosen(requested, [long]).quizId, 'fresh')
  assert.equal(chosen(requested, [long, older]).quizId, 'older')
  assert.equal(chosen({ ...requested, count: 50 }, [older]).quizId, 'fresh')
  assert.equal(chosen({ ...requested, count: 50 }, [older, long]).quizId, 'long')
  assert.equal(chosen(null, [long]).count, 50)
  assert.equal(chosen({ ...requested, count: 5 }, [older]).quick, false)
})

test('a resumed quiz, too, knows whether it was opened from the chapters', () => {
  const requested = { testType: 'NEET', subject: 'Physics', chapter: 'optics' }
  assert.equal(visit({ ...requested, fromChapters: true }).fromChapters, true)
  assert.equal(visit(requested).fromChapters, false)
})
