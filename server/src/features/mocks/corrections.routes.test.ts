import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { SittingResult } from '@vikalp/contract/mocks/results'
import type { QuestionKey } from '@vikalp/domain/marking/mark-question'
import { type Letter, letters } from '@vikalp/domain/vocabulary'
import { answering, rightAnswer, sitDown } from '#testing/mocks/hall.ts'
import { setUnitTest } from '#testing/mocks/teacher.ts'
import { secondServer } from '#testing/second-server.ts'
import { rowsOf, type TestApp, testApp } from '#testing/test-app.ts'
import type { QuestionBank } from '../../question-bank/question-bank.ts'
import { applyCorrections } from './review/apply-corrections.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const right = (...these: Letter[]): QuestionKey => ({ kind: 'letters', right: these })

/** The letter that is so many after the right one of a place. */
function letterAt(paper: Awaited<ReturnType<typeof sitDown>>['paper'], place: number, steps: number): Letter {
  const known = letters.findIndex((letter) => rightAnswer(server, paper, place).startsWith(letter))
  return letters[(known + steps) % 4] ?? assert.fail()
}

/** A candidate who has handed in; each place has the letter so many steps after the right one, or nothing. */
async function sitWith(steps: readonly (number | null)[]) {
  server.setTime('2026-11-21T05:00:00.000Z')
  const token = await server.signUp('student')
  const sat = await sitDown(server, token)
  const acts = steps.flatMap((step, place) =>
    step === null ? [] : answering(place, letterAt(sat.paper, place, step), 5000 * place),
  )
  await sat.hall.deliver(sat.page, sat.page.act(...acts))
  server.setTime('2026-11-21T05:01:00.000Z')
  await sat.hall.submit(sat.page)
  return { ...sat, token }
}

/** The bank once these keys of the paper's first places were changed, one after the other. */
function corrected(
  bank: QuestionBank,
  ids: readonly string[],
  keys: readonly [place: number, to: QuestionKey][],
) {
  const corrections = keys.map(([place, to], i) => {
    const questionId = ids[place] ?? ''
    const before = keys.slice(0, i).findLast(([other]) => other === place)
    const from = before?.[1] ?? right(bank.find(questionId)?.answer ?? 'A')
    return { questionId, date: '2026-12-03', from, to, reason: `challenge ${i + 1}` }
  })
  return { ...bank, corrections }
}

async function resultOf(bank: QuestionBank, token: string, sittingId: string): Promise<SittingResult> {
  const other = await secondServer({ ...server, bank })
  try {
    return await other.as(token)('GET', `/api/sittings/${sittingId}/result`)
  } finally {
    await other.close()
  }
}

const changesOf = ({ changes }: SittingResult) =>
  changes.map(({ reason, old, new: score }) => [reason, old, score])

test('a dropped, a two-key and an all-right question change the marks as the agency does, version by version', async () => {
  const rightFirst = await sitWith([0, 0, 0])
  const secondFirst = await sitWith([1, 1, 1])
  const wrongFirst = await sitWith([2, 2, 2])
  const blankFirst = await sitWith([null, null, null, 0])
  const ids = rightFirst.paper.questions.map(({ id }) => id)
  const [one, two] = [letterAt(rightFirst.paper, 0, 0), letterAt(rightFirst.paper, 0, 1)]
  const bank = corrected(server.bank, ids, [
    [0, right(one, two)],
    [1, { kind: 'all-right' }],
    [2, { kind: 'dropped' }],
  ])
  const now = new Date('2026-12-03T06:00:00.000Z')
  const both = await Promise.all([
    applyCorrections({ db: server.db, bank }, now),
    applyCorrections({ db: server.db, bank }, now),
  ])
  assert.ok(both.includes(4), `${both}`)

  const after = async ({ token, hall }: typeof rightFirst) => resultOf(bank, token, hall.sittingId)
  assert.deepEqual(changesOf(await after(rightFirst)), [
    ['challenge 1', 48, 48],
    ['challenge 2', 48, 48],
    ['challenge 3', 48, 48], // dropped: the right one keeps its marks
  ])
  assert.deepEqual(changesOf(await after(secondFirst)), [
    ['challenge 1', -12, 8], // -1 becomes +4
    ['challenge 2', 8, 28],
    ['challenge 3', 28, 48],
  ])
  assert.deepEqual(changesOf(await after(wrongFirst)), [
    ['challenge 1', -12, -12],
    ['challenge 2', -12, 8],
    ['challenge 3', 8, 28],
  ])
  const blank = await after(blankFirst)
  assert.deepEqual(changesOf(blank), [
    ['challenge 1', 16, 16],
    ['challenge 2', 16, 16], // all right: only for whoever attempted it
    ['challenge 3', 16, 32],
  ])
  assert.deepEqual(
    blank.changes.map(({ questionId }) => questionId),
    ids.slice(0, 3),
  )
  assert.deepEqual(
    blank.changes.map(({ place, key }) => [place, key]),
    [
      [0, { from: [one], to: [one, two] }],
      [1, null], // right for whoever attempted it: no letters
      [2, null],
    ],
  )
  assert.deepEqual([blank.score, blank.dropped, blank.blank], [32, 1, 10])
  assert.deepEqual(
    blank.questions.slice(0, 3).map((question) => question.right),
    [[one, two], [...letters], []],
  )
})

test('corrections that were applied are not applied again, and no version goes', async () => {
  const { paper, hall, token } = await sitWith([0, 2])
  const ids = paper.questions.map(({ id }) => id)
  const bank = corrected(server.bank, ids, [[1, { kind: 'dropped' }]])
  const now = new Date('2026-12-03T06:00:00.000Z')
  await applyCorrections({ db: server.db, bank }, now)
  const versions = await rowsOf(server.db, 'sitting_results')
  assert.equal(await applyCorrections({ db: server.db, bank }, now), 0)
  assert.equal(await rowsOf(server.db, 'sitting_results'), versions)
  const again = corrected(server.bank, ids, [
    [1, { kind: 'dropped' }],
    [1, right(letterAt(paper, 1, 2))],
  ])
  await applyCorrections({ db: server.db, bank: again }, now)
  assert.deepEqual(changesOf(await resultOf(again, token, hall.sittingId)), [
    ['challenge 1', 12, 32],
    ['challenge 2', 32, 32],
  ])
})

test('a paper that did not ask a corrected question is left alone', async () => {
  const { paper, hall, token } = await sitWith([0])
  const asked = new Set(paper.questions.map(({ id }) => id))
  const other = server.bank.questions.find(({ id }) => !asked.has(id)) ?? assert.fail()
  const bank = corrected(server.bank, [other.id], [[0, { kind: 'dropped' }]])
  const mine = await rowsOf(server.db, 'sitting_results')
  await applyCorrections({ db: server.db, bank }, new Date('2026-12-03T06:00:00.000Z'))
  assert.equal(await rowsOf(server.db, 'sitting_results'), mine)
  assert.deepEqual((await resultOf(bank, token, hall.sittingId)).changes, [])
})

test('the marks of a class test that are out do not fall by a correction of the bank, and those that wait do', async () => {
  for (const isOut of [true, false]) {
    const { asha, ravi, desk } = await setUnitTest(server)
    server.setTime('2026-11-21T06:00:00.000Z')
    const { paper, page, hall } = await sitDown(server, asha.token, { testId: desk.testId })
    await hall.deliver(page, page.act(...answering(0, letterAt(paper, 0, 0), 1000)))
    server.setTime('2026-11-21T06:01:00.000Z')
    await hall.submit(page)
    const other = await sitDown(server, ravi.token, { testId: desk.testId })
    await other.hall.submit(other.page)
    server.setTime('2026-11-21T07:00:00.000Z')
    if (isOut) await desk.release()
    const ids = paper.questions.map(({ id }) => id)
    const bank = corrected(server.bank, ids, [[0, right(letterAt(paper, 0, 1))]])
    await applyCorrections({ db: server.db, bank }, new Date('2026-12-03T06:00:00.000Z'))
    if (!isOut) await desk.release()
    const { score, changes } = await hall.result()
    assert.equal(score, isOut ? 16 : -4)
    assert.equal(changes[0]?.isKept, isOut)
  }
})
