import { readFile } from 'node:fs/promises'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  signInAs,
  studentTest,
  test,
} from '../fixtures.ts'

test('a row of the classes opens its figures, where it is weak, and its students', async ({ page }) => {
  await signInAs(page, 'institute')
  await page.goto('/institute')
  await page.getByRole('button', { name: 'Class 12 Science', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Class 12 Science' })
  await expect(sheet.getByRole('heading', { name: 'To work on' })).toBeVisible()
  await expect(sheet.getByRole('heading', { name: 'Going well' })).toBeVisible()
  await sheet.getByRole('button', { name: 'View all 37 students' }).click()
  await expectNoAxeViolations(page, 'the sheet of a class')
  const student = sheet.getByRole('link').first()
  const name = await student.innerText()
  await student.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Profile of ${name}`)
  await page.getByRole('link', { name: 'Back to your institute' }).click()
  await expect(page).toHaveURL(/\/institute$/)
})

test('classes are compared by the periods of the chart, and no teacher by marks', async ({ page }) => {
  await signInAs(page, 'institute')
  await page.goto('/institute?period=yearly')
  const table = page.getByRole('table', { name: 'Classes Compared' })
  await expect(table.getByRole('row')).toHaveCount(7) // its head and the first six classes
  await page.getByRole('button', { name: 'Compare all 13 classes' }).click()
  await expect(table.getByRole('row')).toHaveCount(14)
  await expect(table.getByRole('row', { name: /^Class 11 Science \d+%/ })).toBeVisible()
  await expect(page.getByText('Marks are not counted.')).toBeVisible()
  await expectNoSidewaysScroll(page, 'the classes compared')
})

studentTest('what the page shows is downloaded as a table', async ({ page }) => {
  await page.goto('/institute')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download (CSV)' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^institute-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('Sardar Vidya Institute\r\nTotal Students,450\r\nTeaching Staff,25\r\n')
  expect(text).toMatch(/\r\nClass 12 Science,37,\d+,/)
})

test('on paper there is nothing to press', async ({ page }) => {
  await signInAs(page, 'institute')
  await page.goto('/institute')
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Print', 'Sign out', 'Record an activity', 'View as table'])
    await expect(page.getByRole('button', { name })).toBeHidden()
  await expect(page.getByRole('table', { name: 'Class Performance Overview' })).toBeVisible()
})

test('all classes and teachers are on paper, though the screen shows the first ones', async ({ page }) => {
  await signInAs(page, 'institute')
  await page.goto('/institute')
  const rows = page.getByRole('table', { name: 'Class Performance Overview' }).getByRole('row')
  await expect(rows).toHaveCount(7) // its head and the first six
  for (const late of [page.locator('svg[class*=chart]'), page.getByRole('button', { name: /^Compare all/ })])
    await expect(late).toBeVisible()
  const sheets = async () =>
    (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
  const printed = await sheets()
  await expect(rows).toHaveCount(7)
  for (const name of ['View all 13 classes', 'Compare all 13 classes', 'View all 25 teachers'])
    await page.getByRole('button', { name }).click()
  expect(printed).toBe(await sheets())
})
