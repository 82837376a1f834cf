import type { HistoryPage } from '@vikalp/contract/lists/history'
import { callAs, expect } from '../fixtures.ts'
import { answerAll, choose, expectQuestion, openQuiz, option, press } from '../pages/quiz-page.ts'
import { goOffline, goOnline, test, untilControlled } from './network.ts'

test('an hour without a network loses nothing of a quiz, though its tab is closed in between', async ({
  page,
  context,
  network,
  request,
  asStudent,
}) => {
  await page.clock.install()
  const { questions } = await openQuiz(page)
  await untilControlled(page)
  await answerAll(
    page,
    questions.slice(0, 4).map(({ answer }) => answer),
  )
  await goOffline(page, network)
  await page.close()

  const again = await context.newPage()
  await again.goto('/quiz')
  await expectQuestion(again, 4)
  await expect(option(again, questions[3]?.answer ?? 'A')).toBeChecked()
  for (const [i, { answer }] of questions.entries())
    if (i >= 4) {
      await press(again, 'Next')
      await expectQuestion(again, i + 1)
      await choose(again, answer)
    }
  await press(again, 'Submit Quiz')
  await expect(again.getByRole('heading', { name: 'Not scored yet' })).toBeVisible()
  await again.clock.fastForward('01:00:00')
  await expect(again.getByText('Your answers are safe on this phone.')).toBeVisible()
  await again.close()

  const later = await context.newPage()
  await goOnline(later, network)
  await later.goto('/profile')
  await expect(later.getByRole('heading', { name: 'Recent quizzes' })).toBeVisible()
  await expect(async () => {
    await later.clock.fastForward('00:05')
    const { total, attempts } = await callAs(request, asStudent)<HistoryPage>('GET', '/api/quiz/history')
    expect([total, attempts[0]?.score]).toEqual([1, 10])
  }).toPass()
})

test('two tabs of one quiz without a network hand it in once', async ({
  page,
  context,
  network,
  request,
  asStudent,
}) => {
  const { questions } = await openQuiz(page)
  await untilControlled(page)
  const other = await context.newPage()
  await other.goto('/quiz')
  await expectQuestion(other, 1)
  await goOffline(page, network)
  for (const [i, { answer }] of questions.entries()) {
    await choose(i % 2 === 0 ? page : other, answer)
    if (i < questions.length - 1) await Promise.all([page, other].map((tab) => tab.keyboard.press('n')))
  }
  await press(page, 'Submit Quiz')
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { name: 'Not scored yet' })).toBeVisible()
  await goOnline(page, network)
  for (const tab of [page, other])
    await expect(tab.getByRole('meter')).toHaveAttribute('aria-valuetext', /10 of 10 correct/)
  const { total } = await callAs(request, asStudent)<HistoryPage>('GET', '/api/quiz/history')
  expect(total).toBe(1)
})
