import type { Page, Route } from '@playwright/test'
import type { Question } from '@vikalp/contract/question'
import type { StartedQuiz } from '@vikalp/contract/quiz'
import { type Letter, letters } from '@vikalp/domain/vocabulary'
import { dataOf, expect, openWith } from '../fixtures.ts'

export const kinematics = { testType: 'NEET', subject: 'Physics', chapter: 'kinematics' }

/** Opens a quiz and waits for its first question; returns the questions that the server chose. */
export async function openQuiz(page: Page, state: object = kinematics): Promise<StartedQuiz> {
  // Read on arrival: the browser drops the body once the page has moved on.
  const started = page
    .waitForResponse((response) => response.url().endsWith('/api/quiz/start') && response.ok())
    .then((response) => dataOf<StartedQuiz>(response))
  await openWith(page, '/quiz', state)
  const quiz = await started
  await expectQuestion(page, 1)
  return quiz
}

export const expectQuestion = (page: Page, n: number): Promise<void> =>
  expect(page.getByRole('heading', { name: new RegExp(`^Question ${n} / \\d+$`) })).toBeVisible()

export const option = (page: Page, letter: Letter) => page.getByRole('radio').nth(letters.indexOf(letter))

export const choose = (page: Page, letter: Letter): Promise<void> => option(page, letter).check()

export const wrongLetter = ({ answer }: Pick<Question, 'answer'>): Letter => (answer === 'A' ? 'B' : 'A')

export const press = (
  page: Page,
  name: 'Next' | 'Skip' | 'Previous' | 'Check' | 'Submit Quiz',
): Promise<void> => page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** Answers the questions in order: a letter, or null to skip; stays on the last one. */
export async function answerAll(page: Page, letters: readonly (Letter | null)[]): Promise<void> {
  for (const [i, letter] of letters.entries()) {
    await expectQuestion(page, i + 1)
    if (letter) await choose(page, letter)
    if (i < letters.length - 1) await press(page, letter ? 'Next' : 'Skip')
  }
}

/** Every delivery of answers fails by `fault` until a tap, so that the queue's own tries cannot succeed first. */
export async function failUntilTapped(page: Page, fault: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/api/quiz/submit-multiple', async (route) => {
    const tapped = await page.evaluate(() => document.documentElement.dataset.tapped)
    await (tapped ? route.continue() : fault(route))
  })
}

/** Taps Try again; from then on deliveries succeed. */
export async function tryAgain(page: Page): Promise<void> {
  const mark = () => {
    document.documentElement.dataset.tapped = 'yes'
  }
  await page.evaluate(`addEventListener('click', ${mark}, { capture: true, once: true })`)
  await page.getByRole('button', { name: 'Try again' }).click()
}
