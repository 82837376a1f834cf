import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import {
  type ChapterEntry,
  catalogueContract,
  type ExamEntry,
  type SubjectEntry,
} from '@vikalp/contract/catalogue'
import { dataOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let student: string
before(async () => {
  server = await testApp()
  student = await server.signUp('student')
})
after(() => server.close())

const get = (url: string) => server.call('GET', url, { token: student })

test('exams have their number of questions per subject', async () => {
  const exams = dataOf<ExamEntry[]>((await get('/api/quiz/exams')).body)
  assert.deepEqual(
    exams.map(({ key, questions }) => [key, questions]),
    [
      ['NEET', 33],
      ['GUJCET', 19],
      ['JEE', 21],
      ['BOARD', 19],
    ],
  )
  assert.deepEqual(exams[0]?.subjects, [
    { key: 'Physics', questions: 21 },
    { key: 'Biology', questions: 12 },
  ])
})

test('each answer is what the contract says', async () => {
  const { exams, subjects, chapters } = catalogueContract
  const asked = [
    [exams, '/api/quiz/exams'],
    [subjects, '/api/quiz/subjects?exam=NEET'],
    [chapters, '/api/quiz/chapters?exam=NEET&subject=Physics'],
  ] as const
  for (const [{ response }, url] of asked) {
    const data = dataOf<unknown[]>((await get(url)).body)
    assert.ok(data.length > 0, url)
    assert.deepEqual(response.parse(data), data)
  }
})

test('subjects without questions are left out', async () => {
  const subjects = dataOf<SubjectEntry[]>((await get('/api/quiz/subjects?exam=jee')).body)
  assert.deepEqual(subjects, [{ key: 'Physics', title: 'Physics', chapters: 20, questions: 21 }])
})

test('chapters are in the order of the catalogue, with live counts', async () => {
  const chapters = dataOf<ChapterEntry[]>((await get('/api/quiz/chapters?exam=board&subject=BIO')).body)
  assert.equal(chapters.length, 8)
  assert.equal(chapters.find(({ key }) => key === 'evolution')?.questions, 12)
})

test('unknown names are not found, missing ones are rejected', async () => {
  assert.equal((await get('/api/quiz/subjects?exam=UPSC')).status, 404)
  assert.equal((await get('/api/quiz/chapters?exam=NEET&subject=Astrology')).status, 404)
  assert.equal((await get('/api/quiz/chapters?exam=NEET')).status, 400)
})
