import type { Page } from '@playwright/test'
import type { StartedQuiz } from '@vikalp/contract/quiz'
import { letters } from '@vikalp/domain/vocabulary'
import { dataOf, expect, studentTest, test } from './fixtures.ts'
import { expectQuestion, openQuiz, option } from './pages/quiz-page.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false })

/** Presses Tab until the element with this name has the focus, at most 60 times. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      const labelledBy = element?.getAttribute('aria-labelledby')
      const labels = labelledBy?.split(' ').map((id) => document.getElementById(id)?.textContent)
      return element?.getAttribute('aria-label') ?? labels?.join(' ') ?? element?.textContent ?? ''
    })
    if (name.test(focused)) return
  }
  throw new Error(`Tab never reached ${name}`)
}

test('a student signs in, takes a quiz and reviews it with the keyboard alone', async ({
  page,
  newAccount,
}) => {
  const { email, password } = await newAccount()
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel('Email').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/profile$/)

  await expect(page.getByText('No quizzes yet')).toBeVisible()
  await tabTo(page, /^Start your first quiz/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Choose Your Exam' })).toBeFocused()
  await expect(page).toHaveTitle('Choose Your Exam - Vikalp')
  await tabTo(page, /^NEET/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Start Practice: Physics' })).toBeVisible()
  await tabTo(page, /^Start Practice: Physics$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Kinematics' })).toBeVisible()
  await tabTo(page, /^Start Quiz: Kinematics$/)
  const started = page.waitForResponse((response) => response.url().endsWith('/api/quiz/start'))
  await page.keyboard.press('Enter')
  const { questions } = await dataOf<StartedQuiz>(await started)

  for (const [i, { answer }] of questions.entries()) {
    await expectQuestion(page, i + 1)
    if (i === 0) {
      await page.keyboard.press('m')
      await expect(page.getByRole('button', { name: /^Mark/ })).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.press('h')
      await expect(page.getByRole('dialog', { name: 'AI Hint' })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
    }
    await page.keyboard.press(i % 2 === 0 ? answer.toLowerCase() : String(letters.indexOf(answer) + 1))
    await expect(option(page, answer)).toBeChecked()
    if (i < questions.length - 1) await page.keyboard.press(i % 2 === 0 ? 'n' : 'Enter')
  }
  await page.keyboard.press('p')
  await expectQuestion(page, questions.length - 1)
  await page.keyboard.press('n')
  await tabTo(page, /^Submit Quiz/)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/analysis$/)
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', /10 of 10 correct/)
  await tabTo(page, /^Review Answers/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(10)
  await tabTo(page, /^Correct/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(10)
})

studentTest(
  'chapters are narrowed and the length of the quiz is chosen with the keyboard',
  async ({ page }) => {
    await page.goto('/chapters')
    await expect(page.getByRole('heading', { name: 'Kinematics' })).toBeVisible()
    await tabTo(page, /^5 questions10 questions/)
    await page.keyboard.press('ArrowUp')
    await tabTo(page, /^Class 12$/)
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Class 12' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Kinematics' })).toHaveCount(0)
    await tabTo(page, /^Start Quiz/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Question 1 / 5' })).toBeVisible()
  },
)

studentTest('keys typed into a text field choose nothing', async ({ page }) => {
  await page.goto('/quiz')
  await expectQuestion(page, 1)
  await page.getByRole('button', { name: 'Suggestions' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('')
  await page.keyboard.type('abcd 1234 mnph')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expectQuestion(page, 1)
})

studentTest(
  'a key does nothing with a modifier, once more while it is held, or when keys are switched off',
  async ({ page }) => {
    const chosen = page.getByRole('radio', { checked: true })
    await page.goto('/quiz')
    await expectQuestion(page, 1)
    for (const key of ['Control+b', 'Alt+b', 'Meta+b']) await page.keyboard.press(key)
    await page.keyboard.down('n')
    await page.keyboard.down('n')
    await page.keyboard.up('n')
    await expectQuestion(page, 2)
    await page.keyboard.press('p')
    await expectQuestion(page, 1)
    await expect(chosen).toHaveCount(0)

    await page.getByRole('button', { name: 'Reading settings' }).click()
    await page.getByRole('dialog').getByLabel('Keyboard shortcuts').uncheck()
    await page.keyboard.press('Escape')
    for (const visit of ['same', 'next']) {
      if (visit === 'next') await page.reload()
      await expectQuestion(page, 1)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.keyboard.press('n')
      await page.keyboard.press('b')
      await expect(chosen).toHaveCount(0)
      await expectQuestion(page, 1)
    }
  },
)

studentTest('the focus ring is never hidden under a bar', async ({ page }) => {
  await page.goto('/chapters')
  await expect(page.getByRole('heading', { name: 'Kinematics' })).toBeVisible()
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Tab')
    const isCovered = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return false
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return hit !== null && !element.contains(hit) && !hit.contains(element)
    })
    expect(isCovered, `stop ${i + 1}`).toBe(false)
  }
})

studentTest('the next question, which is laid out already, cannot be heard or reached', async ({ page }) => {
  await openQuiz(page)
  await expect(page.locator('main article')).toHaveCount(2)
  await expect(page.getByRole('heading', { name: /^Question \d/ })).toHaveCount(1)
  await expect(page.getByRole('radio')).toHaveCount(4)
  await option(page, 'D').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeFocused()
  await page.keyboard.press('b')
  await expect(option(page, 'B')).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expectQuestion(page, 2)
  await expect(page.getByRole('heading', { name: /^Question 2/ })).toBeFocused()
})
