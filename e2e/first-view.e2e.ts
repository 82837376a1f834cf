import { expect, signInAs, studentTest, test } from './fixtures.ts'
import { expectQuestion, openQuiz } from './pages/quiz-page.ts'

studentTest(
  'a phone shows the promise and Start Quiz at once, and the sample question answers',
  async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: 'Start Quiz' }).first()).toBeInViewport({ ratio: 1 })
    const verdict = page.getByRole('status').filter({ hasText: 'Iodine shows starch.' })
    await page.getByRole('radio').first().check()
    await expect(verdict).toContainText('Incorrect')
    await expect(verdict).toContainText('The answer is B.')
    await page.getByRole('radio').nth(1).check()
    await expect(verdict).toContainText('Correct')
  },
)

studentTest('the strip that says offline covers nothing', async ({ page, context }) => {
  await page.goto('/exams')
  await expect(page.getByRole('link', { name: /^NEET/ })).toBeVisible()
  await context.setOffline(true)
  const strip = page.getByText('You are offline. Answers are saved on this phone.')
  await expect(strip).toBeVisible()
  await page.getByRole('link', { name: /^NEET/ }).click({ trial: true })
  await page.getByRole('link', { name: 'Profile' }).click({ trial: true })
  await context.setOffline(false)
  await expect(strip).toHaveCount(0)
})

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 640, height: 360 } })

  studentTest('the question scrolls and Skip is in reach', async ({ page }) => {
    await openQuiz(page)
    await page.getByRole('radio').last().scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Skip' }).click()
    await expectQuestion(page, 2)
  })
})

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false })

  test('a teacher sees the filters and four students without scrolling', async ({ page }) => {
    await signInAs(page, 'teacher')
    await page.goto('/teacher')
    await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: /^View Details/ }).nth(3)).toBeInViewport({ ratio: 1 })
  })

  for (const role of ['student', 'teacher', 'institute'] as const)
    test(`the chart of the ${role} can be read as a table`, async ({ page }) => {
      await signInAs(page, role)
      await page.goto('/profile')
      const shown = page.getByRole('region', { name: /^Weekly/ }).getByRole('table')
      await expect(shown).toHaveCount(0)
      await page.getByRole('button', { name: 'View as table' }).click()
      await expect(shown).toBeVisible()
    })
})
