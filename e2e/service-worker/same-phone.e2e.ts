import { randomInt } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { SignedIn } from '@vikalp/contract/identity'
import type { HistoryPage } from '@vikalp/contract/lists/history'
import { type Account, callAs, dataOf, expect } from '../fixtures.ts'
import { answerAll, openQuiz, press } from '../pages/quiz-page.ts'
import { goOffline, goOnline, test, untilControlled } from './network.ts'

async function fillIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs in again without the page. Sign-ins are limited per address, so each comes from one of its own. */
async function newTokenOf(request: APIRequestContext, { email, password }: Account): Promise<SignedIn> {
  const reply = await request.post('/api/accounts/sign-in', {
    data: { email, password },
    headers: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
  })
  return dataOf(reply)
}

test('of a quiz that waits on the phone somebody else sees and delivers nothing, and its student delivers it later', async ({
  page,
  network,
  request,
  newAccount,
  asStudent,
}) => {
  const sister = await newAccount()
  const historyOf = (account: { token: string }) =>
    callAs(request, account)<HistoryPage>('GET', '/api/quiz/history')
  await page.clock.install()
  const { questions } = await openQuiz(page)
  await untilControlled(page)
  await answerAll(
    page,
    questions.map(({ answer }, i) => (i < 6 ? answer : null)),
  )
  // The token ends while the phone is away, as after thirty days.
  await callAs(request, asStudent)('POST', '/api/accounts/sign-out')
  await goOffline(page, network)
  await press(page, 'Submit Quiz')
  await expect(page.getByRole('heading', { name: 'Not scored yet' })).toBeVisible()
  await goOnline(page, network)
  await expect(async () => {
    await page.clock.fastForward('00:05')
    await expect(page).toHaveURL(/\/login/, { timeout: 500 })
  }).toPass()

  const sent: string[] = []
  page.on('request', (call) => {
    if (call.url().endsWith('/api/quiz/submit-multiple')) sent.push(call.url())
  })
  await fillIn(page, sister)
  await expect(page.getByRole('heading', { name: 'Recent quizzes' })).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.clock.fastForward('10:00')
  await expect(page.getByText(/Continue: NEET|waiting to be sent/)).toHaveCount(0)
  await page.goto('/analysis')
  await expect(page.getByText('Not scored yet')).toHaveCount(0)
  expect(sent).toEqual([])
  expect((await historyOf(sister)).total).toBe(0)

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await fillIn(page, asStudent)
  const again = await newTokenOf(request, asStudent)
  await expect(async () => {
    await page.clock.fastForward('00:05')
    const { total, attempts } = await historyOf(again)
    expect([total, attempts[0]?.score]).toEqual([1, 6])
  }).toPass()
  expect((await historyOf(sister)).total).toBe(0)
})
