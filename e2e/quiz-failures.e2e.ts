import { expect, openWith, studentTest as test } from './fixtures.ts'
import { holdCalls } from './pages/hold-calls.ts'
import { kinematics } from './pages/quiz-page.ts'

test('a quiz that fails to load says so, offers to go back, and can be tried again', async ({ page }) => {
  await page.route('**/api/quiz/start', (route) => route.fulfill({ status: 500, body: 'no' }))
  await openWith(page, '/quiz', kinematics)
  await expect(page.getByText('Quiz Loading Failed')).toBeVisible()
  await expect(page.getByText('Failed to load quiz data. Please try again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible()
  await page.unroute('**/api/quiz/start')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 / 10' })).toBeVisible()
})

test('for an unknown chapter the screen names what was not found', async ({ page }) => {
  await openWith(page, '/quiz', { testType: 'NEET', subject: 'Physics', chapter: 'alchemy' })
  await expect(page.getByText('Quiz Loading Failed')).toBeVisible()
  await expect(page.getByText('No questions found for NEET - Physics - alchemy')).toBeVisible()
})

test('a chapter that the exam does not have shows the empty state and leads back', async ({ page }) => {
  await page.goto('/exams')
  await page.evaluate((state) => history.pushState(state, '', '/quiz'), {
    testType: 'JEE',
    subject: 'Biology',
    chapter: 'evolution',
  })
  await page.reload()
  await expect(page.getByText('No Questions Available')).toBeVisible()
  await page.getByRole('button', { name: 'Choose Different Chapter' }).click()
  await expect(page).not.toHaveURL(/\/quiz$/)
})

test('a quiz says that it is loading', async ({ page }) => {
  const release = await holdCalls(page, '**/api/quiz/start')
  await openWith(page, '/quiz', kinematics)
  await expect(page.getByText('Loading Quiz...')).toBeAttached()
  release()
  await expect(page.getByRole('heading', { name: 'Question 1 / 10' })).toBeVisible()
})

test('review without questions goes to the exams', async ({ page }) => {
  await page.goto('/review')
  await expect(page).toHaveURL(/\/exams$/)
})

test('a review of questions in the client form shows them with the answers', async ({ page }) => {
  const question = {
    id: 'q1',
    text: 'Which of these is a vector?',
    options: ['Mass', 'Force', 'Time', 'Energy'],
    correctAnswer: 1,
    year: 2019,
  }
  const state = { examName: 'NEET', subjectName: 'Physics', questions: [question], answers: { q1: 0 } }
  await openWith(page, '/review', state)
  const card = page.getByRole('article')
  await expect(card).toContainText('Which of these is a vector?')
  await expect(card).toContainText('Incorrect')
  await expect(card.getByText('Asked in: 2019')).toBeVisible()
})

test('an analysis without a result says so', async ({ page }) => {
  await page.goto('/analysis')
  await expect(page.getByText('No result to show')).toBeVisible()
})

test('an unknown address shows a page that leads home', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible()
})
