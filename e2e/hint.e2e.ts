import type { HintReply } from '@vikalp/contract/hint'
import { expect, studentTest as test } from './fixtures.ts'
import { openQuiz } from './pages/quiz-page.ts'

test.beforeEach(async ({ page }) => {
  await openQuiz(page)
})

const open = 'Hint'

test('a hint shows the text of the bank, and closing it returns the focus', async ({ page }) => {
  const answered = page.waitForResponse('**/api/hint/')
  await page.getByRole('button', { name: open, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'AI Hint' })
  const { hint }: HintReply = await (await answered).json()
  const text = hint.candidates[0]?.content.parts[0]?.text
  const words = text?.split(/[$\\]/)[0]?.trim().slice(0, 30) ?? 'no hint'
  await expect(sheet).toContainText(words)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: open, exact: true })).toBeFocused()
})

test('a hint says that it is loading, and a failure can be tried again', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/hint/', async (route) => {
    await answered
    await route.fulfill({ status: 500, body: 'no' })
  })
  await page.getByRole('button', { name: open, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'AI Hint' })
  await expect(sheet.getByText('Generating hint...')).toBeVisible()
  answer()
  await expect(sheet.getByText('Error generating hint. Please try again.')).toBeVisible()
  await page.unroute('**/api/hint/')
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect(sheet.getByText('Error generating hint. Please try again.')).toBeHidden()
})

for (const [name, hint] of [
  ['content.text', { candidates: [{ content: { text: 'Look at the units.' } }] }],
  ['output', { candidates: [{ output: 'Look at the units.' }] }],
] as const)
  test(`a hint in ${name} is found too (requirement 6.2)`, async ({ page }) => {
    await page.route('**/api/hint/', (route) => route.fulfill({ json: { hint } }))
    await page.getByRole('button', { name: open, exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'AI Hint' })).toContainText('Look at the units.')
  })

test('an answer without text says so', async ({ page }) => {
  await page.route('**/api/hint/', (route) => route.fulfill({ json: { hint: { candidates: [] } } }))
  await page.getByRole('button', { name: open, exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('No hint generated. Please try again.')
})
