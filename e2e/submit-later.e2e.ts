import type { HistoryPage } from '@vikalp/contract/lists/history'
import { callAs, expect, studentTest as test } from './fixtures.ts'
import { answerAll, failUntilTapped, openQuiz, press, tryAgain } from './pages/quiz-page.ts'

test('a failed submit is not a score of zero; it is delivered later and the figures appear', async ({
  page,
  request,
  asStudent,
}) => {
  const { questions } = await openQuiz(page)
  await answerAll(
    page,
    questions.map((question, i) => (i < 6 ? question.answer : null)),
  )
  await failUntilTapped(page, (route) => route.abort())
  await press(page, 'Submit Quiz')
  await expect(page).toHaveURL(/\/analysis$/)
  await expect(page.getByText('Failed to submit quiz to server')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Not scored yet' })).toBeVisible()
  await expect(page.getByText('Your answers are safe on this phone.')).toBeVisible()
  await expect(page.getByText('0.0%')).toHaveCount(0)

  await tryAgain(page)
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', /6 of 10 correct/)
  await expect(page.getByText('Failed to submit quiz to server')).toHaveCount(0)
  const { total, attempts } = await callAs(request, asStudent)<HistoryPage>('GET', '/api/quiz/history')
  expect([total, attempts[0]?.score]).toEqual([1, 6])
})

test('a submit without a network is delivered when the network is back, even after a reload', async ({
  page,
  request,
  asStudent,
}) => {
  const { questions } = await openQuiz(page)
  await answerAll(
    page,
    questions.map((question, i) => (i < 4 ? question.answer : null)),
  )
  await page.route('**/api/**', (route) => route.abort())
  await press(page, 'Submit Quiz')
  await expect(page.getByRole('heading', { name: 'Not scored yet' })).toBeVisible()
  await page.unroute('**/api/**')
  await page.reload()
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', /4 of 10 correct/, {
    timeout: 15_000,
  })
  const { total, attempts } = await callAs(request, asStudent)<HistoryPage>('GET', '/api/quiz/history')
  expect([total, attempts[0]?.score]).toEqual([1, 4])
})

test('when the network returns nobody waits for the end of a long pause', async ({ page }) => {
  await page.clock.install()
  const { questions } = await openQuiz(page)
  await answerAll(
    page,
    questions.map((question, i) => (i < 4 ? question.answer : null)),
  )
  let tries = 0
  await page.route('**/api/quiz/submit-multiple', (route) => {
    tries += 1
    return route.abort()
  })
  await press(page, 'Submit Quiz')
  await expect(page.getByRole('heading', { name: 'Not scored yet' })).toBeVisible()
  for (let failed = 1; failed < 9; failed++) {
    await expect.poll(() => tries).toBeGreaterThanOrEqual(failed)
    await page.clock.fastForward('05:00')
  }
  await expect.poll(() => tries).toBeGreaterThanOrEqual(9) // the next try is at least two minutes away
  await page.unroute('**/api/quiz/submit-multiple')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', /4 of 10 correct/)
})

test('a submit whose reply was lost is delivered again and counted once', async ({
  page,
  request,
  asStudent,
}) => {
  const { questions } = await openQuiz(page)
  await answerAll(
    page,
    questions.map(({ answer }) => answer),
  )
  await failUntilTapped(page, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await press(page, 'Submit Quiz')
  await expect(page.getByRole('heading', { name: 'Not scored yet' })).toBeVisible()
  await tryAgain(page)
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', /10 of 10 correct/)
  const { total } = await callAs(request, asStudent)<HistoryPage>('GET', '/api/quiz/history')
  expect(total).toBe(1)
})
