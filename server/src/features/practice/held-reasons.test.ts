import assert from 'node:assert/strict'
import test from 'node:test'
import type { practiceContract } from '@vikalp/contract/practice'
import type { z } from 'zod'
import { makeQuestionBank } from '#question-bank/question-bank.ts'
import { sitDown } from '#testing/mocks/hall.ts'
import { samplePapers } from '#testing/mocks/sample-papers.ts'
import { chapterOf, sampleQuestions } from '#testing/sample-questions.ts'
import { inOrder } from '#testing/take-quiz.ts'
import { testApp } from '#testing/test-app.ts'

type Next = z.output<typeof practiceContract.next.response>

const pairs = 14
const numberOf = (id: string): number => Number(id.slice(-4))
const idOf = (number: number): string => `kin-${String(number).padStart(4, '0')}`

/** Behind each question of a paper and one that no paper has lies the same slip, and no other has it. */
const bank = makeQuestionBank(
  [
    ...chapterOf('kinematics', 'kin', 'Physics', 2 * pairs, ['JEE']).map((question, i) => ({
      ...question,
      exams: i < pairs ? (['NEET', 'JEE'] as const) : (['JEE'] as const),
      slips: Object.fromEntries(
        (['A', 'B', 'C', 'D'] as const)
          .filter((letter) => letter !== question.answer)
          .map((letter) => [letter, `slip ${i % pairs}`]),
      ),
    })),
    ...sampleQuestions().filter(({ chapter }) => chapter !== 'kinematics'),
  ],
  samplePapers(),
)

test('no reason names a question that a paper holds; one that it does not hold is named', async (t) => {
  const server = await testApp({ CALL_LIMITS: 'off' }, bank)
  t.after(server.close)
  const token = await server.signUp('student')
  await server.takeQuiz(token, { count: pairs, verdict: inOrder(0, pairs) })
  const { paper } = await sitDown(server, token, { template: 'sample' })
  const held = new Set(paper.questions.map(({ id }) => id))
  const mistaken = Array.from({ length: pairs }, (_, i) => idOf(i + 1))
  const asked = { held: 0, others: 0 }
  for (const id of mistaken) {
    const partner = idOf(numberOf(id) + pairs)
    const others = bank.ofChapter('kinematics', 'JEE').flatMap((one) => (one.id === partner ? [] : [one.id]))
    const path = `/api/questions/next/kinematics?exam=JEE&exclude=${others.join()}`
    const next = await server.as(token)<Next>('GET', path)
    assert.equal(next._id, partner)
    const { why } = next.meta
    if (held.has(id)) {
      assert.notEqual(why.reason, 'repair', JSON.stringify(why))
      asked.held++
    } else {
      assert.ok(why.reason === 'repair' && why.mistake.questionId === id, JSON.stringify(why))
      asked.others++
    }
    assert.ok(![...held].some((one) => JSON.stringify(why).includes(one)))
  }
  assert.ok(asked.held > 0 && asked.others > 0, JSON.stringify(asked))
})
