import { randomUUID } from 'node:crypto'
import type { StartedQuiz } from '@vikalp/contract/quiz'
import { dataOf, expect, signIn, studentTest as test } from './fixtures.ts'
import { openQuiz } from './pages/quiz-page.ts'

const sheetOf = (page: import('@playwright/test').Page) =>
  page.getByRole('dialog', { name: 'Community Suggestions' })

test.beforeEach(async ({ page }) => {
  await openQuiz(page)
  await page.getByRole('button', { name: 'Suggestions' }).click()
  await expect(sheetOf(page)).toBeVisible()
})

test('a new suggestion is first and focused, and another student vibes with it', async ({ page }) => {
  const sheet = sheetOf(page)
  const text = `Draw the graph first, case ${randomUUID().slice(0, 8)}`
  await sheet.getByRole('textbox').fill(text)
  await sheet.getByRole('button', { name: 'Submit' }).click()
  const item = sheet.getByRole('listitem').filter({ hasText: text })
  await expect(item).toBeFocused()
  await expect(sheet.getByRole('textbox')).toHaveValue('')
  const vibe = item.getByRole('button', { name: /vibe/i })
  await vibe.click()
  await expect(vibe).toHaveAttribute('aria-pressed', 'true')
  await expect(vibe).toContainText('vibed')
  await expect(vibe).toContainText('1')
  await vibe.click()
  await expect(vibe).toHaveAttribute('aria-pressed', 'false')
  await expect(vibe).toContainText('0')
})

test('blank text cannot be sent, 250 characters are the limit, and the rest is counted', async ({ page }) => {
  const sheet = sheetOf(page)
  const submit = sheet.getByRole('button', { name: 'Submit' })
  await expect(submit).toBeDisabled()
  await sheet.getByRole('textbox').fill('    ')
  await expect(submit).toBeDisabled()
  await sheet.getByRole('textbox').fill('x'.repeat(240))
  await sheet.getByRole('textbox').press('End')
  await sheet.getByRole('textbox').pressSequentially('y'.repeat(20))
  await expect(sheet.getByRole('textbox')).toHaveValue('x'.repeat(240) + 'y'.repeat(10))
  await expect(sheet.getByText('0 left', { exact: true })).toBeVisible()
})

test('a phone number is refused beside the box and the draft stays', async ({ page }) => {
  const sheet = sheetOf(page)
  await sheet.getByRole('textbox').fill('Call me on 98250 12345')
  await sheet.getByRole('button', { name: 'Submit' }).click()
  await expect(sheet.getByRole('alert')).toBeVisible()
  await expect(sheet.getByRole('textbox')).toHaveValue('Call me on 98250 12345')
})

test('a draft survives closing the sheet', async ({ page }) => {
  await sheetOf(page).getByRole('textbox').fill('Think of the')
  await page.keyboard.press('Escape')
  await expect(sheetOf(page)).toBeHidden()
  await page.getByRole('button', { name: 'Suggestions' }).click()
  await expect(sheetOf(page).getByRole('textbox')).toHaveValue('Think of the')
})

test('another student sees a pen name and may report', async ({ page, browser, newAccount, baseURL }) => {
  const text = `Take upwards as positive, case ${randomUUID().slice(0, 8)}`
  await sheetOf(page).getByRole('textbox').fill(text)
  await sheetOf(page).getByRole('button', { name: 'Submit' }).click()
  await expect(sheetOf(page).getByText(text)).toBeVisible()
  const stored = await page.evaluate(() => Object.values({ ...localStorage }).join(' '))
  const questionId = /"_id":"(kin-\d{4})"/.exec(stored)?.[1]

  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
  const classmate = await context.newPage()
  await signIn(classmate, (await newAccount()).token)
  // Both students need the same question of the chapter's many.
  await classmate.route('**/api/quiz/start', async (route) => {
    const { quizId, questions } = await dataOf<StartedQuiz>(await route.fetch())
    const [first, ...others] = questions
    await route.fulfill({ json: { data: { quizId, questions: [{ ...first, _id: questionId }, ...others] } } })
  })
  await openQuiz(classmate)
  await classmate.getByRole('button', { name: 'Suggestions' }).click()
  const item = sheetOf(classmate).getByRole('listitem').filter({ hasText: text })
  await expect(item).toBeVisible()
  await expect(item).not.toContainText('Asha')
  await item.getByRole('button', { name: /report/i }).click()
  await expect(item.getByRole('button', { name: 'Reported' })).toBeVisible()
  await expect(item.getByRole('status')).toContainText('Reported.')
  await context.close()
})
