import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { OwnReport } from '@vikalp/contract/reports'
import { waitsForLock } from '#testing/database/lock-waits.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { decideCase } from './reports.store.ts'
import { reports } from './reports.ts'

let server: TestApp
let asha: string
let dev: string
before(async () => {
  server = await testApp()
  asha = await server.signUp('student')
  dev = await server.signUp('student')
  for (const token of [asha, dev]) await server.takeQuiz(token, { count: 14 })
})
after(() => server.close())

const now = new Date('2026-11-22T06:00:00.000Z')
const run = (...args: string[]): Promise<string[]> => reports(server.databaseUrl, server.bank, { args, now })
const report = (token: string, body: object): Promise<OwnReport> =>
  server.as(token)('POST', '/api/reports', body)

test('the operator reads the reports of real students, decides them, and the students see what was decided', async () => {
  assert.deepEqual(await run(), ['0 reported questions wait for a decision'])
  await report(dev, { questionId: 'kin-0002', reason: 'unclear' })
  await report(asha, { questionId: 'kin-0001', reason: 'wrong-key', option: 'C', note: 'v is constant.' })
  await report(asha, { questionId: 'kin-0001', reason: 'explanation' })
  await report(dev, { questionId: 'kin-0001', reason: 'wrong-key' })

  const second = [
    'kin-0002 (Physics, kinematics, key B), 1 student since 2026-11-21: unclear 1',
    '  2026-11-21 unclear',
  ]
  assert.deepEqual(await run(), [
    'kin-0001 (Physics, kinematics, key A), 2 students since 2026-11-21: wrong-key 2, explanation 1',
    '  2026-11-21 wrong-key, holds C: v is constant.',
    '  2026-11-21 explanation',
    '  2026-11-21 wrong-key',
    ...second,
    '2 reported questions wait for a decision',
  ])
  assert.deepEqual(await run('accept', 'kin-0001', ' The key is C now. '), [
    'kin-0001 is accepted: The key is C now.',
    ...second,
    '1 reported question waits for a decision',
  ])
  await run('keep', 'kin-0002', 'The sentence names the axis.')
  const mine = await server.as(dev)<OwnReport[]>('GET', '/api/reports/mine?questionIds=kin-0001,kin-0002')
  assert.deepEqual(
    mine.map(({ questionId, state, answer }) => [questionId, state, answer]),
    [
      ['kin-0001', 'accepted', 'The key is C now.'],
      ['kin-0002', 'kept', 'The sentence names the axis.'],
    ],
  )
})

test('a decided case stays as it is, and another reason opens a new one', async () => {
  const again = await report(dev, { questionId: 'kin-0001', reason: 'wrong-key', note: 'Still wrong.' })
  assert.deepEqual([again.state, again.answer], ['accepted', 'The key is C now.'])
  assert.equal((await run()).length, 1, 'no empty case is opened')
  assert.equal((await report(dev, { questionId: 'kin-0001', reason: 'figure' })).state, 'open')
  assert.equal((await run()).length, 3)
})

test('a report that is sent again while its case is decided says what was decided, and opens no empty case', async () => {
  await report(asha, { questionId: 'kin-0004', reason: 'unclear' })
  const [again] = await server.db.transaction(async (tx) => {
    await decideCase(tx, { questionId: 'kin-0004', state: 'kept', answer: 'It is clear.', now })
    const sent = report(asha, { questionId: 'kin-0004', reason: 'unclear', note: 'Still not.' })
    assert.ok(await waitsForLock(server.db, sent))
    return [sent] as const // in a list: alone it would be waited for in here
  })
  const { state, answer } = await again
  assert.deepEqual([state, answer], ['kept', 'It is clear.'])
  await assert.rejects(run('keep', 'kin-0004', 'Fine.'), /No report of kin-0004 is open/)
})

test('a note cannot forge a line of the list, nor reach the terminal', async () => {
  const note = 'One\n  2026-11-21 syllabus\u001b[2Jtwo\u009b1m'
  await report(asha, { questionId: 'kin-0005', reason: 'unclear', note })
  assert.ok((await run()).includes('  2026-11-21 unclear: One   2026-11-21 syllabus [2Jtwo 1m'))
})

for (const args of [['accept'], ['keep', 'kin-0001', '  '], ['close', 'kin-0001', 'Fine.']])
  test(`${args.join(' ')} is answered with how it is used`, () =>
    assert.rejects(run(...args), /npm run reports/))

test('a sentence that is too long and a question without a report are refused', async () => {
  await assert.rejects(run('keep', 'kin-0001', 'x'.repeat(301)), /at most 300/)
  await assert.rejects(run('keep', 'kin-0009', 'Fine.'), /No report of kin-0009 is open/)
})
