import type { HistoryPage } from '@vikalp/contract/lists/history'
import type { StartedQuiz } from '@vikalp/contract/quiz'
import { callAs, dataOf, expect, studentTest as test } from './fixtures.ts'
import { holdCalls } from './pages/hold-calls.ts'
import {
  answerAll,
  choose,
  expectQuestion,
  kinematics,
  openQuiz,
  option,
  press,
  wrongLetter,
} from './pages/quiz-page.ts'

test('seven right, two wrong and one skipped appear in the analysis, the review and on the server', async ({
  page,
  request,
  asStudent,
}) => {
  await page.goto('/')
  await page.locator('#home').getByRole('link', { name: 'Start Quiz' }).click()
  await page.getByRole('link', { name: /^NEET/ }).click()
  await page.getByRole('link', { name: 'Start Practice: Physics' }).click()
  const started = page.waitForResponse((response) => response.url().endsWith('/api/quiz/start'))
  await page.getByRole('link', { name: 'Start Quiz: Kinematics' }).click()
  const { questions } = await dataOf<StartedQuiz>(await started)
  const letters = questions.map((question, i) => {
    if (i === 3) return null
    return i === 5 || i === 8 ? wrongLetter(question) : question.answer
  })
  await answerAll(page, letters)
  await press(page, 'Submit Quiz')

  await expect(page).toHaveURL(/\/analysis$/)
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', /7 of 10 correct/)
  const tile = (name: string) => page.getByRole('main').getByText(name, { exact: true }).locator('..')
  await expect(tile('Correct')).toContainText('7')
  await expect(tile('Incorrect')).toContainText('2')
  await expect(tile('Not Attempted')).toContainText('1')
  await expect(page.getByText('70.0%')).toBeVisible()
  await expect(page.getByText('90.0%')).toBeVisible()

  const { total, attempts } = await callAs(request, asStudent)<HistoryPage>('GET', '/api/quiz/history')
  expect([total, attempts[0]?.score, attempts[0]?.total]).toEqual([1, 7, 10])

  await page.getByRole('link', { name: 'Review Answers' }).click()
  const card = (question: number) =>
    page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: `Question ${question}`, exact: true }) })
  await expect(card(6).getByText('Correct answer', { exact: true })).toBeVisible()
  const filter = (name: RegExp) => page.getByRole('button', { name })
  await expect(filter(/^All\s*10/)).toHaveAttribute('aria-pressed', 'true')
  await filter(/^Incorrect\s*2/).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  for (const question of [6, 9]) await expect(card(question)).toContainText('Your answer')
  await expect(page).toHaveURL(/show=incorrect/)
  await filter(/^Skipped\s*1/).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(card(4)).toContainText('Explanation')

  await page.getByRole('link', { name: 'Back to Chapters' }).click()
  await expect(page.getByRole('heading', { name: 'NEET - Physics' })).toBeVisible()
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByText('7/10')).toBeVisible()
})

test('previous restores the earlier answer, and an unanswered question stays open', async ({ page }) => {
  const { questions } = await openQuiz(page)
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await choose(page, 'C')
  await press(page, 'Next')
  await press(page, 'Skip')
  await choose(page, 'B')
  await press(page, 'Previous')
  await expectQuestion(page, 2)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await press(page, 'Previous')
  await expect(option(page, 'C')).toBeChecked()
  await press(page, 'Next')
  await press(page, 'Skip')
  await expect(option(page, 'B')).toBeChecked()
  expect(questions).toHaveLength(10)
})

test('the forward button reads Skip, Next, and Submit Quiz on the last question', async ({ page }) => {
  const { questions } = await openQuiz(page)
  await expect(page.getByRole('button', { name: 'Skip', exact: true })).toBeVisible()
  await choose(page, 'A')
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible()
  await answerAll(page, questions.map(() => null).with(0, 'A' as never))
  await expect(page.getByRole('main').getByRole('button', { name: 'Submit Quiz', exact: true })).toBeVisible()
  await expect(page.getByText(/9 not answered/)).toBeVisible()
})

test('a submit is busy until the server has answered, tells the time taken, and Back does not lead to the quiz', async ({
  page,
}) => {
  const { questions } = await openQuiz(page)
  await answerAll(page, questions.map(() => null).with(0, 'A' as never))
  const release = await holdCalls(page, '**/api/quiz/submit-multiple')
  const sent = page.waitForRequest('**/api/quiz/submit-multiple')
  await press(page, 'Submit Quiz')
  const { answers, skipped } = (await sent).postDataJSON()
  const seconds = [...answers, ...skipped].reduce((sum, question) => sum + question.seconds, 0)
  expect(seconds).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/analysis$/)
  await expect(page.getByRole('meter')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('Skip turns into Next without moving anything', async ({ page }) => {
  await openQuiz(page)
  const place = (name: string) => page.getByRole('button', { name, exact: true }).boundingBox()
  const before = await place('Skip')
  await option(page, 'A').dispatchEvent('click') // a click of the mouse might scroll first
  expect(await place('Next')).toEqual(before)
})

test('a question of three lines, four short options and the dock fit a small phone', async ({ page }) => {
  await openQuiz(page, { testType: 'NEET', subject: 'Biology', chapter: 'evolution' })
  const dock = await page.getByRole('button', { name: 'Previous' }).boundingBox()
  expect(dock?.y).toBeLessThan(640)
  await expect(page.getByText('Asked in: N/A').first()).toBeVisible()
})

test('the palette counts answers, marks and cleared answers, and opens a question', async ({ page }) => {
  await openQuiz(page)
  await choose(page, 'A')
  await page.getByRole('button', { name: /^Mark/ }).click()
  await press(page, 'Next')
  await press(page, 'Skip')
  await page.getByRole('button', { name: 'Question palette, 3/10' }).click()
  const sheet = page.getByRole('dialog', { name: 'Question palette' })
  await expect(
    sheet.getByRole('button', { name: 'Question 1, answered and marked for review' }),
  ).toBeVisible()
  await expect(sheet.getByRole('button', { name: /^Question 2, not answered/ })).toBeVisible()
  await expect(sheet.getByRole('button', { name: /^Question 9, not visited/ })).toBeVisible()
  await sheet.getByRole('button', { name: /^Question 1,/ }).click()
  await expect(sheet).toBeHidden()
  await expectQuestion(page, 1)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(option(page, 'A')).toBeChecked()
})

test('a quiz without any answer is not submitted (requirement 5.6)', async ({ page, request, asStudent }) => {
  const { questions } = await openQuiz(page)
  await answerAll(
    page,
    questions.map(() => null),
  )
  await press(page, 'Submit Quiz')
  await expect(page).toHaveURL(/\/quiz$/)
  const { total } = await callAs(request, asStudent)<HistoryPage>('GET', '/api/quiz/history')
  expect(total).toBe(0)
})

test('the palette submits early, after a confirmation with the counts', async ({ page }) => {
  await openQuiz(page, kinematics)
  await choose(page, 'A')
  await page.getByRole('button', { name: 'Question palette, 1/10' }).click()
  await page
    .getByRole('dialog', { name: 'Question palette' })
    .getByRole('button', { name: 'Submit Quiz' })
    .click()
  const ask = page.getByRole('dialog', { name: 'Submit' })
  await expect(ask).toContainText('9')
  await ask.getByRole('button', { name: 'Submit Quiz' }).click()
  await expect(page).toHaveURL(/\/analysis$/)
})

test('a board quiz is requested as board and BIO (requirement 5.9)', async ({ page }) => {
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/quiz/start'))
  await openQuiz(page, { testType: 'BOARD', subject: 'Biology', chapter: 'evolution' })
  expect((await sent).postDataJSON()).toMatchObject({
    exam: 'board',
    subject: 'BIO',
    chapters: ['evolution'],
  })
})

test('what was missed is practised again, with siblings of the slips', async ({ page }) => {
  const { questions } = await openQuiz(page)
  await answerAll(
    page,
    questions.map((question, i) => (i < 7 ? question.answer : i < 9 ? wrongLetter(question) : null)),
  )
  await press(page, 'Submit Quiz')
  const started = page.waitForResponse((response) => response.url().endsWith('/api/quiz/start'))
  await page.getByRole('link', { name: 'Practise the 3 you missed' }).click()
  const again = await dataOf<StartedQuiz>(await started)
  const missed = questions.slice(7).map(({ _id }) => _id)
  const practised = again.questions.map(({ _id }) => _id)
  expect(practised.filter((id) => missed.includes(id)).sort()).toEqual(missed.sort())
  expect(practised.length).toBeLessThanOrEqual(5)
  await expectQuestion(page, 1)
  await answerAll(
    page,
    again.questions.map(({ answer }) => answer),
  )
  await press(page, 'Submit Quiz')
  await expect(page.getByText('100.0%').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Practise the/ })).toHaveCount(0)
})
