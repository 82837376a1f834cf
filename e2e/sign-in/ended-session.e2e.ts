import type { APIRequestContext, Page } from '@playwright/test'
import { type Account, expect, test } from '../fixtures.ts'
import { answerAll, choose, expectQuestion, openQuiz, option, press } from '../pages/quiz-page.ts'

const safe = 'Your session ended. Your answers are safe on this phone.'

/** Ends the session on the server, without the page. */
async function revoke(request: APIRequestContext, { token }: Account): Promise<void> {
  const reply = await request.post('/api/accounts/sign-out', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(reply.status()).toBe(204)
}

async function signInAgain(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a submit after the session ended says that the answers are safe, and sign-in leads to their result', async ({
  page,
  request,
  asStudent,
}) => {
  const { questions } = await openQuiz(page)
  await answerAll(
    page,
    questions.map(({ answer }, i) => (i < 7 ? answer : null)),
  )
  await revoke(request, asStudent)
  await press(page, 'Submit Quiz')
  await expect(page).toHaveURL(/\/login\?redirect=quiz$/)
  await expect(page.getByText(safe)).toBeVisible()

  await signInAgain(page, asStudent)
  await expect(page).toHaveURL(/\/analysis$/)
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', /7 of 10 correct/)
  await page.goto('/login')
  await expect(page.getByText('You are signed in on this device.')).toBeVisible()
  await expect(page.getByText(safe)).toHaveCount(0)
})

test('a session that ends on another screen leads back to it, and the profile offers the open quiz', async ({
  page,
  request,
  asStudent,
}) => {
  await openQuiz(page)
  await choose(page, 'C')
  await revoke(request, asStudent)
  await page.goto('/test-type')
  await expect(page.getByText(safe)).toBeVisible()
  await signInAgain(page, asStudent)
  await expect(page).toHaveURL(/\/test-type$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/profile$/)
  await page.getByRole('link', { name: /^Continue: NEET/ }).click()
  await expectQuestion(page, 1)
  await expect(option(page, 'C')).toBeChecked()
})

test('somebody else who signs in on the same phone is not led to where the first one was', async ({
  page,
  request,
  newAccount,
  asStudent,
}) => {
  const sister = await newAccount()
  await openQuiz(page)
  await revoke(request, asStudent)
  await page.goto('/test-type')
  await expect(page.getByText(safe)).toBeVisible()
  await signInAgain(page, sister)
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('heading', { name: 'Recent quizzes' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Continue: NEET/ })).toHaveCount(0)
})

test('who signs out is not told that the session ended', async ({ page, asStudent }) => {
  await openQuiz(page)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: asStudent.name })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  await expect(page.getByText(/Your session ended/)).toHaveCount(0)
})
