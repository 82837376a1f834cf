import type { Page } from '@playwright/test'
import { expect, expectAccessible, signInAs, test } from '../fixtures.ts'

const told = /A demo account is open to everybody, so it keeps nothing that is typed\./

async function refused(page: Page, what: string): Promise<void> {
  await expect(page.getByText(told)).toBeVisible()
  await expectAccessible(page, what)
}

for (const width of [360, 1280])
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: width === 360 ? 640 : 800 } })

    test('a demo teacher makes no class and renames none', async ({ page }) => {
      await signInAs(page, 'teacher')
      await page.goto('/teacher/classes')
      await page.getByRole('button', { name: 'Make another class' }).click()
      await page.getByLabel('Name of the class').fill('What everybody would read')
      await page.getByRole('button', { name: 'Make class' }).click()
      await refused(page, 'a class of the demo')
      await expect(page.getByRole('heading', { name: 'What everybody would read' })).toHaveCount(0)
      await page.goto('/teacher')
      await page.getByRole('button', { name: 'Your details' }).click()
      await page.getByLabel('Qualification').fill('What everybody would read')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await refused(page, 'the details of the demo teacher')
    })

    test('a demo institute records no activity, and a demo student leaves no details', async ({
      page,
      browser,
      baseURL,
    }) => {
      await signInAs(page, 'institute')
      await page.goto('/institute')
      await page.getByRole('button', { name: 'Record an activity' }).click()
      await page.getByRole('radio', { name: 'Test' }).check()
      await page.getByLabel('Title').fill('What everybody would read')
      await page.getByLabel('Description').fill('As well')
      await page.getByRole('button', { name: 'Save activity' }).click()
      await refused(page, 'an activity of the demo')

      const context = await browser.newContext({
        baseURL,
        serviceWorkers: 'block',
        viewport: page.viewportSize(),
      })
      const student = await context.newPage()
      await signInAs(student, 'student')
      await student.goto('/profile')
      await student.getByRole('button', { name: 'Your details' }).click()
      await student.getByLabel('Address').fill('What everybody would read')
      await student.getByRole('button', { name: 'Save details' }).click()
      await refused(student, 'the details of the demo student')
      await context.close()
    })
  })
