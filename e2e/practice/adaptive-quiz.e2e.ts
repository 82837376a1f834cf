import type { SubmitQuiz } from '@vikalp/contract/quiz'
import { expect, expectAccessible, openWith, studentTest as test } from '../fixtures.ts'
import { answerAll, choose, expectQuestion, kinematics, openQuiz, press } from '../pages/quiz-page.ts'

const whyLine = 'Why this question:'

test('a student chooses how hard the practice is, and reads what each kind does', async ({ page }) => {
  await openWith(page, '/chapters', { testType: 'NEET', subject: 'Physics' })
  const kind = page.getByLabel('Kind of quiz')
  await expect(kind).toHaveAccessibleDescription('New questions first, of all levels. It can earn badges.')
  await kind.selectOption('Stretch')
  await expect(kind).toHaveAccessibleDescription('Harder ones: about 2 in 3 should be right.')
  await expectAccessible(page, 'the chapters with a kind of quiz')
  const started = page.waitForRequest((request) => request.url().endsWith('/api/quiz/start'))
  await page.getByRole('link', { name: 'Start Quiz: Kinematics' }).click()
  expect((await started).postDataJSON()).toMatchObject({ practice: 'stretch', chapters: ['kinematics'] })
  await expectQuestion(page, 1)
  await page.goto('/chapters')
  await expect(page.getByLabel('Kind of quiz')).toHaveValue('stretch')
})

test('each question says why it is asked, after a reload too', async ({ page }) => {
  const { questions, whys = [] } = await openQuiz(page, { ...kinematics, practice: 'build' })
  expect(whys).toHaveLength(questions.length)
  const main = page.getByRole('main')
  await expect(main.getByText(whyLine).filter({ visible: true })).toHaveCount(1)
  await expect(main).toContainText(whys[0]?.sentence ?? 'none')
  await expectAccessible(page, 'a question of practice that adapts')
  await page.setViewportSize({ width: 360, height: 640 })
  await expectAccessible(page, 'a question of practice that adapts on a phone')
  await press(page, 'Skip')
  await expect(main).toContainText(whys[1]?.sentence ?? 'none')
  await page.reload()
  await expectQuestion(page, 2)
  await expect(main).toContainText(whys[1]?.sentence ?? 'none')
})

test('a guess and a hint that was read are sent with the answers', async ({ page }) => {
  await page.route('**/api/hint/', (route) =>
    route.fulfill({ json: { hint: { candidates: [{ output: 'Look at the units.' }] } } }),
  )
  const { questions } = await openQuiz(page, { ...kinematics, count: 5, practice: 'build' })
  const guessed = page.getByRole('button', { name: 'I guessed' })
  await expect(guessed).toBeDisabled()
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Look at the units.')
  await page.keyboard.press('Escape')
  await choose(page, 'A')
  await press(page, 'Next')
  await choose(page, 'B')
  await guessed.focus()
  await page.keyboard.press('Space')
  await expect(guessed).toHaveAttribute('aria-pressed', 'true')
  await press(page, 'Next')
  for (let n = 3; n < questions.length; n++) await press(page, 'Skip')
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/quiz/submit-multiple'))
  await press(page, 'Submit Quiz')
  const { answers }: SubmitQuiz = (await sent).postDataJSON()
  expect(answers.map(({ hinted, guessed: isGuess }) => [hinted, isGuess])).toEqual([
    [true, undefined],
    [undefined, true],
  ])
  await page.getByRole('link', { name: 'Practise again' }).click()
  await expect(page.getByText(whyLine).filter({ visible: true })).toHaveCount(1)
})

test('who makes ready for the exam gets no hint, and the quiz of a chapter says no reasons', async ({
  page,
}) => {
  await openQuiz(page, { ...kinematics, practice: 'exam-ready' })
  await expect(page.getByRole('button', { name: 'I guessed' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeHidden()
  const { questions } = await openQuiz(page)
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeVisible()
  await expect(page.getByText(whyLine)).toHaveCount(0)
  await answerAll(
    page,
    questions.map(() => null),
  )
  await expect(page.getByRole('button', { name: 'I guessed' })).toHaveCount(0)
})
