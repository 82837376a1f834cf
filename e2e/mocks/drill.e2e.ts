import type { Page } from '@playwright/test'
import { type Letter, letters } from '@vikalp/domain/vocabulary'
import { expect, studentTest as test } from '../fixtures.ts'
import { type HallButton, option, palette, press } from '../pages/hall.ts'

/** Taps, where a choice in the same group may stand already. */
const choose = (page: Page, letter: Letter): Promise<void> => option(page, letter).check()

async function openBy(page: Page, item: string): Promise<void> {
  await palette(page).click()
  await page.getByRole('dialog').getByRole('button', { name: item }).click()
}

test('the drill goes from task to task, and counts a pick that was lost beside them', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/sittings')) calls.push(request.url())
  })
  await page.goto('/mocks')
  await page.getByRole('link', { name: /five-minute drill/ }).click()
  const before = calls.length
  const atTask = (n: number) => expect(page.getByText(`Task ${n} of 12`)).toBeVisible()
  const answer = async (letter: Letter, button: HallButton) => {
    await choose(page, letter)
    await press(page, button)
  }
  await atTask(1)
  await answer(letters[0], 'Save & Next')
  await atTask(2)
  await press(page, 'Back')
  await answer('B', 'Save & Next')
  await atTask(3)
  await press(page, 'Mark for Review & Next')
  await atTask(4)
  await answer('B', 'Save & Mark for Review')
  await atTask(5)
  await answer('D', 'Next')
  await atTask(6)
  // A slip: this choice is lost.
  await choose(page, 'A')
  await openBy(page, 'Question 4, not answered')
  await answer('D', 'Save & Next')
  await atTask(7)
  await openBy(page, 'Question 3, answered and marked for review')
  await press(page, 'Clear Response')
  await atTask(8)
  await page.getByRole('button', { name: /^Physics, B/ }).click()
  await atTask(9)
  for (const key of ['Minus', '0', 'Point', '5'])
    await page.getByRole('button', { name: key, exact: true }).click()
  await press(page, 'Save & Next')
  await atTask(10)
  await openBy(page, 'Question 8, not visited')
  await atTask(11)
  await page.getByRole('button', { name: /^Physics, A/ }).click()
  await openBy(page, 'Question 2, marked for review')
  await answer('C', 'Save & Next')
  await atTask(12)
  await page.getByRole('button', { name: /^Physics, B/ }).click()
  await press(page, 'Next')
  await page.getByRole('button', { name: '3', exact: true }).click()
  await press(page, 'Submit')
  const table = page.getByRole('dialog')
  await expect(table.getByText('2 picks are not saved.')).toBeVisible()
  await table.getByRole('button', { name: 'Back to the paper' }).click()
  await press(page, 'Save & Next')
  await press(page, 'Submit')
  await table.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You did all of it' })).toBeVisible()
  await expect(page.getByText('You lost 1 pick', { exact: false })).toBeVisible()
  expect(calls).toHaveLength(before)
})

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false })

  test('with the mouse only, real keys type no number and the keypad does', async ({ page }) => {
    await page.goto('/mocks/drill')
    await page.getByRole('button', { name: /^Physics, B/ }).click()
    const field = page.getByRole('textbox', { name: /^Your answer/ })
    await field.pressSequentially('7')
    await expect(field).toHaveValue('7')
    await page.getByRole('checkbox', { name: /^Mouse only/ }).check()
    await field.focus()
    await page.keyboard.type('5')
    await expect(field).toHaveValue('7')
    await page.getByRole('button', { name: '2', exact: true }).first().focus()
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('72')
  })
})
