import assert from 'node:assert/strict'
import test from 'node:test'
import type { OwnReadiness } from '@vikalp/contract/practice/readiness'
import type { StudentProfile } from '@vikalp/contract/student-profile'
import { paperOffset } from '../../domain/src/learner/forecast/learn-from-papers.ts'
import { listMeetings } from '../../server/src/learners/item-levels.store.ts'
import { learnLevels } from '../../server/src/learners/learn-levels.ts'
import { learnAllWaiting } from '../../server/src/learners/learn-waiting.ts'
import { loadBank } from '../../server/src/question-bank/load-bank.ts'
import { practiseForPaper } from '../../server/src/testing/practise-for-paper.ts'
import { inOrder } from '../../server/src/testing/take-quiz.ts'
import { testApp } from '../../server/src/testing/test-app.ts'
import { replayForecast } from './forecast.ts'

const at = '2026-11-21T06:00:00.000Z'

test('a forecast over HTTP is that of the port for the same answers, to the mark', async (t) => {
  const server = await testApp({ CALL_LIMITS: 'off' }, loadBank())
  t.after(() => server.close())
  const token = await server.signUp('student')
  const student = (await server.as(token)<StudentProfile>('GET', '/api/profiles/student')).userId
  await practiseForPaper(server.as(token), server.bank, 'neet-ug-2027', { verdict: inOrder(6, 4) })
  await learnAllWaiting(server.db, server.bank)
  const { mean, variance } = paperOffset([])
  const port = replayForecast(server.bank, ['neet-ug-2027', `${mean}`, `${variance}`])
  for (const { questionIds, credits } of await listMeetings(server.db, 1000))
    for (const [place, item] of questionIds.entries()) port.line({ student, item, x: credits[place], at })
  await learnLevels(server.db, server.bank)
  const { forecast } = await server.as(token)<OwnReadiness>('GET', '/api/readiness?template=neet-ug-2027')
  assert.ok(forecast && forecast.mean > 180)
  const { mean: marks, low, high } = forecast
  assert.deepEqual(port.end(), [{ student, mean: marks, low, high }])
  assert.equal(forecast.subjects.length, 3)
  assert.ok(forecast.gains.length > 0)
  const sum = forecast.subjects.reduce((total, subject) => total + subject.mean, 0)
  assert.ok(Math.abs(sum - marks) <= 2, `${sum} is not ${marks}`)
})
