import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, reach, signIn, studentTest, test } from '../fixtures.ts'

const codeOn = (page: Page): Promise<string> => page.locator('code').innerText()

test('an institute starts with its code, and sees the teacher who typed it', async ({
  page,
  newAccount,
  request,
}) => {
  const institute = await newAccount('institute')
  const teacher = await newAccount('teacher')
  await signIn(page, institute.token)
  await page.goto('/institute')
  await expect(page.getByRole('heading', { name: 'Invite your teachers' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Teaching Faculty' })).toBeHidden()

  const joined = await request.post('/api/institutes/join', {
    headers: { authorization: `Bearer ${teacher.token}` },
    data: { code: (await codeOn(page)).toLowerCase() },
  })
  expect(joined.status()).toBe(200)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Teaching Faculty' })).toBeVisible()
  await expectNoAxeViolations(page, 'the page of an institute')

  await reach(page.getByRole('button', { name: 'Manage teachers (1)' }))
  await page.getByRole('button', { name: 'Manage teachers (1)' }).click()
  await page.getByRole('button', { name: `Remove ${teacher.name}` }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText(`${teacher.name} is no longer with your institute.`)).toBeFocused()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { name: 'Invite your teachers' })).toBeVisible()
})

test('a new code replaces the old one', async ({ page, newAccount, request }) => {
  const teacher = await newAccount('teacher')
  await signIn(page, (await newAccount('institute')).token)
  await page.goto('/institute')
  const old = await codeOn(page)
  await page.getByRole('button', { name: 'New code' }).click()
  await page.getByRole('button', { name: 'Make a new code' }).click()
  await expect(page.locator('code')).not.toHaveText(old)
  const join = (code: string) =>
    request.post('/api/institutes/join', {
      headers: { authorization: `Bearer ${teacher.token}` },
      data: { code },
    })
  expect((await join(old)).status()).toBe(404)
  expect((await join(await codeOn(page))).status()).toBe(200)
})

test('an activity is recorded, counted and removed', async ({ page, newAccount }) => {
  await signIn(page, (await newAccount('institute')).token)
  await page.goto('/institute')
  await page.getByRole('button', { name: 'Record an activity' }).click()
  await page.getByRole('button', { name: 'Save activity' }).click()
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.getByRole('radio', { name: 'Test' }).check()
  await page.getByLabel('Title').fill('Unit test 2')
  await page.getByLabel('Description').fill('Electrostatics, Class 12.')
  await page.getByLabel('Score (optional)').fill('101%')
  await page.getByRole('button', { name: 'Save activity' }).click()
  await expect(page.getByText('A percentage must be between 0% and 100%.')).toBeVisible()
  await page.getByLabel('Score (optional)').fill('92%')
  await expect(page.getByText('A percentage must be between 0% and 100%.')).toBeHidden()
  await page.getByRole('button', { name: 'Save activity' }).click()

  const row = page.getByRole('listitem').filter({ hasText: 'Unit test 2' })
  await expect(row).toContainText('Test · ')
  await expect(row).toContainText('92%, Excellent')
  await row.getByRole('button', { name: 'Remove Unit test 2' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('No activity yet.', { exact: false })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recent Institute Activities' })).toBeFocused()
})

test('the details of an institute are shown on its page', async ({ page, newAccount }) => {
  await signIn(page, (await newAccount('institute')).token)
  await page.goto('/institute')
  await page.getByRole('button', { name: 'Institute details' }).click()
  await page.getByLabel('Location').fill('Anand, Gujarat')
  await page.getByLabel('Established in').fill('2127')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Established in')).toBeFocused()
  await page.getByLabel('Established in').fill('1998')
  await expect(page.getByText('A year with four digits', { exact: false })).toBeHidden()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Established 1998')).toBeVisible()
})

studentTest('a student sees the sample, which can only be read', async ({ page }) => {
  await page.goto('/institute?period=monthly')
  await expect(page.getByText('Sample', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Monthly Performance' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Avg Performance' })).toContainText('87%')
  for (const name of ['Record an activity', 'Institute details', 'Sign out', /^Remove/])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  const classes = page.getByRole('table', { name: 'Class Performance Overview' })
  await expect(classes.getByRole('row', { name: 'Class 11 Science 36' })).toBeVisible()
  await expect(classes.getByRole('link')).toHaveCount(0)

  await page.getByRole('button', { name: 'View All Activities' }).click()
  await expect(page.getByText('10 of 14 activities')).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByText('14 of 14 activities')).toBeVisible()
})
