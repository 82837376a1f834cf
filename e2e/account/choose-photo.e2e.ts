import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoAxeViolations, signIn, test } from '../fixtures.ts'

const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: readFileSync(new URL('../../web/public/icon-512.png', import.meta.url)),
}
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Your photo' })
const photoOf = (page: Page) => page.locator('main img[src^="/api/photos/"]')
const noticeOf = (page: Page) => page.getByRole('complementary', { name: 'Notice' })
const widthOf = (image: Locator): Promise<number> =>
  image.evaluate(async (element: HTMLImageElement) => {
    await element.decode()
    return element.naturalWidth
  })

for (const width of [360, 1280])
  test(`a teacher chooses, cuts, replaces and removes a photo at ${width}`, async ({ page, newAccount }) => {
    const teacher = await newAccount('teacher')
    await signIn(page, teacher.token)
    await page.setViewportSize({ width, height: width === 360 ? 640 : 800 })
    await page.goto('/teacher')
    await expect(page.getByText('AP', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Change photo' }).click()
    const sheet = sheetOf(page)
    await expect(sheet.getByRole('button', { name: 'Remove photo' })).toHaveCount(0)
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet.getByText('Choose a picture first.')).toBeVisible()
    await expect(sheet.getByLabel('Choose a picture')).toBeFocused()

    await sheet
      .getByLabel('Choose a picture')
      .setInputFiles({ ...picture, buffer: Buffer.from('no picture') })
    await expect(sheet.getByText('This file is not a picture')).toBeVisible()
    await sheet.getByLabel('Choose a picture').setInputFiles(picture)
    const crop = sheet.getByRole('button', { name: 'Your picture' })
    await expect(crop).toBeVisible()
    await expect(sheet.getByText('This file is not a picture')).toHaveCount(0)
    await expectAccessible(page, 'the sheet with a picture')

    await sheet.getByLabel('Zoom').press('End')
    await expect(sheet.getByLabel('Zoom')).toHaveValue('4')
    await sheet.getByLabel('Zoom').fill('2')
    const drawn = () => crop.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
    const before = await drawn()
    await crop.press('ArrowRight')
    const moved = await drawn()
    expect(moved).not.toBe(before)
    const box = await crop.boundingBox()
    if (!box) throw new Error('The picture is not on the page')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 40, { steps: 4 })
    await page.mouse.up()
    expect(await drawn()).not.toBe(moved)

    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(noticeOf(page).getByText('Your photo is saved.')).toBeVisible()
    await expect(sheet).toHaveCount(0)
    const photo = photoOf(page)
    await expect(photo).toBeVisible()
    expect(await widthOf(photo)).toBe(256)
    await expectNoAxeViolations(page, 'the profile with a photo')

    const first = await photo.getAttribute('src')
    await page.reload()
    await expect(photo).toHaveAttribute('src', String(first))
    await page.getByRole('button', { name: 'Change photo' }).click()
    await sheet.getByRole('button', { name: 'Remove photo' }).click()
    await expect(noticeOf(page).getByText('Your photo is removed.')).toBeVisible()
    await expect(photo).toHaveCount(0)
    await expect(page.getByText('AP', { exact: true })).toBeVisible()
  })

test('without a network the picture stays in the sheet, and a demo account is told why it has none', async ({
  page,
  newAccount,
}) => {
  await signIn(page, (await newAccount('institute')).token)
  await page.goto('/institute')
  await page.getByRole('button', { name: 'Change photo' }).click()
  const sheet = sheetOf(page)
  await sheet.getByLabel('Choose a picture').setInputFiles(picture)
  await page.route('**/api/accounts/photo', (route) => route.abort())
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByText('Your photo was not saved. It stays here; try again.')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Your picture' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog', { name: 'Your photo' })).toBeVisible()
  await page.unroute('**/api/accounts/photo')
  await page.route('**/api/accounts/photo', (route) =>
    route.fulfill({
      status: 403,
      json: { error: { code: 'forbidden', message: 'no', fields: { account: 'no' }, requestId: '1' } },
    }),
  )
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByText('A demo account is open to everybody')).toBeVisible()
})

test('a student chooses a drawing, which stays, and goes back to the initials', async ({
  page,
  newAccount,
}) => {
  await signIn(page, (await newAccount()).token)
  await page.goto('/profile')
  const sheet = page.getByRole('dialog', { name: 'Your picture' })
  const open = () => page.getByRole('button', { name: 'Change picture' }).click()
  await open()
  await expect(sheet.getByRole('radio')).toHaveCount(13)
  await expect(sheet.getByLabel('My initials')).toBeChecked()
  await expectNoAxeViolations(page, 'the drawings')
  await sheet.getByText('Pendulum').click()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(noticeOf(page).getByText('Your picture is saved.')).toBeVisible()
  const drawing = page.locator('main img[src="/avatars/pendulum.svg"]')
  await expect(drawing).toBeVisible()
  expect(await widthOf(drawing)).toBeGreaterThan(0)
  await page.reload()
  await expect(drawing).toBeVisible()
  await open()
  await expect(sheet.getByLabel('Pendulum')).toBeChecked()
  await sheet.getByText('My initials').click()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(drawing).toHaveCount(0)
})
