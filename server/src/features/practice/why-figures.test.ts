import assert from 'node:assert/strict'
import test from 'node:test'
import type { StartedQuiz } from '@vikalp/contract/quiz'
import { paperWeights } from '@vikalp/domain/plan/paper-weights'
import { type Day, daysBetween, indianDay } from '@vikalp/domain/progress/periods'
import { seededRandom } from '@vikalp/domain/random'
import { z } from 'zod'
import { loadBank } from '#question-bank/load-bank.ts'
import { userIdOf } from '#testing/roster.ts'
import { submitQuiz } from '#testing/take-quiz.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'

const Given = z.object({ id: z.string(), chosen: z.string(), isRight: z.boolean(), on: z.string() })
type Given = z.infer<typeof Given>

/** Every answer of a student as the attempts have it, in the order in which it was given. */
const answersOf = (server: TestApp, studentId: string): Promise<Given[]> => {
  const text = `SELECT question_ids[place] AS id, substr(chosen, place, 1) AS chosen,
      substr(chosen, place, 1) = substr(key, place, 1) AS "isRight",
      to_char(finished_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS on
    FROM attempts, generate_series(1, length(chosen)) AS place
    WHERE student_id = $1 AND submitted_at IS NOT NULL AND substr(chosen, place, 1) <> '-'
    ORDER BY finished_at, attempts.id, place`
  return server.db.many({ name: 'test.answersOf', text, parameters: ['studentId'] }, { studentId }, Given)
}

type Asked = NonNullable<StartedQuiz['asked']>[number]
type Why = NonNullable<Asked['why']>

/** What the answers say of a question's topic, and of the mistake that its reason names. */
function truthOf(server: TestApp, answers: readonly Given[], questionId: string, why: Why, day: Day): object {
  const { bank } = server
  const question = bank.find(questionId)
  assert.ok(question)
  const ofTopic = answers.filter(({ id }) => {
    const one = bank.find(id)
    return one?.chapter === question.chapter && one.topic === question.topic
  })
  const answered = ofTopic.length
  const right = ofTopic.filter(({ isRight }) => isRight).length
  const { topic } = question
  switch (why.reason) {
    case 'retry':
    case 'repair': {
      const own = answers.filter(({ id }) => id === why.mistake.questionId)
      const last = own.findLast(({ isRight }) => !isRight)
      assert.ok(last && own.every(({ isRight, on }) => !isRight || on <= last.on), 'not right on a later day')
      // Where the options stand in another order, a letter would say nothing.
      return { option: why.mistake.option && last.chosen, on: last.on }
    }
    case 'due': {
      const on = ofTopic.findLast(({ isRight }) => isRight)?.on
      if (on === undefined) return {}
      // A memory begins with what was wrong: of what was right before that no day is kept.
      return why.wasRight ? { wasRight: true } : { lastRightOn: on, days: daysBetween(on, day) }
    }
    case 'new':
      return { topic, answered }
    case 'measure':
      return { topic, answered }
    case 'weak': {
      const template = bank.templates.find(({ exam }) => exam === 'NEET')
      assert.ok(template)
      const share = paperWeights(template, bank.paperBank.items).get(question.chapter)
      const questions = Math.round(share?.questions ?? 0)
      return { topic, right, answered, ...(questions > 0 && { inPaper: { questions, of: share?.of } }) }
    }
    default:
      return {}
  }
}

/** The figures that the reason itself names. */
function saidIn(why: Why): object {
  switch (why.reason) {
    case 'retry':
    case 'repair':
      return { option: why.mistake.option, on: why.mistake.on }
    case 'due':
      if (why.lastRightOn === undefined) return why.wasRight ? { wasRight: true } : {}
      return { lastRightOn: why.lastRightOn, days: why.days }
    case 'new':
      return { topic: why.topic, answered: 0 }
    case 'measure':
      return { topic: why.topic, answered: why.answered }
    case 'weak': {
      const { topic, right, answered, inPaper } = why
      return { topic, right, answered, ...(inPaper && { inPaper }) }
    }
    default:
      return {}
  }
}

test('over weeks of practice every figure of every reason is that of the answers', async (t) => {
  const server = await testApp({ CALL_LIMITS: 'off' }, loadBank())
  t.after(() => server.close())
  const random = seededRandom(11)
  const token = await server.signUp('student')
  const studentId = await userIdOf(server, token)
  const call = server.as(token)
  const met = new Map<string, number>()
  const ways = [
    { chapters: ['kinematics'], practice: 'build' },
    { chapters: ['kinematics'], practice: 'warm-up' },
    { chapters: ['optics'], practice: 'stretch' },
    { chapters: ['kinematics', 'optics'], practice: 'build' },
    { chapters: ['Mistakes'], from: 'mistakes' },
  ]
  for (let turn = 0; turn < 40; turn++) {
    const at = `2026-11-${String(1 + Math.floor(turn / 2)).padStart(2, '0')}T${turn % 2 ? '20' : '06'}:00:00.000Z`
    server.setTime(at)
    const way = ways[turn % ways.length]
    const plan = { exam: 'NEET', subject: 'Physics', count: way?.from ? undefined : 10, ...way }
    const quiz = await call<StartedQuiz>('POST', '/api/quiz/start', plan)
    const answers = await answersOf(server, studentId)
    for (const [i, { why, choice }] of (quiz.asked ?? []).entries()) {
      const id = quiz.questions[i]?._id ?? ''
      if (!why) continue
      met.set(why.reason, (met.get(why.reason) ?? 0) + 1)
      const where = `turn ${turn}, ${id}: ${why.sentence}`
      assert.deepEqual(saidIn(why), truthOf(server, answers, id, why, indianDay(new Date(at))), where)
      if (why.reason === 'level') assert.equal(why.p, choice?.p, where)
    }
    if (quiz.questions.length > 0)
      await submitQuiz(call, quiz, { verdict: () => (random() < 0.45 ? 'right' : 'wrong'), seconds: 40 })
  }
  for (const reason of ['retry', 'repair', 'due', 'mixed', 'new', 'measure', 'weak', 'level'])
    assert.ok((met.get(reason) ?? 0) > 0, `${reason}: ${[...met].join(' ')}`)
})
