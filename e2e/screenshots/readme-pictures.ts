import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { demoEmails, demoPassword } from '@vikalp/domain/identity/demo-accounts'
import { letters, type Role } from '@vikalp/domain/vocabulary'
import { dataOf, expect, signIn, studentTest, test } from '../fixtures.ts'
import { begin, expectSent, pick as pickInHall, press as pressInHall, readyPaper } from '../pages/hall.ts'
import { answerAll, choose, openQuiz, press, wrongLetter } from '../pages/quiz-page.ts'

const folder = join(import.meta.dirname, '../../docs/screenshots')
const optics = { testType: 'NEET', subject: 'Physics', chapter: 'optics' }

/** The whole road at both widths; README.md shows some of these. */
const sizes = [
  { width: 360, height: 640, shown: ['quiz', 'review', 'student', 'hall'] },
  { width: 1280, height: 800, shown: ['quiz', 'analysis', 'exams', 'teacher', 'hall'] },
]
const boards: { role: Role; path: string }[] = [
  { role: 'student', path: '/profile' },
  { role: 'teacher', path: '/teacher' },
]

for (const { width, height, shown } of sizes) {
  const shoot = async (page: Page, name: string): Promise<void> => {
    if (!shown.includes(name)) return
    await expect(page.locator('[class*=skeleton]')).toHaveCount(0)
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({
      path: join(folder, `${name}-${width}.png`),
      animations: 'disabled',
      caret: 'hide',
    })
  }
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height } })

    studentTest('a quiz, its analysis and its review', async ({ page }) => {
      const { questions } = await openQuiz(page, optics)
      await choose(page, 'B')
      await shoot(page, 'quiz')
      await answerAll(
        page,
        questions.map((question, i) => (i < 7 ? question.answer : i < 9 ? wrongLetter(question) : null)),
      )
      await press(page, 'Submit Quiz')
      await expect(page.getByText('70.0%').first()).toBeVisible()
      await shoot(page, 'analysis')
      await page.getByRole('link', { name: 'Review Answers' }).click()
      await page.getByRole('button', { name: /^Incorrect/ }).click()
      await shoot(page, 'review')
      await page.goto('/exams')
      await expect(page.getByRole('heading', { name: 'Choose Your Exam' })).toBeVisible()
      await shoot(page, 'exams')
    })

    test('the hall of a mock test', async ({ page, request, asStudent }) => {
      await page.goto(await readyPaper(request, asStudent))
      await begin(page)
      for (const [i, letter] of letters.entries()) {
        await pickInHall(page, letter)
        await pressInHall(page, i === 1 ? 'Save & Mark for Review' : 'Save & Next')
      }
      await pressInHall(page, 'Mark for Review & Next')
      await pressInHall(page, 'Next')
      await pickInHall(page, 'B')
      await expectSent(page)
      await shoot(page, 'hall')
    })

    for (const { role, path } of boards)
      test(`the page of the ${role}`, async ({ page, request }) => {
        const account = { email: demoEmails[role], password: demoPassword }
        const { token } = await dataOf<{ token: string }>(
          await request.post('/api/accounts/sign-in', { data: account }),
        )
        await signIn(page, token)
        await page.goto(path)
        await expect(page.getByRole('heading', { name: /Performance$/ }).first()).toBeVisible()
        await shoot(page, role)
      })
  })
}
