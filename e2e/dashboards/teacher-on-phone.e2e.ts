import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, signInAs, test } from '../fixtures.ts'

/** A row of the list has a button for its details. */
const rows = (page: Page) => page.getByRole('listitem').filter({ hasText: 'View Details' })

test('a teacher’s phone shows the first student near the top, ten of them, and all in a room of their own', async ({
  page,
}) => {
  await signInAs(page, 'teacher')
  await page.goto('/teacher')
  await expect(rows(page)).toHaveCount(10)
  const first = await rows(page).first().boundingBox()
  expect(first?.y).toBeLessThanOrEqual(700)
  const figures = ['Total Students', 'Active Classes', 'Avg Performance']
  const tops = await Promise.all(
    figures.map(async (name) => (await page.getByRole('region', { name }).boundingBox())?.y),
  )
  expect(new Set(tops).size, `in one line: ${tops.join()}`).toBe(1)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  expect(nodes).toBeLessThanOrEqual(1200)
  await expectNoSidewaysScroll(page, 'the teacher')
  await page.getByRole('link', { name: 'All 145 students' }).click()
  await expect(rows(page)).toHaveCount(15)
})

test('who did not practise this week is found by name, and a student leads back to the list', async ({
  page,
}) => {
  await signInAs(page, 'teacher')
  await page.goto('/teacher/students')
  await page.getByRole('button', { name: 'No practice this week' }).click()
  await expect(page).toHaveURL(/\?practice=idle$/)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText('Page 2 of')).toBeVisible()
  const student = rows(page).first().getByRole('heading')
  const name = await student.innerText()
  await student.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Profile of ${name}`)
  await expect(page.getByText('to keep streak alive')).toHaveCount(0)
  await expectNoAxeViolations(page, 'a student seen by the teacher')

  await page.getByRole('link', { name: 'Back to your students' }).click()
  await expect(page).toHaveURL(/\?practice=idle&page=2$/)
  await expect(rows(page).first().getByRole('heading')).toHaveText(name)
  await page.getByRole('button', { name: 'Remove filter No practice this week' }).click()
  await expect(page.getByText('145 of 145 students')).toBeVisible()
})

test('a chart that is wider than the phone says so at its edge', async ({ page }) => {
  await signInAs(page, 'teacher')
  await page.goto('/teacher?period=monthly')
  await page.locator('main figure').first().scrollIntoViewIfNeeded()
  const chart = page.getByRole('region', { name: 'Monthly Performance, scrolls sideways' })
  const arrows = chart.locator('xpath=..').locator('> span')
  await expect(arrows).toHaveCount(1)
  await chart.evaluate((box) => box.scrollTo(box.scrollWidth / 4, 0))
  await expect(arrows).toHaveCount(2)
  await chart.evaluate((box) => box.scrollTo(box.scrollWidth, 0))
  await expect(arrows).toHaveCount(1)
})
