import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { choose, openQuiz, option } from './pages/quiz-page.ts'

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not shown')
  return box
}

const tools = (page: Page) => page.getByRole('group', { name: 'Help with this question' }).getByRole('button')

for (const width of [320, 360])
  test(`hint, suggestions and clear are in reach of the thumb at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await openQuiz(page)
    await expect(tools(page)).toHaveText(['Hint', 'Suggestions', 'Clear'])
    for (const tool of await tools(page).all()) {
      const { x, y, width: wide, height } = await boxOf(tool)
      expect(height).toBeGreaterThanOrEqual(44)
      expect(wide).toBeGreaterThanOrEqual(44)
      expect(y).toBeGreaterThan(480)
      expect(y + height).toBeLessThanOrEqual(640)
      expect(x + wide).toBeLessThanOrEqual(width)
    }
  })

test('a stem of four lines, four short options and the dock fit a small phone', async ({ page }) => {
  await openQuiz(page)
  const room = await page.getByRole('article').evaluate((question) => {
    const [stem, options] = [question.querySelector('p'), question.querySelector('fieldset')]
    if (!stem || !options) throw new Error('no question')
    for (const picture of question.querySelectorAll('button:has(img)')) picture.remove()
    stem.textContent = 'word '.repeat(20)
    while (stem.offsetHeight < 4 * 28) stem.textContent += 'word '
    for (const text of options.querySelectorAll('[aria-hidden] > span + span')) text.textContent = 'Short'
    return options.getBoundingClientRect().bottom
  })
  const { y } = await boxOf(page.getByRole('group', { name: 'Help with this question' }))
  expect(room).toBeLessThanOrEqual(y)
})

for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const)
  test(`a toast covers no option at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openQuiz(page)
    await choose(page, 'A')
    await page.getByRole('button', { name: 'Clear' }).click()
    const toast = await boxOf(page.getByRole('complementary', { name: 'Notice' }))
    const first = await boxOf(option(page, 'A'))
    expect(toast.y + toast.height).toBeLessThanOrEqual(first.y)
  })

test('the dock of a phone in landscape scrolls with the question', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 })
  await openQuiz(page)
  await expect(tools(page).first()).not.toBeInViewport()
  await tools(page).first().scrollIntoViewIfNeeded()
  await expect(tools(page).first()).toBeInViewport()
})

test('where the palette is beside the question, its button points at it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openQuiz(page)
  const rail = page.getByRole('complementary', { name: 'Question palette' })
  const rings = () => rail.evaluate((element) => element.getAnimations().length)
  expect(await rings()).toBe(0)
  await page.getByRole('button', { name: 'Question palette, 1/10' }).click()
  expect(await rings()).toBe(1)
  await expect(rail.getByRole('button', { name: /^Question 1,/ })).toBeFocused()
})

test('the marks of the palette are circles on a phone', async ({ page }) => {
  await openQuiz(page)
  await page.getByRole('button', { name: 'Mark for review' }).click()
  await page.getByRole('button', { name: 'Question palette, 1/10' }).click()
  const { width, height } = await boxOf(
    page.getByRole('dialog').getByRole('button', { name: /^Question 1,/ }),
  )
  expect(width).toBe(height)
})

test('a quiz that does not load keeps its bar and says what is safe', async ({ page }) => {
  await openQuiz(page)
  await page.route('**/api/quiz/start', (route) => route.abort())
  const again = async () => {
    await page.evaluate(() =>
      history.replaceState({ testType: 'NEET', subject: 'Physics', chapter: 'optics' }, '', '/quiz'),
    )
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Quiz Loading Failed' })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('banner').getByRole('link', { name: 'Leave quiz' })).toBeVisible()
  }
  await again()
  await expect(page.getByText('No answer was given yet, so nothing is lost.')).toBeVisible()
  await page.unroute('**/api/quiz/start')
  await openQuiz(page)
  await choose(page, 'A')
  await page.route('**/api/quiz/start', (route) => route.abort())
  await again()
  await expect(page.getByText('Your answers are safe on this phone.')).toBeVisible()
})
