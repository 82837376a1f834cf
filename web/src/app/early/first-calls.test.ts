import assert from 'node:assert/strict'
import test from 'node:test'
import { paths } from '#platform/navigation/paths.ts'
import { callsLeft, type FirstCall, firstCallsOf, type Visit } from './first-calls.ts'

const entry = {
  testType: 'BOARD',
  subject: 'Biology',
  chapter: 'evolution',
  count: 0,
  quick: true,
  missedIn: '',
  assignmentId: '',
  practice: '',
  mistakes: '',
  today: '',
  fromChapters: false,
  quizId: 'one',
}
const visit = (path: string, changes: Partial<Visit> = {}): FirstCall[] =>
  firstCallsOf({ path, search: '', state: null, role: undefined, missingQuiz: () => undefined, ...changes })
const get = (path: string, query?: object) => ({ method: 'GET', path, ...(query && { query }) })

test('a screen asks for what its navigation state names, and without one for its defaults', () => {
  assert.deepEqual(visit(paths.testType, { state: { exam: 'BOARD' } }), [
    get('/api/quiz/subjects', { exam: 'board' }),
  ])
  const physics = { exam: 'JEE', subject: 'Physics' }
  assert.deepEqual(visit(paths.chapters, { role: 'teacher' }), [get('/api/quiz/chapters', physics)])
})

test('the progress in the chapters is asked for once the device knows that the user is a student', () => {
  const asked = (role: Visit['role']) => visit(paths.chapters, { role }).map(({ path }) => path)
  assert.deepEqual(asked('student'), ['/api/quiz/chapters', '/api/quiz/progress'])
  assert.deepEqual(asked(undefined), ['/api/quiz/chapters', '/api/accounts/me'])
})

test('the exams are asked for at both of their addresses', () => {
  for (const path of [paths.exams, paths.examSelection])
    assert.deepEqual(visit(path), [get('/api/quiz/exams')])
})

test('a dashboard is asked for in the period of the address', () => {
  assert.deepEqual(visit(paths.teacher), [get('/api/profiles/teacher', { period: 'weekly' })])
  assert.deepEqual(visit(paths.institute, { search: '?period=monthly' }), [
    get('/api/profiles/institute', { period: 'monthly' }),
  ])
  assert.deepEqual(visit(paths.studentProfile, { search: '?period=never' }), [
    get('/api/profiles/student', { period: 'weekly' }),
  ])
})

test('one’s own page asks who the user is, and for the dashboard of the role that the device remembers', () => {
  const first = (role: Visit['role']) => visit(paths.profile, { role }).map(({ path }) => path)
  assert.deepEqual(first(undefined), ['/api/accounts/me', '/api/profiles/student'])
  assert.deepEqual(first('student'), [
    '/api/accounts/me',
    '/api/today',
    '/api/class-work',
    '/api/profiles/student',
  ])
  assert.deepEqual(first('teacher'), ['/api/accounts/me', '/api/profiles/teacher'])
})

test('once the server has said who the user is, only what was not asked yet is asked', () => {
  const left = (path: string, role: Visit['role']) =>
    callsLeft(visit(path, { role }), visit(path)).map((call) => call.path)
  assert.deepEqual(left(paths.profile, 'student'), ['/api/today', '/api/class-work'])
  assert.deepEqual(left(paths.profile, 'teacher'), ['/api/profiles/teacher'])
  assert.deepEqual(left(paths.chapters, 'student'), ['/api/quiz/progress'])
  assert.deepEqual(left(paths.chapters, 'teacher'), [])
})

test('what the classes of a student have to do is asked for wherever it stands first', () => {
  for (const path of [paths.today, paths.studentProfile, paths.mocks]) {
    const asks = (role: Visit['role']) =>
      visit(path, { role }).some((call) => call.path === '/api/class-work')
    assert.deepEqual([asks('student'), asks('teacher'), asks(undefined)], [true, false, false], path)
  }
})

test('a quiz that is not on the device is started, one that is there is not', () => {
  const body = { exam: 'board', subject: 'BIO', chapters: ['evolution'], quizId: 'one', quick: true }
  assert.deepEqual(visit(paths.quiz, { missingQuiz: () => entry }), [
    { method: 'POST', path: '/api/quiz/start', body },
  ])
  assert.deepEqual(visit(paths.quiz), [])
})

test('where a token may arrive, and where nothing is needed, nothing is asked', () => {
  for (const path of [paths.verify, paths.login, paths.privacy, paths.landing, '/nowhere', '/constructor'])
    assert.deepEqual(visit(path), [], path)
})
