import type { Locator, Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, openWith, studentTest as test } from './fixtures.ts'
import { choose, expectQuestion, kinematics, openQuiz, option } from './pages/quiz-page.ts'

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
    const { y: row } = await boxOf(tools(page).first())
    for (const tool of await tools(page).all()) {
      const { x, y, width: wide, height } = await boxOf(tool)
      expect(height).toBeGreaterThanOrEqual(44)
      expect(wide).toBeGreaterThanOrEqual(44)
      expect(y).toBe(row)
      expect(y).toBeGreaterThan(480)
      expect(y + height).toBeLessThanOrEqual(640)
      expect(x + wide).toBeLessThanOrEqual(width)
    }
  })

/** Gives the question a stem of four lines and short options; returns where the options end. */
const shorten = (page: Page) =>
  page.getByRole('article').evaluate((question) => {
    const [stem, options] = [question.querySelector('p'), question.querySelector('fieldset')]
    if (!stem || !options) throw new Error('no question')
    question.querySelector('button:has(img)')?.remove()
    stem.parentElement?.replaceChildren(stem)
    stem.textContent = 'word '
    while (stem.offsetHeight < 4 * 28) stem.textContent += 'word '
    for (const text of options.querySelectorAll('[aria-hidden] > span + span')) text.textContent = 'Short'
    scrollTo(0, 0)
    return options.getBoundingClientRect().bottom
  })

const dockTop = (page: Page) =>
  page
    .getByRole('group', { name: 'Help with this question' })
    .evaluate((group) => group.parentElement?.getBoundingClientRect().top)

test('a stem of four lines, four short options and the dock fit a small phone, on the last question too', async ({
  page,
}) => {
  const { questions } = await openQuiz(page)
  const placesOf = () => Promise.all([tools(page).first(), previous].map(boxOf))
  const previous = page.getByRole('button', { name: 'Previous' })
  const places = await placesOf()
  await page.getByRole('button', { name: /^Question palette/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Question 10,/ })
    .click()
  await expectQuestion(page, questions.length)
  await expect(page.getByText('10 not answered.')).toBeVisible()
  expect(await placesOf()).toEqual(places)
  expect(await shorten(page)).toBeLessThanOrEqual((await dockTop(page)) ?? 0)
})

test('the buttons stay in their places on a wide screen when the last answers are counted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { questions } = await openQuiz(page)
  const belowOptions = async () =>
    (await boxOf(tools(page).first())).y -
    (await page.getByRole('article').evaluate((question) => question.getBoundingClientRect().bottom))
  const before = await belowOptions()
  await page.getByRole('button', { name: /^Question 10,/ }).click()
  await expectQuestion(page, questions.length)
  await expect(page.getByText('10 not answered.')).toBeVisible()
  expect(await belowOptions()).toBe(before)
})

for (const width of [320, 360])
  test(`with text of twice the size the dock scrolls with the question and nothing is cut at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await openQuiz(page)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectNoSidewaysScroll(page, 'the quiz')
    await expect(tools(page).first()).not.toBeInViewport()
    for (const name of ['Hint', 'Suggestions', 'Clear', 'Previous', 'Skip']) {
      const button = page.getByRole('main').getByRole('button', { name, exact: true })
      await button.scrollIntoViewIfNeeded()
      await expect(button).toBeInViewport({ ratio: 1 })
    }
  })

const toast = (page: Page) => page.getByRole('complementary', { name: 'Notice' })

type Box = Awaited<ReturnType<typeof boxOf>>
const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

for (const [width, height] of [
  [320, 640],
  [360, 640],
  [640, 360],
  [1280, 800],
] as const)
  test(`a toast covers neither an option nor the buttons of the bar at ${width}, and goes with the next action`, async ({
    page,
  }) => {
    const isUpright = height > width
    const expectNothingCovered = async () => {
      const covering = await boxOf(toast(page))
      if (isUpright) expect(covering.y).toBeGreaterThanOrEqual((await dockTop(page)) ?? 0)
      const buttons = await page.getByRole('banner').getByRole('button').all()
      const options = await page.getByRole('radio').all()
      // Upright, the options are behind the dock as well.
      const free = [...(width === 640 ? [] : buttons), ...(isUpright ? [] : options)]
      expect((await Promise.all(free.map(boxOf))).filter((box) => meet(covering, box))).toEqual([])
    }
    await page.setViewportSize({ width, height })
    await openQuiz(page)
    await choose(page, 'A')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(toast(page)).toHaveText('Answer cleared.Undo')
    await expectNothingCovered()
    await choose(page, 'B')
    await expect(toast(page)).toBeHidden({ timeout: 2_000 }) // it would go by itself after ten seconds
    await page.reload()
    await expect(toast(page)).toContainText('Start again')
    await expectNothingCovered()
  })

test('an option behind the dock is announced by a shadow, and can be scrolled clear of it', async ({
  page,
}) => {
  const { questions } = await openQuiz(page)
  const lengthen = () =>
    page.getByRole('article').evaluate((question) => {
      question.querySelector('p')?.append(' and many words more'.repeat(30))
      scrollTo(0, 0)
    })
  const colourAbove = (y: number) => page.screenshot({ clip: { x: 2, y, width: 1, height: 1 } })
  const isShaded = async () => {
    const top = (await dockTop(page)) ?? 0
    return !(await colourAbove(top - 3)).equals(await colourAbove(top - 40))
  }
  for (const n of [1, questions.length]) {
    if (n > 1) {
      await page.getByRole('button', { name: /^Question palette/ }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: `Question ${n}, not visited` })
        .click()
      await expectQuestion(page, n)
    }
    await lengthen()
    expect(await isShaded()).toBe(true)
    await option(page, 'D').focus()
    const { y, height } = await boxOf(option(page, 'D'))
    expect(y + height).toBeLessThanOrEqual((await dockTop(page)) ?? 0)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect(await isShaded()).toBe(false)
  }
})

test('the dock of a phone in landscape scrolls with the question', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 })
  await openQuiz(page)
  await expect(tools(page).first()).not.toBeInViewport()
  await tools(page).first().scrollIntoViewIfNeeded()
  await expect(tools(page).first()).toBeInViewport()
})

test('where the palette is beside the question, its button and See them point at it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openQuiz(page)
  const rail = page.getByRole('complementary', { name: 'Question palette' })
  const rings = () => rail.evaluate((element) => element.getAnimations().length)
  expect(await rings()).toBe(0)
  await page.getByRole('button', { name: 'Question palette, 1/10' }).click()
  expect(await rings()).toBe(1)
  await expect(rail.getByRole('button', { name: /^Question 1,/ })).toBeFocused()
  await rail.getByRole('button', { name: /^Question 10,/ }).click()
  await expect.poll(rings).toBe(0)
  await page.getByRole('button', { name: 'See them' }).click()
  expect(await rings()).toBe(1)
  await expect(rail.getByRole('button', { name: /^Question 10,/ })).toBeFocused()
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
  const failed = page.getByRole('heading', { name: 'Quiz Loading Failed' })
  const fail = async () => {
    await page.route('**/api/quiz/start', (route) => route.fulfill({ status: 500, body: 'no' }))
    await openWith(page, '/quiz', { ...kinematics, chapter: 'optics' })
    await expect(failed).toBeVisible()
    await page.unroute('**/api/quiz/start')
  }
  await fail()
  await expect(page.getByText('No answer was given yet, so nothing is lost.')).toBeVisible()
  await openQuiz(page)
  await choose(page, 'A')
  await fail()
  await expect(page.getByText('Your answers are safe on this phone.')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Leave quiz' }).click()
  await expect(page).toHaveURL(/\/chapters$/)
})
