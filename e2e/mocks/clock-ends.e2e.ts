import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { TestPreview } from '@vikalp/contract/mocks/tests'
import { type Account, callAs, expect, signIn, test } from '../fixtures.ts'
import { openClass } from '../pages/class-tests.ts'
import { begin, expectAt, expectSent, pick, press } from '../pages/hall.ts'

const minutes = 5
const leftMs = 20_000

const paper = {
  template: 'neet-ug-2027',
  blueprint: {
    minutes,
    sections: [{ subject: 'Physics', type: 'mcq', count: 3, chapters: ['kinematics'] }],
  },
}

/** A published test that was open all the time but for its last seconds. */
async function setEndingTest(api: APIRequestContext, teacher: Account, classId: string): Promise<string> {
  const call = callAs(api, teacher)
  const testId = randomUUID()
  const { questions } = await call<TestPreview>('POST', `/api/classes/${classId}/tests/preview`, {
    paper,
    seed: testId,
    swapped: [],
  })
  const closes = Date.now() + leftMs
  await call('PUT', `/api/classes/${classId}/tests/${testId}`, {
    title: 'Unit test, its last seconds',
    paper,
    questionIds: questions.map(({ questionId }) => questionId),
    opensAt: new Date(closes - minutes * 60_000).toISOString(),
    closesAt: new Date(closes).toISOString(),
    together: false,
    lateStart: 'cut',
    shuffleQuestions: false,
    results: 'by_hand',
    lostTime: 'clockRuns',
    leaveInfo: false,
    extra: [],
  })
  await call('POST', `/api/tests/${testId}/publish`)
  return testId
}

test('the clock hands in at zero; what was answered without a network before it arrives after it, and counts', async ({
  page,
  context,
  request,
  newAccount,
}) => {
  test.slow()
  const [teacher, student] = [await newAccount('teacher'), await newAccount('student')]
  const classId = await openClass(request, teacher, [student])
  await signIn(page, student.token)
  const testId = await setEndingTest(request, teacher, classId)
  const { sittingId } = await callAs(request, student)<{ sittingId: string }>('POST', '/api/sittings', {
    sittingId: randomUUID(),
    testId,
  })
  await page.goto(`/mocks/${sittingId}`)
  await begin(page)
  await pick(page, 'A')
  await press(page, 'Save & Next')
  await expectSent(page)
  await context.setOffline(true)
  await expectAt(page, 2)
  await pick(page, 'B')
  await press(page, 'Save & Next')
  await expect(page.getByRole('heading', { name: 'Your answers wait for the network' })).toBeVisible({
    timeout: leftMs + 10_000,
  })
  await context.setOffline(false)
  await expect(page.getByText(/Receipt [0-9A-Z]{4}-[0-9A-Z]{4}\./)).toBeVisible({ timeout: 15_000 })

  await page.goto(`/mocks/${sittingId}/result`)
  await expect(page.getByRole('heading', { name: 'The results are not out yet' })).toBeVisible()
  await callAs(request, teacher)('POST', `/api/tests/${testId}/release`)
  await page.getByRole('button', { name: 'Try again' }).click()
  // Where something was wrong, only that is shown at first.
  await page.getByRole('button', { name: 'All 3' }).click()
  await expect(page.getByText(/^Your answer/)).toHaveCount(2)
})
