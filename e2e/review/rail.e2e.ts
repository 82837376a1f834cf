import { expect, expectNoAxeViolations, studentTest as test } from '../fixtures.ts'
import { answerAll, openQuiz, press, wrongLetter } from '../pages/quiz-page.ts'

test('the rail of the review leads to each question, and J and K to the next and the one before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { questions } = await openQuiz(page)
  await answerAll(
    page,
    questions.map((question, i) => (i === 4 ? wrongLetter(question) : i === 9 ? null : question.answer)),
  )
  await press(page, 'Submit Quiz')
  await page.getByRole('link', { name: 'Review Answers' }).click()
  const rail = page.getByRole('navigation', { name: 'Questions' })
  await expect(rail.getByRole('button', { name: /^Question \d/ })).toHaveCount(10)
  const focused = page.locator('li:focus')
  await rail.getByRole('button', { name: 'Question 5, Incorrect' }).click()
  await expect(focused).toContainText('Question 5')
  await expect(focused).toBeInViewport()
  await page.keyboard.press('j')
  await expect(focused).toContainText('Question 6')
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await expect(focused).toContainText('Question 4')
  await page.getByRole('button', { name: /^Skipped/ }).click()
  await expect(rail.getByRole('button', { name: /^Question \d/ })).toHaveText(['10'])
  await page.keyboard.press('j')
  await expect(focused).toContainText('Question 10')
})

test('on a phone the numbers of the review open on demand, lead to a question and close', async ({
  page,
}) => {
  const { questions } = await openQuiz(page)
  await answerAll(
    page,
    questions.map((question, i) => (i === 4 ? wrongLetter(question) : i === 9 ? null : question.answer)),
  )
  await press(page, 'Submit Quiz')
  await page.getByRole('link', { name: 'Review Answers' }).click()
  for (const filter of ['All 10', 'Incorrect 1', 'Skipped 1', 'Correct 8'])
    await expect(page.getByRole('button', { name: filter, exact: true })).toBeInViewport({ ratio: 1 })
  const numbers = page
    .getByRole('navigation', { name: 'Questions' })
    .getByRole('button', { name: /^Question \d/ })
  await expect(numbers).toHaveCount(0)
  await page.getByRole('button', { name: 'Numbers of the questions' }).click()
  await expect(numbers).toHaveCount(10)
  await expectNoAxeViolations(page, 'the numbers of the review')
  await page.getByRole('button', { name: 'Question 5, Incorrect' }).click()
  await expect(numbers).toHaveCount(0)
  await expect(page.locator('li:focus')).toContainText('Question 5')
  await expect(page.getByRole('heading', { name: 'Question 5', exact: true })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Numbers of the questions' }).press('Enter')
  await expect(numbers).toHaveCount(10)
  await page.keyboard.press('Escape')
  await expect(numbers).toHaveCount(0)
})

test('on a phone the filters and the steps of the review share one line, which stays in view', async ({
  page,
}) => {
  const { questions } = await openQuiz(page)
  await answerAll(
    page,
    questions.map((question, i) => (i === 4 ? wrongLetter(question) : question.answer)),
  )
  await press(page, 'Submit Quiz')
  await page.getByRole('link', { name: 'Review Answers' }).click()
  const all = page.getByRole('button', { name: /^All/ })
  const next = page.getByRole('navigation', { name: 'Questions' }).getByRole('button').last()
  const question = (n: number) => page.getByRole('heading', { name: `Question ${n}`, exact: true })
  for (const n of [1, 2, 3]) {
    await next.click()
    await expect(question(n)).toBeInViewport({ ratio: 1 })
  }
  await page.keyboard.press('k')
  await expect(question(2)).toBeInViewport({ ratio: 1 })
  const [left, right] = [await all.boundingBox(), await next.boundingBox()]
  expect(left?.y).toBe(right?.y)
  await expect(all).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: /^Incorrect/ }).click()
  await expect(question(5)).toBeInViewport({ ratio: 1 })
})
