import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { expectQuestion, openQuiz } from '../pages/quiz-page.ts'
import { goOffline, test, untilControlled } from './network.ts'

const privacy = (page: Page) => page.getByRole('heading', { level: 1, name: /Privacy/ })

test('a quiz on the phone opens again while the network gives no answer', async ({
  page,
  network,
  asStudent: _,
}) => {
  await openQuiz(page)
  await untilControlled(page)
  network.stall()
  // Less than the time for which an address without a stored page is waited for.
  await page.reload({ waitUntil: 'commit', timeout: 3_000 })
  await expectQuestion(page, 1)
})

test('a page is fetched anew behind the stored one, and shown at the next visit', async ({
  page,
  network,
}) => {
  await page.goto('/privacy')
  await untilControlled(page)
  network.change((body) => body.replace('<title>', '<title>Newer '))
  const titleOf = async () =>
    (await (await page.goto('/privacy'))?.text())?.match(/<title>(.*)<\/title>/)?.[1]
  expect(await titleOf()).toBe('Vikalp')
  await expect.poll(titleOf).toBe('Newer Vikalp')
})

test('what a captive portal says in the place of a page is never stored', async ({ page, network }) => {
  await page.goto('/privacy')
  await untilControlled(page)
  let fetched = 0
  network.change(() => {
    fetched++
    return '<!doctype html><title>Log in to the network</title>'
  })
  for (let visit = 1; visit <= 2; visit++) {
    await page.goto('/privacy')
    await expect(privacy(page)).toBeVisible()
    await expect.poll(() => fetched).toBe(visit)
  }
  await goOffline(page, network)
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/)
})
