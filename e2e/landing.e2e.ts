import type { Page } from '@playwright/test'
import { expect, studentTest, test } from './fixtures.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false })

const anchor = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name })

studentTest('the anchors stop 72 px below the top, and each becomes the current one', async ({ page }) => {
  await page.goto('/')
  for (const [name, id] of [
    ['Features', 'features'],
    ['Subjects', 'products'],
  ] as const) {
    await anchor(page, name).click()
    await expect(anchor(page, name)).toHaveAttribute('aria-current', 'location')
    await expect.poll(async () => Math.round((await page.locator(`#${id}`).boundingBox())?.y ?? 0)).toBe(72)
  }
  await anchor(page, 'Contact').click()
  await expect(anchor(page, 'Contact')).toHaveAttribute('aria-current', 'location')
  await anchor(page, 'Features').click()
  await expect(anchor(page, 'Features')).toHaveAttribute('aria-current', 'location')
})

studentTest('the stroke of the highlighter is on one line at every width', async ({ page }) => {
  await page.goto('/')
  const stroke = page.getByRole('heading', { level: 1 }).locator('mark')
  await page.evaluate(() => document.fonts.ready)
  for (const width of [320, 360, 412, 480, 700, 999, 1000, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await stroke.evaluate((mark) => mark.getClientRects().length), `${width} px`).toBe(1)
  }
})

studentTest('who has an account is not asked to sign up', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Join Community' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await page.goto('/login?mode=create')
  await expect(page).toHaveURL(/\/profile$/)
})

studentTest('the logo, the link to the profile and the content share their edges', async ({ page }) => {
  await page.goto('/exams')
  const logo = await page.getByRole('banner').getByRole('link').first().boundingBox()
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(Math.abs((logo?.x ?? 0) - (heading?.x ?? 0))).toBeLessThanOrEqual(1)
})

test('the privacy policy and the terms can be read before there is an account', async ({ page }) => {
  await page.goto('/login?mode=create')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link')).toHaveText([
    'Privacy Policy',
    'Terms of Service',
    'How well we know',
  ])
  await footer.getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
  for (const [path, title] of [
    ['/privacy', 'Privacy Policy'],
    ['/terms', 'Terms of Service'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('link', { name: 'Profile' })).toHaveCount(0)
  }
})
