import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, openWith, test } from './fixtures.ts'
import { answerAll, choose, failUntilTapped, kinematics, openQuiz, press, tryAgain } from './quiz-page.ts'

const sizes = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]

/** What stands on a screen once it is loaded: the check must not look at a skeleton. */
type Screen = { path: string; state?: object; ready: (page: Page) => Promise<void> }

const heading =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    expect(page.getByRole('heading', { name }).first()).toBeVisible()

const signedIn: readonly Screen[] = [
  { path: '/', ready: heading('Contact') },
  { path: '/exams', ready: (page) => expect(page.getByText(/questions/).first()).toBeVisible() },
  { path: '/test-type', ready: heading('Physics') },
  { path: '/chapters', ready: heading('Kinematics') },
  { path: '/profile', ready: heading('Asha Patel') },
  { path: '/teacher', ready: heading('Student Management') },
  { path: '/institute', ready: heading('Teaching Faculty') },
  { path: '/analysis', ready: heading(/No result to show|Quiz Results/) },
  { path: '/privacy', ready: heading('Privacy Policy') },
  { path: '/terms', ready: heading('Terms of Service') },
  { path: '/faq', ready: heading(/FAQ|Questions/) },
  { path: '/support', ready: heading('Support') },
  { path: '/no-such-page', ready: heading(/./) },
]
const signedOut: readonly Screen[] = [
  { path: '/login', ready: heading('Sign in') },
  { path: '/login?mode=create', ready: heading('Create account') },
  { path: '/verify', ready: heading('Verification Failed') },
]

for (const size of sizes) {
  test.describe(`at ${size.width} x ${size.height}`, () => {
    // Without motion: half-way through a fade no contrast is the real one.
    const contextOptions = { reducedMotion: 'reduce' } as const
    test.use({ viewport: size, hasTouch: size.width < 700, contextOptions })

    for (const { path, ready } of signedIn)
      test(`${path} has no violation`, async ({ page, asStudent }) => {
        expect(asStudent.token).toBeTruthy()
        await page.goto(path)
        await ready(page)
        await expectNoAxeViolations(page, path)
      })

    for (const { path, ready } of signedOut)
      test(`${path} has no violation`, async ({ page }) => {
        await page.goto(path)
        await ready(page)
        await expectNoAxeViolations(page, path)
      })

    test('the quiz and its dialogs have no violation', async ({ page, asStudent }) => {
      expect(asStudent.token).toBeTruthy()
      await openQuiz(page)
      await choose(page, 'B')
      await expectNoAxeViolations(page, 'the quiz')
      const dialogs: [string, () => Promise<void>][] = [
        ['AI Hint', () => page.getByRole('button', { name: 'Hint', exact: true }).click()],
        ['Community Suggestions', () => page.getByRole('button', { name: 'Suggestions' }).click()],
        ['Reading', () => page.getByRole('button', { name: /reading|text size/i }).click()],
        ['leave', () => page.getByRole('button', { name: /leave/i }).first().click()],
      ]
      for (const [name, open] of dialogs) {
        await open()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectNoAxeViolations(page, `the dialog ${name}`)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
      await page.getByRole('button', { name: 'Clear' }).click()
      await expectNoAxeViolations(page, 'the quiz with a notice')
      if (size.width < 700) {
        await page
          .getByRole('button', { name: /palette|1\s*\/\s*10/i })
          .first()
          .click()
        await expectNoAxeViolations(page, 'the question palette')
      }
    })

    test('the failures of the quiz have no violation', async ({ page, asStudent }) => {
      expect(asStudent.token).toBeTruthy()
      await openWith(page, '/quiz', { ...kinematics, chapter: 'alchemy' })
      await heading(/Quiz Loading Failed/)(page)
      await expectNoAxeViolations(page, 'a quiz that failed to load')
      await openWith(page, '/quiz', { testType: 'JEE', subject: 'Biology', chapter: 'evolution' })
      await heading(/No Questions Available/)(page)
      await expectNoAxeViolations(page, 'a quiz without questions')
    })

    test('the analysis, scored and not yet, and the review have no violation', async ({
      page,
      asStudent,
    }) => {
      expect(asStudent.token).toBeTruthy()
      const { questions } = await openQuiz(page)
      await answerAll(
        page,
        questions.map(({ answer }, i) => (i === 1 ? null : i === 2 ? 'A' : answer)),
      )
      await failUntilTapped(page, (route) => route.abort())
      await press(page, 'Submit Quiz')
      await expect(page.getByText('Not scored yet').first()).toBeVisible()
      await expectNoAxeViolations(page, 'an analysis that waits')
      await tryAgain(page)
      await expect(page.getByRole('meter')).toBeVisible()
      await expectNoAxeViolations(page, 'the analysis')
      await page.getByRole('link', { name: 'Review Answers' }).click()
      await expect(page.getByRole('article')).toHaveCount(10)
      await expectNoAxeViolations(page, 'the review')
    })
  })
}

const narrow = [
  { name: 'at 320 wide', width: 320, text: '100%' },
  { name: 'at 360 wide with text of twice the size', width: 360, text: '200%' },
]

for (const { name, width, text } of narrow) {
  test(`nothing scrolls sideways on any screen ${name}`, async ({ page, asStudent, context }) => {
    expect(asStudent.token).toBeTruthy()
    await page.setViewportSize({ width, height: 640 })
    await page.addInitScript((size) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = size
      })
    }, text)
    for (const { path, ready } of signedIn) {
      await page.goto(path)
      await ready(page)
      await expectNoSidewaysScroll(page, path)
    }
    const { questions } = await openQuiz(page)
    await expectNoSidewaysScroll(page, '/quiz')
    await answerAll(
      page,
      questions.map(({ answer }) => answer),
    )
    await press(page, 'Submit Quiz')
    await expect(page.getByRole('meter')).toBeVisible()
    await expectNoSidewaysScroll(page, '/analysis')
    await page.getByRole('link', { name: 'Review Answers' }).click()
    await expect(page.getByRole('article')).toHaveCount(10)
    await expectNoSidewaysScroll(page, '/review')
    await context.clearCookies()
    await page.evaluate(() => localStorage.removeItem('token'))
    for (const { path, ready } of signedOut) {
      await page.goto(path)
      await ready(page)
      await expectNoSidewaysScroll(page, path)
    }
  })
}
