import type { HistoryPage } from '@vikalp/contract/lists/history'
import { callAs, expect, openWith, signIn, studentTest as test } from './fixtures.ts'
import { answerAll, choose, expectQuestion, kinematics, openQuiz, option, press } from './pages/quiz-page.ts'

test('a reload in the middle finds the same quiz at the same question with the same answers', async ({
  page,
}) => {
  const { questions } = await openQuiz(page)
  await answerAll(page, ['A', null, 'C', 'D'])
  await page.reload()
  await expectQuestion(page, 4)
  await expect(option(page, 'D')).toBeChecked()
  await expect(page.getByRole('complementary', { name: 'Notice' })).toContainText('Resumed at question 4')
  await press(page, 'Previous')
  await expect(option(page, 'C')).toBeChecked()
  await press(page, 'Previous')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  const [stem = ''] = /^[^$\\]*/.exec(questions[1]?.question ?? '') ?? [] // up to its first formula
  await expect(page.getByRole('article')).toContainText(stem.slice(0, 12).trim())
})

test('a quiz goes on after a reload without a network, and nothing is lost', async ({ page, context }) => {
  await openQuiz(page)
  await answerAll(page, ['A', 'B'])
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await expectQuestion(page, 2)
  await expect(option(page, 'B')).toBeChecked()
  expect(context.pages()).toHaveLength(1)
})

test('a quiz of a closed tab resumes in a new one, and the exams screen offers to continue it', async ({
  page,
  context,
  asStudent,
}) => {
  const { quizId } = await openQuiz(page)
  await answerAll(page, ['A', 'B', null])
  await page.close()
  const again = await context.newPage()
  await signIn(again, asStudent.token)
  await again.goto('/exams')
  await again.getByRole('link', { name: /Continue/ }).click()
  await expectQuestion(again, 3)
  await press(again, 'Previous')
  await expect(option(again, 'B')).toBeChecked()
  const stored = await again.evaluate(() => JSON.stringify(localStorage))
  expect(stored).toContain(quizId)
})

test('the same chapter resumes the unfinished quiz; Start again clears it, Undo restores it', async ({
  page,
}) => {
  await openQuiz(page)
  await choose(page, 'B')
  await press(page, 'Next')
  await openWith(page, '/quiz', kinematics)
  await expectQuestion(page, 2)
  await page.getByRole('button', { name: 'Start again' }).click()
  await expectQuestion(page, 1)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await press(page, 'Previous')
  await expect(option(page, 'B')).toBeChecked()
})

test('the offer to start again goes with the quiz', async ({ page }) => {
  await openQuiz(page)
  await choose(page, 'B')
  await page.reload()
  const offer = page.getByRole('button', { name: 'Start again' })
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'Leave quiz' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Leave/ })
    .click()
  await expect(page.getByRole('link', { name: 'Back to Subjects' })).toBeVisible()
  await expect(offer).toBeHidden({ timeout: 2_000 }) // it would go by itself after ten seconds
  await page.goBack()
  await expect(page).toHaveURL('about:blank') // the chapters have taken the place of the quiz
})

test('leaving asks for confirmation and keeps the answers', async ({ page }) => {
  await openQuiz(page)
  await choose(page, 'C')
  await page.getByRole('button', { name: 'Leave quiz' }).click()
  await expect(page.getByRole('dialog')).toContainText('Your answers are saved on this phone.')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Leave/ })
    .click()
  await expect(page).not.toHaveURL(/\/quiz$/)
})

test('a stale tab never erases newer answers', async ({ page, context, asStudent }) => {
  await openQuiz(page)
  const other = await context.newPage()
  await signIn(other, asStudent.token)
  await other.goto('/quiz')
  await expectQuestion(other, 1)
  await choose(page, 'D')
  await press(page, 'Next')
  await choose(page, 'A')
  await choose(other, 'B')
  await press(other, 'Next')
  await page.reload()
  const { answered } = await page.evaluate(() => {
    const all = Object.values({ ...localStorage }).join(' ')
    return { answered: /"answers":\{[^}]*\}/.exec(all)?.[0] ?? '' }
  })
  expect(answered).not.toBe('')
  await expectQuestion(page, 2)
  await expect(option(page, 'A')).toBeChecked()
})

test('two tabs answer at the same time and nothing is lost; the result of one shows in the other', async ({
  page,
  context,
  request,
  asStudent,
}) => {
  const { questions } = await openQuiz(page)
  const other = await context.newPage()
  await signIn(other, asStudent.token)
  await other.goto('/quiz')
  await expectQuestion(other, 1)
  for (const [i, question] of questions.entries()) {
    const [tab, idle] = i % 2 === 0 ? [page, other] : [other, page]
    // The other tab writes down its time on the question in the same moment.
    await Promise.all([
      choose(tab, question.answer),
      idle.evaluate(() => dispatchEvent(new Event('pagehide'))),
    ])
    if (i < questions.length - 1) await Promise.all([page, other].map((each) => each.keyboard.press('n')))
  }
  await Promise.all([press(page, 'Submit Quiz'), other.evaluate(() => dispatchEvent(new Event('pagehide')))])
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/analysis$/)
    await expect(tab.getByRole('meter')).toHaveAttribute('aria-valuetext', /10 of 10 correct/)
  }
  const { total, attempts } = await callAs(request, asStudent)<HistoryPage>('GET', '/api/quiz/history')
  expect([total, attempts[0]?.score]).toEqual([1, 10])
})
