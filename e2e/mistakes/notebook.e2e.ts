import type { Locator, Page } from '@playwright/test'
import { inOrder, takeQuiz } from '../../server/src/testing/take-quiz.ts'
import { callAs, expect, expectAccessible, test } from '../fixtures.ts'

const rows = (page: Page): Locator => page.getByRole('main').locator('li:has(h2)')

test('what was answered wrong is in the notebook with a note, is found again by the filters, and is retried alone', async ({
  page,
  asStudent,
}) => {
  await takeQuiz(callAs(page.request, asStudent), { verdict: inOrder(7, 3) })
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Mistakes to repair' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mistakes')
  await expect(page.getByText('3 mistakes, 0 repaired.')).toBeVisible()
  await expect(rows(page)).toHaveCount(3)
  const first = rows(page).first()
  await expect(first).toContainText(/You chose [A-D]\./)
  await expect(first).toContainText(/Comes again on \d/)

  await first.getByRole('button', { name: 'Show answer' }).click()
  await expect(first.getByText('Correct answer', { exact: true })).toBeVisible()
  await expect(first.getByRole('heading', { name: 'Explanation' })).toBeVisible()
  await first.getByRole('button', { name: 'Add a note' }).click()
  await expect(first.getByLabel('Own note')).toBeFocused()
  await first.getByLabel('Own note').fill('Mind the sign of u')
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(first.getByText('Own note: Mind the sign of u')).toBeVisible()
  await expectAccessible(page, 'the notebook with an open answer and a note')
  await page.reload()
  await expect(rows(page).first()).toContainText('Mind the sign of u')

  await page.getByRole('button', { name: 'Repaired', exact: true }).click()
  await expect(page).toHaveURL(/\/mistakes\?show=repaired$/)
  await expect(page.getByText('No mistake matches.')).toBeVisible()
  await page.getByLabel('Subject', { exact: true }).selectOption('Physics')
  await page.getByRole('button', { name: 'To repair', exact: true }).click()
  await expect(page).toHaveURL(/\/mistakes\?subject=Physics&show=open$/)
  await expect(rows(page)).toHaveCount(3)

  await page.getByRole('link', { name: 'Retry only these (3)' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 / 3' })).toBeVisible()
})

test('a notebook without mistakes says how they come there', async ({ page, asStudent }) => {
  await takeQuiz(callAs(page.request, asStudent))
  await page.goto('/mistakes')
  await expect(page.getByRole('heading', { name: 'No mistakes yet' })).toBeVisible()
  await expectAccessible(page, 'an empty notebook')
})

test('a list that does not come and a note that is not stored say so, and both can be tried again', async ({
  page,
  asStudent,
  context,
}) => {
  await takeQuiz(callAs(page.request, asStudent), { verdict: inOrder(9, 1) })
  await page.route('**/api/mistakes*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/mistakes')
  await expect(page.getByRole('heading', { name: 'Your mistakes did not load' })).toBeVisible()
  await page.unroute('**/api/mistakes*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('1 mistake, 0 repaired.')).toBeVisible()

  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByLabel('Own note').fill('Draw it first')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^The note was not saved\./)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Own note: Draw it first')).toBeVisible()
})
