import type { Page } from '@playwright/test'
import type { Question } from '@vikalp/contract/question'
import { takeQuiz } from '../../server/src/testing/take-quiz.ts'
import { callAs, expect, expectAccessible, openWith, test } from '../fixtures.ts'

const row = (page: Page, n: number) => page.getByRole('main').locator('li:has(h2)').nth(n)
const mark = (page: Page, n: number) => page.getByRole('button', { name: 'Bookmark', exact: true }).nth(n)

test('a question is bookmarked in the review and found again with its answer', async ({
  page,
  asStudent,
}) => {
  const { attemptId } = await takeQuiz(callAs(page.request, asStudent))
  await openWith(page, '/review', { attemptId })
  await expect(mark(page, 1)).toHaveAttribute('aria-pressed', 'false')
  const stem = await page.getByRole('article').nth(1).locator('p').first().textContent()
  await mark(page, 0).click()
  await mark(page, 1).click()
  await expect(mark(page, 1)).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(mark(page, 1)).toHaveAttribute('aria-pressed', 'true')
  await mark(page, 0).click()
  await expect(mark(page, 0)).toHaveAttribute('aria-pressed', 'false')

  await page.getByRole('link', { name: 'Bookmarked questions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookmarked questions')
  await expect(row(page, 0)).toContainText(stem?.trim() ?? 'a stem')
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(1)
  await expect(row(page, 0).getByText('Correct answer', { exact: true })).toHaveCount(0)
  await row(page, 0).getByRole('button', { name: 'Show answer' }).click()
  await expect(row(page, 0).getByText('Correct answer', { exact: true })).toBeVisible()
  await expect(row(page, 0).getByRole('heading', { name: 'Explanation' })).toBeVisible()
  await expect(row(page, 0).getByRole('button', { name: 'Report this question' })).toBeVisible()
  await expectAccessible(page, 'the bookmarks with an open answer')
})

test('a bookmark that cannot be stored says why, and is shown as it was', async ({
  page,
  asStudent,
  context,
}) => {
  const { attemptId } = await takeQuiz(callAs(page.request, asStudent))
  await openWith(page, '/review', { attemptId })
  await expect(mark(page, 0)).toBeVisible()
  await context.setOffline(true)
  await mark(page, 0).click()
  await expect(page.getByRole('complementary').getByText(/not saved. You are offline/)).toBeVisible()
  await expect(mark(page, 0)).toHaveAttribute('aria-pressed', 'false')
  await context.setOffline(false)
})

test('a bookmark that is set before the list of bookmarks has come stays set', async ({
  page,
  asStudent,
}) => {
  const { attemptId } = await takeQuiz(callAs(page.request, asStudent))
  const { promise: set, resolve: isSet } = Promise.withResolvers<void>()
  await page.route('**/api/bookmarks/marked*', async (route) => {
    const early = await route.fetch()
    await set
    await route.fulfill({ response: early })
  })
  await page.route('**/api/bookmarks', async (route) => {
    const late = page.waitForResponse('**/api/bookmarks/marked*')
    isSet()
    await late
    await route.continue()
  })
  await openWith(page, '/review', { attemptId })
  const stored = page.waitForResponse('**/api/bookmarks')
  await mark(page, 0).click()
  await expect(mark(page, 0)).toHaveAttribute('aria-pressed', 'true')
  await stored
  await expect(mark(page, 0)).toHaveAttribute('aria-pressed', 'true')
  await expect(mark(page, 1)).toHaveAttribute('aria-pressed', 'false')
})

test('bookmarks are removed with Undo, filtered by subject and read on page by page', async ({
  page,
  asStudent,
}) => {
  const call = callAs(page.request, asStudent)
  await page.goto('/bookmarks')
  await expect(page.getByRole('heading', { name: 'No bookmarked questions yet' })).toBeVisible()
  const physics = await takeQuiz(call, { count: 20 })
  const biology = await takeQuiz(call, { subject: 'Biology', chapter: 'evolution', count: 5 })
  for (const { questionId } of [...physics.questions, ...biology.questions])
    await call('PUT', '/api/bookmarks', { questionId, bookmarked: true })
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Bookmarked questions' }).click()
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(20)
  await expect(page.getByText('20 of 25 shown')).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(25)
  await page.getByRole('button', { name: 'Biology 5' }).click()
  await expect(page).toHaveURL(/\?subject=Biology$/)
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(5)

  await row(page, 0).getByRole('button', { name: 'Remove' }).click()
  await expect(row(page, 0).getByRole('button', { name: 'Undo' })).toBeFocused()
  await expect(row(page, 0).getByRole('status')).toHaveText('Bookmark removed.')
  await row(page, 0).getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 0).getByRole('button', { name: 'Remove' })).toBeFocused()
  await row(page, 4).getByRole('button', { name: 'Remove' }).click()
  await expect(row(page, 4)).toContainText('Bookmark removed.')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(4)
  const { questions } = await call<{ questions: Question[] }>('GET', '/api/bookmarks?subject=Biology')
  expect(questions).toHaveLength(4)
})

test('Undo before the server has answered counts as well', async ({ page, asStudent }) => {
  const call = callAs(page.request, asStudent)
  const { questions } = await takeQuiz(call)
  await call('PUT', '/api/bookmarks', { questionId: questions[0]?.questionId, bookmarked: true })
  await page.goto('/bookmarks')
  const { promise: undone, resolve: undo } = Promise.withResolvers<void>()
  const sent: boolean[] = []
  await page.route('**/api/bookmarks', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    sent.push(route.request().postDataJSON().bookmarked)
    await undone
    await route.continue()
  })
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible()
  const stored = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.request().postDataJSON().bookmarked,
  )
  undo()
  await stored
  expect(sent).toEqual([false, true])
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(1)
})

test('a list that does not load can be tried again', async ({ page, asStudent: _ }) => {
  await page.route('**/api/bookmarks', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/bookmarks')
  await expect(page.getByRole('alert')).toContainText('Your bookmarks did not load')
  await page.unroute('**/api/bookmarks')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No bookmarked questions yet' })).toBeVisible()
})
