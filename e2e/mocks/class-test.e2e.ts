import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, signIn, test } from '../fixtures.ts'
import { choosePaper, chooseTime, openClass, openDevice, swapFirst } from '../pages/class-tests.ts'
import { begin, expectAt, expectSent, handIn, pick, press } from '../pages/hall.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false })

const title = 'Unit test, kinematics'

/** Four steps: the paper, its time, its rules, and when the results come. */
async function makeTest(page: Page): Promise<void> {
  await choosePaper(page, title)
  await expectNoAxeViolations(page, 'the preview of a test')
  await swapFirst(page)
  await chooseTime(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: 'When I show them' }).check()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
}

/** From the first signed-in screen into the hall. */
async function sitDown(page: Page): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('button', { name: `To the instructions: ${title}` }).click()
  await begin(page)
}

test('a class test of a teacher and two students, one of whom loses the network for a while', async ({
  page,
  browser,
  request,
  newAccount,
}) => {
  const teacher = await newAccount('teacher')
  const [asha, ravi] = [await newAccount('student'), await newAccount('student')]
  await openClass(request, teacher, [asha, ravi])
  await signIn(page, teacher.token)
  await makeTest(page)
  const board = page.getByRole('region', { name: 'Live board' })
  await expect(board.getByText('Not started')).toHaveCount(2)
  await expectNoAxeViolations(page, 'the live board')

  const phone = await openDevice(browser, asha, 360)
  await sitDown(phone)
  await pick(phone, 'A')
  await press(phone, 'Save & Next')
  await expectSent(phone)
  await phone.context().setOffline(true)
  await expectAt(phone, 2)
  await pick(phone, 'B')
  await press(phone, 'Save & Next')
  await expect(board.getByText('1 of 3 answered', { exact: false })).toBeVisible({ timeout: 15_000 })
  await phone.context().setOffline(false)
  await expectSent(phone)
  await expect(board.getByText('2 of 3 answered', { exact: false })).toBeVisible({ timeout: 15_000 })
  await handIn(phone)

  const laptop = await openDevice(browser, ravi, 1280)
  await sitDown(laptop)
  await pick(laptop, 'A')
  await press(laptop, 'Save & Next')
  await handIn(laptop)
  await laptop.goto('/mocks')
  await expect(laptop.getByText('Handed in. Your teacher gives the results', { exact: false })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Show results now' }).click({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Show them' }).click()
  await expect(page.getByRole('heading', { name: /^Results out/ })).toBeVisible()
  const results = page.getByRole('region', { name: 'Results', exact: true })
  await expect(results.getByRole('row')).toHaveCount(3)
  await results.getByLabel('Order').selectOption('By marks')
  const marks = await results.getByRole('row').locator('td:nth-of-type(2)').allInnerTexts()
  expect(marks.map(Number)).toEqual(marks.map(Number).sort((a, b) => b - a))
  await expect(results.getByRole('columnheader', { name: 'Receipt' })).toBeVisible()
  await expect(page.getByText('had it right.', { exact: false })).toHaveCount(3)
  await expectNoAxeViolations(page, 'the results of a test')
  const download = page.waitForEvent('download')
  await results.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toBe(`${title}.csv`)

  await laptop.reload()
  await laptop.getByRole('link', { name: `See result: ${title}` }).click()
  await expect(laptop.getByText('Receipt', { exact: false })).toBeVisible()
  await phone.context().close()
  await laptop.context().close()
})
