import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { RunningSitting } from '@vikalp/contract/mocks/sittings'
import { type Letter, letters } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { makeQuestionBank } from '#question-bank/question-bank.ts'
import { answering, type Hall, newPage, sitDown } from '#testing/mocks/hall.ts'
import { samplePapers } from '#testing/mocks/sample-papers.ts'
import { deskOf, openClassroom } from '#testing/mocks/teacher.ts'
import { sampleQuestions, withWordOptions } from '#testing/sample-questions.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  const questions = sampleQuestions().map((question) =>
    question.subject === 'Biology' ? withWordOptions(question) : question,
  )
  server = await testApp({}, makeQuestionBank(questions, samplePapers()))
})
after(() => server.close())

const at = (time: string): string => `2026-11-21T${time}.000Z`

/** Two students sit down to a test of numbers and words. */
async function sitTwo(rules: object) {
  server.setTime(at('05:00:00'))
  const room = await openClassroom(server, ['Asha Patel', 'Ravi Shah'])
  const desk = deskOf(server, room)
  await desk.save(rules)
  await desk.publish()
  server.setTime(at('06:00:00'))
  const sat = []
  for (const { token } of room.students) sat.push(await sitDown(server, token, { testId: desk.testId }))
  const [asha, ravi] = sat
  assert.ok(asha && ravi)
  return { desk, asha, ravi }
}

const textsOf = ({ options }: RunningSitting['questions'][number]): string[] =>
  letters.map((letter) => options?.[letter].html ?? '')

const textOf = (questionId: string, letter: Letter): string =>
  server.bank.find(questionId)?.html.options[letter] ?? ''

/** As which letter the option of the bank is shown. */
function shownAs(paper: RunningSitting, place: number, letter: Letter): Letter {
  const question = paper.questions[place]
  assert.ok(question)
  const shown = letters[textsOf(question).indexOf(textOf(question.id, letter))]
  assert.ok(shown)
  return shown
}

const keyOf = (paper: RunningSitting, place: number): Letter =>
  server.bank.find(paper.questions[place]?.id ?? '')?.answer ?? 'A'

const slipOf = (key: Letter): Letter => (key === 'A' ? 'B' : 'A')

const StoredRow = z.object({ responses: z.array(z.string().nullable()) })
const storedBy = async ({ sittingId }: Hall): Promise<(string | null)[]> => {
  const text = 'SELECT responses FROM sittings WHERE id = $1'
  const statement = { name: 'test.responses', text, parameters: ['id'] }
  return (await server.db.one(statement, { id: sittingId }, StoredRow)).responses
}

test('each student has the options of words in an order of their own, and what is stored is the letter of the bank', async () => {
  const { desk, asha, ravi } = await sitTwo({ shuffleOptions: true })
  const orders = [asha, ravi].map(({ paper }) => paper.questions.map(textsOf))
  assert.notDeepEqual(orders[0], orders[1])
  for (const [place, question] of asha.paper.questions.entries()) {
    const inBank = letters.map((letter) => textOf(question.id, letter))
    assert.deepEqual(textsOf(question).toSorted(), inBank.toSorted())
    const { subject } = server.bank.find(question.id) ?? {}
    if (subject === 'Physics')
      assert.deepEqual(textsOf(question), inBank, `numbers stand as they are: ${place}`)
  }

  // Both choose by what they read: Asha what is right, Ravi a slip.
  for (const { hall, page, paper, chosen } of [
    { ...asha, chosen: (key: Letter) => key },
    { ...ravi, chosen: slipOf },
  ]) {
    server.setTime(at('06:00:00'))
    const picks = paper.questions.map((_, place) => shownAs(paper, place, chosen(keyOf(paper, place))))
    await hall.deliver(
      page,
      page.act(...picks.flatMap((v, place) => answering(place, v, 1000 + 3000 * place))),
    )
    server.setTime(at('06:01:00'))
    const another = newPage()
    const resumed = await hall.resume(another)
    assert.deepEqual(resumed.questions, paper.questions, 'the order stays')
    assert.deepEqual(
      resumed.hall.questions.map(({ response }) => response),
      picks,
      'another device shows what was chosen where it was chosen',
    )
    await hall.submit(another)
    assert.deepEqual(
      await storedBy(hall),
      paper.questions.map((_, place) => chosen(keyOf(paper, place))),
    )
  }

  server.setTime(at('07:00:00'))
  await desk.release()
  const mine = await asha.hall.result()
  assert.deepEqual([mine.right, mine.optionsShuffled], [7, true])
  for (const { question, response, right } of mine.questions) {
    assert.deepEqual([response], right)
    assert.equal(
      question.html.options?.A,
      textOf(question._id, 'A'),
      'the review has the letters of the bank',
    )
  }
  assert.equal((await ravi.hall.result()).wrong, 7)
  for (const { questionId, right, chosen, facility } of (await desk.results()).items) {
    const key = server.bank.find(questionId)?.answer ?? 'A'
    assert.deepEqual([right, facility], [[key], 50])
    assert.deepEqual(chosen.map(({ response }) => response).toSorted(), [key, slipOf(key)].toSorted())
  }
})

test('without the switch everybody has the options as they stand in the bank', async () => {
  const { desk, asha, ravi } = await sitTwo({})
  for (const { paper } of [asha, ravi])
    for (const question of paper.questions)
      assert.deepEqual(
        textsOf(question),
        letters.map((letter) => textOf(question.id, letter)),
      )
  server.setTime(at('06:01:00'))
  await asha.hall.submit(asha.page)
  server.setTime(at('07:00:00'))
  await desk.release()
  assert.equal((await asha.hall.result()).optionsShuffled, false)
})
