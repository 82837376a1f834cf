import type { Page } from '@playwright/test'
import { paths, signUpPath } from '../web/src/platform/navigation/paths.ts'
import { type ScreenName, screenNames, screens } from '../web/src/platform/navigation/screens.ts'
import {
  type Account,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  openWith,
  showWhole,
  studentTest,
  subjectOf,
  test,
} from './fixtures.ts'
import {
  answerAll,
  choose,
  failUntilTapped,
  kinematics,
  openQuiz,
  press,
  tryAgain,
} from './pages/quiz-page.ts'
import { headings } from './pages/screen-headings.ts'

const sizes = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]

type Address = { path: string; shows?: string | RegExp; name?: ScreenName }

/** Those of a paper that is sat are looked at in mocks/everybody.e2e.ts, that of a test in mocks/class-test.e2e.ts, the topics of a
 * class in topics/class-topics.e2e.ts. */
const addresses: readonly Address[] = screenNames
  .filter((name) => !/:(sitting|test|class)Id/.test(paths[name]))
  .map((name) => ({ path: paths[name], name, shows: headings[name] }))
const isOpen = ({ name }: Address): boolean => name !== undefined && screens[name].open === true
const signedIn = [...addresses.filter((address) => !isOpen(address)), { path: '/no-such-page' }]
const signedOut = [...addresses.filter(isOpen), { path: signUpPath, shows: 'Create account' }]

/** Opens a screen and waits until it is loaded: the checks must not look at a skeleton. */
async function open(page: Page, { path, shows }: Address, student?: Account): Promise<void> {
  const address = student ? path.replace(':userid', subjectOf(student.token)) : path
  expect(address, 'a parameter without a value').not.toContain(':')
  await page.goto(address)
  await expect(page.getByRole('heading', shows ? { name: shows } : { level: 1 })).toBeVisible()
  await showWhole(page)
}

for (const size of sizes) {
  test.describe(`at ${size.width} x ${size.height}`, () => {
    // Without motion: half-way through a fade the contrast is not the final one.
    const contextOptions = { reducedMotion: 'reduce' } as const
    test.use({ viewport: size, hasTouch: size.width < 700, contextOptions })

    for (const address of signedIn)
      test(`${address.path} has no violation`, async ({ page, asStudent }) => {
        await open(page, address, asStudent)
        await expectNoAxeViolations(page, address.path)
      })

    for (const address of signedOut)
      test(`${address.path} has no violation`, async ({ page }) => {
        await open(page, address)
        await expectNoAxeViolations(page, address.path)
      })

    studentTest('the chapters, narrowed to some and to none, have no violation', async ({ page }) => {
      await page.goto('/chapters')
      await page.getByRole('button', { name: 'Class 11' }).click()
      await page.getByRole('combobox', { name: 'Quiz length' }).selectOption('5')
      await expect(page.getByText(/^\d+ of \d+ chapters$/)).toBeVisible()
      await expectNoAxeViolations(page, 'some chapters')
      await page.getByLabel('Find a chapter').fill('xyz')
      await expect(page.getByRole('button', { name: 'Show all chapters' })).toBeVisible()
      await expectNoAxeViolations(page, 'no chapter')
    })

    studentTest('the quiz and its dialogs have no violation', async ({ page }) => {
      await openQuiz(page)
      await choose(page, 'B')
      await expectNoAxeViolations(page, 'the quiz')
      const dialogs: [string, () => Promise<void>][] = [
        ['AI Hint', () => page.getByRole('button', { name: 'Hint', exact: true }).click()],
        ['Community Suggestions', () => page.getByRole('button', { name: 'Suggestions' }).click()],
        ['Reading', () => page.getByRole('button', { name: /reading|text size/i }).click()],
        ['leave', () => page.getByRole('button', { name: 'Leave quiz' }).click()],
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
        await page.getByRole('button', { name: 'Question palette, 1/10' }).click()
        await expectNoAxeViolations(page, 'the question palette')
      }
    })

    studentTest('the failures of the quiz have no violation', async ({ page }) => {
      await openWith(page, '/quiz', { ...kinematics, chapter: 'alchemy' })
      await expect(page.getByRole('heading', { name: 'Quiz Loading Failed' })).toBeVisible()
      await expectNoAxeViolations(page, 'a quiz that failed to load')
      await openWith(page, '/quiz', { testType: 'JEE', subject: 'Biology', chapter: 'evolution' })
      await expect(page.getByRole('heading', { name: 'No Questions Available' })).toBeVisible()
      await expectNoAxeViolations(page, 'a quiz without questions')
    })

    studentTest(
      'the analysis, before and after scoring, and the review have no violation',
      async ({ page }) => {
        const { questions } = await openQuiz(page)
        await answerAll(
          page,
          questions.map(({ answer }, i) => (i === 1 ? null : i === 2 ? 'A' : answer)),
        )
        await failUntilTapped(page, (route) => route.abort())
        await press(page, 'Submit Quiz')
        await expect(page.getByRole('heading', { name: 'Not scored yet' })).toBeVisible()
        await expectNoAxeViolations(page, 'an analysis that waits')
        await tryAgain(page)
        await expect(page.getByRole('meter')).toBeVisible()
        await expectNoAxeViolations(page, 'the analysis')
        await page.getByRole('link', { name: 'Review Answers' }).click()
        await expect(page.getByRole('article')).toHaveCount(10)
        await expectNoAxeViolations(page, 'the review')
      },
    )
  })
}

const narrow = [
  { name: 'at 320 wide', width: 320, text: '100%' },
  { name: 'at 360 wide with text of twice the size', width: 360, text: '200%' },
]

for (const { name, width, text } of narrow) {
  test(`nothing scrolls sideways on any screen ${name}`, async ({ page, asStudent, context }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.addInitScript((size) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = size
      })
    }, text)
    for (const address of signedIn) {
      await open(page, address, asStudent)
      await expectNoSidewaysScroll(page, address.path)
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
    for (const address of signedOut) {
      await open(page, address)
      await expectNoSidewaysScroll(page, address.path)
    }
  })
}
