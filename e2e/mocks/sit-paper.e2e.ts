import { expect, studentTest as test } from '../fixtures.ts'
import {
  begin,
  expectAt,
  expectSent,
  handIn,
  option,
  palette,
  pick,
  press,
  readyPaper,
} from '../pages/hall.ts'

test('a pick that was not saved is lost by opening another question, named before the hand-in and on the result', async ({
  page,
  request,
  asStudent,
}) => {
  await page.goto(await readyPaper(request, asStudent))
  await expect(page.getByRole('button', { name: 'I am ready to begin' })).toBeDisabled()
  await begin(page)
  await pick(page, 'B')
  await press(page, 'Save & Next')
  await expectAt(page, 2)
  await press(page, 'Save & Mark for Review')
  await expect(page.getByText('Choose an option first.').first()).toBeVisible()
  await pick(page, 'C')
  await press(page, 'Next')
  await press(page, 'Back')
  await expectAt(page, 2)
  await expect(option(page, 'C')).not.toBeChecked()
  await press(page, 'Mark for Review & Next')
  await palette(page).click()
  const sheet = page.getByRole('dialog', { name: 'Question palette' })
  await expect(sheet.getByRole('button', { name: 'Question 1, answered' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Question 2, marked for review' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2', exact: true })).toBeFocused()

  await press(page, 'Submit')
  const submitting = page.getByRole('dialog', { name: 'Submit the paper?' })
  const physics = submitting.getByRole('row', { name: /^Physics/ })
  await expect(physics.getByRole('cell')).toHaveText(['1', '1', '42', '1', '0', '45'])
  await submitting.getByRole('button', { name: 'Go to it' }).click()
  await expectAt(page, 2)
  await handIn(page)
  await page.getByRole('link', { name: 'See result' }).click()
  await expect(page.getByText(/^1 pick was never saved/)).toBeVisible()
  const ledger = page.getByRole('region', { name: 'Sure or guessed' })
  await expect(ledger).toContainText('Say under your answers how sure you were')
  await page.getByRole('button', { name: /^All 180$/ }).click()
  const sure = page.getByRole('group', { name: 'How sure were you of question 1?' })
  await sure.getByRole('button', { name: 'A guess' }).click()
  await expect(ledger).toHaveText(/A guess: 1 answer, [01] right\. \d marks? won, \d lost\.$/)
  await page.reload()
  await expect(ledger).toContainText('A guess: 1 answer')
  await page.getByRole('link', { name: /^Practise \d+ you missed in Physics$/ }).click()
  await expect(page.getByRole('heading', { name: /^Question 1 / })).toBeVisible()
})

test('the paper goes on at the same question on a second device, and the first one can take it back', async ({
  page,
  browser,
  request,
  baseURL,
  asStudent,
}) => {
  const address = await readyPaper(request, asStudent)
  await page.goto(address)
  await begin(page)
  await pick(page, 'A')
  await press(page, 'Save & Next')
  await pick(page, 'D')
  await expectSent(page)

  const device = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })
  await device.addInitScript((token) => localStorage.setItem('token', token), asStudent.token)
  const laptop = await device.newPage()
  await laptop.goto('/mocks')
  await laptop.getByRole('link', { name: 'Go on' }).click()
  await expectAt(laptop, 2)
  await expect(option(laptop, 'D')).toBeChecked()
  await expect(laptop.getByRole('button', { name: 'Question 1, answered' })).toBeVisible()

  await expect(page.getByRole('heading', { name: 'This test goes on in another window' })).toBeVisible({
    timeout: 30_000,
  })
  await laptop.getByRole('button', { name: 'Save & Next', exact: true }).click()
  await expectSent(laptop)
  await page.getByRole('button', { name: 'Use it here' }).click()
  await expectAt(page, 3)
  await press(page, 'Back')
  await expect(option(page, 'D')).toBeChecked()
  await device.close()
})

test('the last minute is said, and shown by the clock of the server whatever the device thinks', async ({
  page,
  request,
  asStudent,
}) => {
  await page.goto(await readyPaper(request, asStudent))
  await begin(page)
  await expectSent(page)
  await page.route('**/api/sittings/*/events', async (route) => {
    const reply = await route.fetch()
    const { data } = await reply.json()
    const now = new Date(Date.parse(data.endsAt) - 59_000).toISOString()
    await route.fulfill({ response: reply, json: { data: { ...data, now } } })
  })
  await pick(page, 'A')
  await press(page, 'Save & Next')
  await expect(page.getByRole('timer')).toHaveText(/^Time left 0:00:5\d$/)
  await expect(page.getByRole('status').filter({ hasText: '1 minute left.' })).toBeAttached()
})
