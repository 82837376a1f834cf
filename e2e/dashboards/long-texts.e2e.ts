import type { Page } from '@playwright/test'
import { inOrder, takeQuiz } from '../../server/src/testing/take-quiz.ts'
import { callAs, expect, expectNoSidewaysScroll, reach, signIn, signInAs, test } from '../fixtures.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('the figures of an institute have room for their notes', async ({ page }) => {
    await signInAs(page, 'institute')
    await page.goto('/institute')
    for (const name of ['Total Students', 'Teaching Staff', 'Avg Performance']) {
      const box = await part(page, name).boundingBox()
      expect(box?.width, name).toBeGreaterThanOrEqual(150)
    }
  })

  test('the pages of the students are turned by two buttons in one row', async ({ page }) => {
    await signInAs(page, 'teacher')
    await page.goto('/teacher/students')
    const previous = await page.getByRole('button', { name: 'Previous' }).boundingBox()
    const next = await page.getByRole('button', { name: 'Next' }).boundingBox()
    expect(next?.y).toBe(previous?.y)
  })

  test('a wide table of a reported question scrolls in its box, the words of its formulas too', async ({
    page,
    newAccount,
  }) => {
    const cell = '<td>3000000000000000</td>'
    const html = `<div class="table-box"><table><tr>${cell.repeat(4)}<td><span class="words">3</span></td></tr></table></div>`
    const question = { questionId: 'kin-0001', subject: 'Physics', chapter: 'kinematics', html }
    const reported = { ...question, reports: 1, reasons: [], notes: [], date: '2026-11-01T06:00:00.000Z' }
    const data = { total: 1, questions: [reported], next: null }
    await page.route('**/api/profiles/teacher/reports*', (route) => route.fulfill({ json: { data } }))
    await signIn(page, (await newAccount('teacher')).token)
    await page.goto('/teacher')
    await reach(page.getByRole('cell').first())
    await expectNoSidewaysScroll(page, 'a wide table')
  })

  test('below its first line a name has the whole width of its card', async ({ page, newAccount }) => {
    const institute = await newAccount('institute')
    await signIn(page, institute.token)
    await page.route('**/api/profiles/institute?*', async (route) => {
      const reply = await route.fetch()
      const { data } = await reply.json()
      await route.fulfill({ json: { data: { ...data, name: 'Shree Swaminarayan Gurukul' } } })
    })
    await page.goto('/institute')
    const heading = page.getByRole('heading', { name: 'Shree Swaminarayan Gurukul', level: 2 })
    await expect(heading).toBeVisible()
    const lines = await heading.evaluate((element) => {
      const text = element.firstChild
      const tops = new Set<number>()
      if (!text) return 0
      for (const { index } of (text.textContent ?? '').matchAll(/\S/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + 1)
        tops.add(Math.round(range.getBoundingClientRect().top))
      }
      return tops.size
    })
    expect(lines).toBe(2) // the first word, and the two others below the actions
  })
})

test('the end of a long sheet leaves its heading in place', async ({ page }) => {
  await signInAs(page, 'institute')
  await page.goto('/institute')
  await page.getByRole('button', { name: 'Class 12 Science', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Class 12 Science' })
  await sheet.getByRole('button', { name: 'View all 37 students' }).click()
  await sheet.getByRole('link').last().focus()
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  const hidden = await sheet.evaluate((element) => element.scrollHeight - element.clientHeight)
  expect(hidden).toBe(0)
})

test('the study time of a period is that of its rows', async ({ page, asStudent, request }) => {
  await takeQuiz(callAs(request, asStudent), { verdict: inOrder(10), seconds: 45 })
  await page.goto('/profile')
  const trend = part(page, 'Weekly Performance')
  await expect(trend).toContainText('8 min study time')
  await trend.getByRole('button', { name: 'View as table' }).click()
  await expect(trend.getByRole('row').filter({ hasText: '8 min' })).toHaveCount(1)
})

test('after few quizzes their list is not a tall empty card', async ({ page, asStudent, request }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const quizzes of [0, 1]) {
    if (quizzes > 0) await takeQuiz(callAs(request, asStudent))
    await page.goto('/profile')
    await expect(part(page, 'Recent Quizzes').getByRole('listitem')).toHaveCount(quizzes)
    const box = await part(page, 'Recent Quizzes').boundingBox()
    expect(box?.height).toBeLessThan(250)
  }
})
