import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { MistakesPage } from '@vikalp/contract/practice/mistakes'
import type { TopicMap } from '@vikalp/contract/practice/topic-map'
import type { StartedQuiz } from '@vikalp/contract/quiz'
import { inOrder, submitQuiz } from '#testing/take-quiz.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let token: string
before(async () => {
  server = await testApp()
  token = await server.signUp('student')
})
after(() => server.close())

const start = (practice: string, chapters = ['kinematics'], count = 5, as = token) =>
  server.as(as)<StartedQuiz>('POST', '/api/quiz/start', {
    exam: 'NEET',
    subject: 'Physics',
    chapters,
    count,
    practice,
  })
const startFor = (as: string, practice: string, count = 5) => start(practice, ['kinematics'], count, as)

test('a block of practice says why each question is asked, and a newcomer gets several topics and nothing hard', async () => {
  const { questions, asked = [] } = await start('build')
  assert.equal(asked.length, 5)
  for (const [i, { why, choice, repeat, openHint }] of asked.entries()) {
    assert.deepEqual(why, { reason: 'new', topic: questions[i]?.topic, sentence: 'New topic for you.' })
    assert.deepEqual([choice?.aim, repeat, openHint], [0.75, undefined, undefined])
    assert.deepEqual(
      choice?.beliefs.map(({ of, low }) => [of, low !== undefined]),
      [
        ['all', false],
        ['sub', false],
        ['ch', true],
        ['tp', true],
      ],
    )
  }
  assert.ok(new Set(questions.map(({ topic }) => topic)).size >= 3)
  assert.ok(questions.every(({ difficulty }) => difficulty !== 'Hard'))
})

test('what was answered comes again once a chapter is exhausted, marked, the longest unseen first', async () => {
  const met: string[] = []
  for (const [block, repeats] of [0, 0, 1].entries()) {
    const quiz = await start('stretch')
    const again = quiz.questions.filter(({ _id }) => met.includes(_id)).map(({ _id }) => _id)
    assert.deepEqual([again.length, quiz.asked?.filter(({ repeat }) => repeat).length], [repeats, repeats])
    assert.ok(again.every((id) => met.slice(0, 5).includes(id)))
    assert.equal(quiz.allMet, undefined)
    met.push(...quiz.questions.flatMap(({ _id }) => (again.includes(_id) ? [] : [_id])))
    server.setTime(`2026-11-2${block + 1}T06:00:00.000Z`)
    await submitQuiz(server.as(token), quiz, { verdict: inOrder(2, 3) })
  }
  assert.equal(met.length, 14)
  const { questions, asked, allMet } = await start('build')
  assert.equal(allMet, 14)
  assert.ok(asked?.every(({ repeat, choice }) => repeat && choice?.aim === undefined))
  assert.ok(questions.slice(0, 4).every(({ _id }) => met.slice(0, 5).includes(_id)))
})

test('whoever has few right of the last ten gets the hint open, and not in a paper', async () => {
  const weak = await server.signUp('student')
  const call = server.as(weak)
  await submitQuiz(call, await startFor(weak, 'build', 10), { verdict: inOrder(5, 5) })
  assert.ok((await startFor(weak, 'build')).asked?.every(({ openHint }) => openHint))
  const paper = await startFor(weak, 'exam-ready')
  assert.ok(paper.asked?.every(({ openHint, choice }) => openHint === undefined && choice?.aim === undefined))
})

test('exam-ready has the time of a paper: 12 questions in 30 minutes have 150 seconds each', async () => {
  const { seconds, questions } = await start('exam-ready', ['optics'], 6)
  assert.equal(seconds, 150 * questions.length)
  assert.equal((await start('build', ['optics'])).seconds, undefined)
})

test('a start of exam-ready that is sent again has the same time, and in another mode none', async () => {
  const quizId = '0197f3c2-4444-7abc-8def-000000000001'
  const body = { exam: 'NEET', subject: 'Physics', chapters: ['optics'], count: 6, quizId }
  const again = (changes: object) =>
    server.as(token)<StartedQuiz>('POST', '/api/quiz/start', { ...body, ...changes })
  const first = await again({ practice: 'exam-ready' })
  assert.equal(first.seconds, 150 * first.questions.length)
  const { seconds, questions } = await again({ practice: 'exam-ready' })
  assert.deepEqual([seconds, questions], [first.seconds, first.questions])
  assert.equal((await again({ practice: 'build' })).seconds, undefined)
})

test('of several chapters the questions are mixed, and exam-ready draws from all of them', async () => {
  const { questions, asked } = await start('exam-ready', ['kinematics', 'optics'], 7)
  assert.ok(questions.every(({ chapter }) => chapter === 'optics')) // kinematics is exhausted
  const reasons = new Set(asked?.map(({ why }) => why?.reason))
  assert.ok([...reasons].every((reason) => reason === 'mixed' || reason === 'repair'))
})

test('a mistake of practice is in the notebook, comes again and is repaired on a later day', async () => {
  const own = await server.signUp('student')
  const call = server.as(own)
  const block = await startFor(own, 'build')
  server.setTime('2026-11-24T06:00:00.000Z')
  await submitQuiz(call, block, { verdict: inOrder(4, 1) })
  const notebook = () => call<MistakesPage>('GET', '/api/mistakes')
  const [mistake] = (await notebook()).mistakes
  assert.equal(mistake?.question._id, block.questions[4]?._id)
  assert.ok(mistake?.comesOn && mistake.comesOn > '2026-11-24', `${mistake?.comesOn}`)
  server.setTime(`${mistake.comesOn}T06:00:00.000Z`)
  const again = await call<StartedQuiz>('POST', '/api/quiz/start', {
    exam: 'NEET',
    subject: 'Physics',
    chapters: ['Mistakes'],
    from: 'mistakes',
  })
  assert.deepEqual(
    again.questions.map(({ _id }) => _id),
    [mistake.question._id],
  )
  await submitQuiz(call, again)
  const after = await notebook()
  assert.deepEqual([after.total, after.repaired], [1, 1])
  assert.equal(after.mistakes[0]?.repairedOn, mistake.comesOn)
})

test('a question of practice says where its topic stood, as the topic map does', async () => {
  const own = await server.signUp('student')
  const first = await startFor(own, 'build', 14)
  assert.ok(first.asked?.every(({ state }) => state === 'not-started'))
  await submitQuiz(server.as(own), first)
  const { chapters } = await server.as(own)<TopicMap>('GET', '/api/topic-map?subject=Physics')
  const stateOf = new Map(
    chapters.flatMap(({ chapter, topics }) =>
      topics.map(({ topic, state }) => [`${chapter} ${topic}`, state] as const),
    ),
  )
  const second = await startFor(own, 'build', 10)
  for (const [i, { chapter, topic }] of second.questions.entries())
    assert.equal(second.asked?.[i]?.state, stateOf.get(`${chapter} ${topic}`))
  assert.ok(second.asked?.some(({ state }) => state !== 'not-started'))
})

test('an ordinary quiz gives no reasons', async () => {
  const quiz = await server.as(token)<StartedQuiz>('POST', '/api/quiz/start', {
    exam: 'NEET',
    subject: 'Physics',
    chapters: ['optics'],
  })
  assert.equal(quiz.asked, undefined)
})
