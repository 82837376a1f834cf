import { randomUUID } from 'node:crypto'
import { callAs, expect, signIn, test } from '../fixtures.ts'
import { openClass, setUnitTest } from '../pages/class-tests.ts'
import { begin, expectAt, expectSent, pick, press } from '../pages/hall.ts'

const leftMs = 20_000

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
  const closesAt = Date.now() + leftMs
  const testId = await setUnitTest(request, teacher, classId, {
    title: 'Unit test, its last seconds',
    opensAt: closesAt - 30 * 60_000,
    closesAt,
  })
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
  // What comes in the seconds of grace is not late.
  const stateOf = async () =>
    (await callAs(request, student)<{ state: string }>('GET', `/api/sittings/${sittingId}`)).state
  await expect.poll(stateOf, { timeout: 40_000 }).toBe('closed')
  await context.setOffline(false)
  await expect(page.getByText(/Receipt [0-9A-Z]{4}-[0-9A-Z]{4}\./)).toBeVisible({ timeout: 15_000 })

  await page.goto(`/mocks/${sittingId}/result`)
  await expect(page.getByRole('heading', { name: 'The results are not out yet' })).toBeVisible()
  await callAs(request, teacher)('POST', `/api/tests/${testId}/release`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^1 answer arrived \d+ min after the end/)).toBeVisible()
  // Where something was wrong, only that is shown at first.
  await page.getByRole('button', { name: 'All 3' }).click()
  await expect(page.getByText(/^Your answer/)).toHaveCount(2)
})
