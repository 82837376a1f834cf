import type { HistoryPage } from '@vikalp/contract/lists/history'
import { callAs, expect } from '../fixtures.ts'
import { answerAll, choose, expectQuestion, openQuiz, press } from '../pages/quiz-page.ts'
import { test, untilControlled } from './network.ts'

test('a tab that was open before a deployment hands its quiz in and goes on, and a reload brings it up to date', async ({
  page,
  context,
  network,
  request,
  asStudent,
}) => {
  const { questions } = await openQuiz(page)
  await untilControlled(page)
  await answerAll(
    page,
    questions.slice(0, 3).map(({ answer }) => answer),
  )
  network.deploy()
  const replaced = page.evaluate(
    () =>
      new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve(undefined), {
          once: true,
        }),
      ),
  )
  const fresh = await context.newPage()
  await fresh.goto('/exams')
  await replaced
  await expect(fresh.getByRole('heading', { level: 1 })).toHaveText('Choose Your Exam')

  for (const [i, { answer }] of questions.entries())
    if (i > 2) {
      await press(page, 'Next')
      await expectQuestion(page, i + 1)
      await choose(page, answer)
    }
  await press(page, 'Submit Quiz')
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', /10 of 10 correct/)
  const { total, attempts } = await callAs(request, asStudent)<HistoryPage>('GET', '/api/quiz/history')
  expect([total, attempts[0]?.score]).toEqual([1, 10])

  await page.getByRole('link', { name: 'Profile', exact: true }).first().click()
  const recent = page.getByRole('heading', { name: 'Recent quizzes' })
  await expect(recent).toBeVisible()
  await page.reload()
  await expect(recent).toBeVisible()
  const scripts = await page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).filter((src) => src !== ''),
  )
  expect(scripts.filter((src) => !src.endsWith('-next.js'))).toEqual([])
  expect(scripts.length).toBeGreaterThan(0)
})
