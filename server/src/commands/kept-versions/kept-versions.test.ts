import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import test, { after, before } from 'node:test'
import type { SignedIn } from '@vikalp/contract/identity'
import type { QuizResult } from '@vikalp/contract/quiz'
import type { StudentProfile } from '@vikalp/contract/student-profile'
import { dataOf, type TestApp, testApp } from '#testing/test-app.ts'
import { loadBank } from '../../question-bank/load-bank.ts'
import { restore } from '../backup/backup.ts'
import { confirmation } from '../confirmation/confirmation.ts'
import { repair } from '../repair.ts'
import { readFigures } from './figures.ts'
import { type Ask, credentialsOf, days, type Person, personNames } from './story.ts'

/** What `npm run keep-version` writes beside a backup. */
type Kept = {
  version: string
  openQuiz: {
    quizId: string
    saved: { questionId: string; selectedOption: string }
    key: { questionId: string; answer: string }[]
  }
  figures: Record<string, unknown>
}

const folder = join(import.meta.dirname, 'files')
const versions = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''))

const bank = loadBank()
let server: TestApp
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' }, bank)
  server.setTime(`${days[2]}T06:00:00.000Z`)
})
after(() => server.close())

test('a backup of every version in the changelog is kept', () => {
  const changelog = readFileSync(join(import.meta.dirname, '../../../../CHANGELOG.md'), 'utf8')
  const headings = [...changelog.matchAll(/^## (\d+\.\d+\.\d+) /gm)].map(([, version]) => version)
  assert.ok(headings.length > 5)
  assert.deepEqual([...versions].sort(), headings.sort())
})

for (const version of versions)
  test(`a backup of ${version} keeps every figure, and its open quiz can be handed in`, async () => {
    const kept: Kept = JSON.parse(readFileSync(join(folder, `${version}.json`), 'utf8'))
    await restore(server.databaseUrl, join(folder, `${version}.backup`))
    await repair(server.databaseUrl, bank, { ifNeeded: true }) // as each start does
    await confirmEmails()
    await confirmInstitute()
    const ask = await signInAll()
    assert.deepEqual(await readFigures(ask, Object.keys(kept.figures)), kept.figures)
    await handIn(ask, kept)
    const { stats } = await ask<StudentProfile>('asha', 'GET', '/api/profiles/student')
    assert.deepEqual(stats, afterwards(version))
  })

/** As the changelog asks of the operator. That it kept the teacher among its own counts as its word for him. */
const confirmInstitute = () =>
  confirmation(server.databaseUrl, {
    role: 'institute',
    args: [credentialsOf('deepshikha').email],
    now: new Date(),
  })

/** As each person does by the link of a mail: before that no teacher sees the address. */
const confirmEmails = (): Promise<number> =>
  server.db.run(
    { name: 'test.confirmEmails', text: 'UPDATE users SET email_verified_at = now()', parameters: [] },
    {},
  )

/** By their old passwords. */
async function signInAll(): Promise<Ask> {
  const tokens = new Map<Person, string>()
  for (const person of personNames) {
    const reply = await server.call('POST', '/api/accounts/sign-in', { body: credentialsOf(person) })
    tokens.set(person, dataOf<SignedIn>(reply.body).token)
  }
  return (who, ...call) => server.as(tokens.get(who) ?? '')(...call)
}

/** One answer was saved by the old version; seven are right, one is wrong, the last is left out. */
async function handIn(ask: Ask, { openQuiz: { quizId, saved, key } }: Kept): Promise<void> {
  const answers = key.slice(1, 9).map(({ questionId, answer }, place) => ({
    questionId,
    selectedOption: place < 7 ? answer : answer === 'A' ? 'B' : 'A',
    seconds: 40,
  }))
  const submit = () => ask<QuizResult>('asha', 'POST', '/api/quiz/submit-multiple', { quizId, answers })
  const result = await submit()
  const { total, correct, incorrect, notAttempted, avgTime, questions } = result
  assert.deepEqual(
    { total, correct, incorrect, notAttempted, avgTime },
    { total: 10, correct: 8, incorrect: 1, notAttempted: 1, avgTime: 32 },
  )
  assert.deepEqual(
    questions.map(({ questionId, answer }) => ({ questionId, answer })),
    key,
  )
  assert.equal(questions[0]?.selectedOption, saved.selectedOption)
  assert.deepEqual(await submit(), result)
}

/** 70, 40 and now 80 per cent; the third quiz was a quick one, which 0.1.0 did not know: there it counts, with 50. */
const afterwards = (version: string): StudentProfile['stats'] =>
  version === '0.1.0'
    ? { overall: 60, streak: 3, quizzesTaken: 4, quickQuizzes: 0 }
    : { overall: 63, streak: 3, quizzesTaken: 3, quickQuizzes: 1 }
