import type { SubmitQuiz } from '@vikalp/contract/quiz'
import { expect, expectAccessible, openWith, studentTest as test } from '../fixtures.ts'
import {
  answerAll,
  choose,
  expectQuestion,
  kinematics,
  openQuiz,
  press,
  wrongLetter,
} from '../pages/quiz-page.ts'

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
  const { questions, asked = [] } = await openQuiz(page, { ...kinematics, practice: 'build' })
  expect(asked).toHaveLength(questions.length)
  const main = page.getByRole('main')
  await expect(main.getByText(whyLine).filter({ visible: true })).toHaveCount(1)
  await expect(main).toContainText(asked[0]?.why?.sentence ?? 'none')
  await expectAccessible(page, 'a question of practice that adapts')
  await page.setViewportSize({ width: 360, height: 640 })
  await expectAccessible(page, 'a question of practice that adapts on a phone')
  await press(page, 'Skip')
  await expect(main).toContainText(asked[1]?.why?.sentence ?? 'none')
  await page.reload()
  await expectQuestion(page, 2)
  await expect(main).toContainText(asked[1]?.why?.sentence ?? 'none')
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
  await press(page, 'Check')
  await press(page, 'Next')
  await choose(page, 'B')
  await guessed.focus()
  await page.keyboard.press('Space')
  await expect(guessed).toHaveAttribute('aria-pressed', 'true')
  await press(page, 'Check')
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
  await expect(page.getByText('A hint halves its credit.')).toBeHidden()
  await choose(page, 'A')
  await expect(page.getByRole('button', { name: 'Check' })).toBeHidden()
  const { questions } = await openQuiz(page)
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeVisible()
  await expect(page.getByText(whyLine)).toHaveCount(0)
  await answerAll(
    page,
    questions.map(() => null),
  )
  await expect(page.getByRole('button', { name: 'I guessed' })).toHaveCount(0)
})

test('an answer is checked at once: the verdict, what the option tells, and no way back', async ({
  page,
}) => {
  const { questions } = await openQuiz(page, { ...kinematics, count: 5, practice: 'warm-up' })
  const [first, second] = questions
  if (!first || !second) throw new Error('the quiz has no two questions')
  await expect(page.getByText('A hint halves its credit.').filter({ visible: true })).toHaveCount(1)
  await choose(page, wrongLetter(first))
  await press(page, 'Check')
  const verdict = page.getByRole('heading', { name: `Not right: it is ${first.answer}` })
  await expect(verdict).toBeFocused()
  for (const radio of await page.getByRole('radio').filter({ visible: true }).all())
    await expect(radio).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeHidden()
  await expectAccessible(page, 'a verdict')
  await page.reload()
  await expect(verdict).toBeVisible()
  await press(page, 'Next')
  await choose(page, second.answer)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Right', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectQuestion(page, 3)
})

test('the first frame of the next question shows its beginning, however far the verdict was scrolled', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { questions } = await openQuiz(page, { ...kinematics, count: 5, practice: 'build' })
  const [first] = questions
  if (!first) throw new Error('the quiz has no question')
  await choose(page, wrongLetter(first))
  await press(page, 'Check')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  const drawn = await page.evaluateHandle(() => ({
    // A callback for a frame runs after what was drawn into it, and before it is seen.
    at: new Promise<number>((resolve) => {
      const changed = () => requestAnimationFrame(() => resolve(scrollY))
      new MutationObserver(changed).observe(document.querySelector('main') ?? document, { childList: true })
    }),
  }))
  await press(page, 'Next')
  expect(await drawn.evaluate(({ at }) => at)).toBe(0)
})

test('how a question was chosen can be read, with a range for chapter and topic alone', async ({ page }) => {
  await openQuiz(page, { ...kinematics, practice: 'build' })
  await page.getByRole('button', { name: 'How we choose' }).filter({ visible: true }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('The choice aimed at 75 %.')
  await expect(sheet.getByText(/^63$/)).toHaveCount(2)
  await expect(sheet.getByText(/between \d+ and \d+$/)).toHaveCount(2)
  await expectAccessible(page, 'how a question was chosen')
})

test('as in the exam the time runs, and its end hands in what was answered', async ({ page }) => {
  await page.clock.install()
  await openQuiz(page, { ...kinematics, count: 5, practice: 'exam-ready' })
  const left = page.getByRole('timer')
  await expect(left).toHaveText(/^Time left: [45]:\d\d$/)
  await choose(page, 'A')
  await page.clock.runFor('04:30')
  await expect(left).toHaveText(/^Time left: 0:\d\d$/)
  await page.clock.runFor('00:31')
  await expect(page).toHaveURL(/\/analysis$/)
})

test('as in the exam a quiz without an answer is over with its time, and says so', async ({ page }) => {
  await page.clock.install()
  await openQuiz(page, { ...kinematics, count: 5, practice: 'exam-ready' })
  await page.clock.runFor('05:01')
  await expect(page.getByRole('heading', { name: 'Time is up' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    'You had not answered anything, so nothing was handed in.',
  )
  await expectAccessible(page, 'time that is up without an answer')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Time is up' })).toBeVisible()
  await page.getByRole('button', { name: 'Start a new one' }).click()
  await expectQuestion(page, 1)
  await expect(page.getByRole('timer')).toHaveText(/^Time left: [45]:\d\d$/)
})

test('whoever comes back a day after the end is asked, and nothing is handed in by itself', async ({
  page,
}) => {
  await page.clock.install()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/quiz/submit-multiple')) sent.push(request.url())
  })
  await openQuiz(page, { ...kinematics, count: 5, practice: 'exam-ready' })
  await choose(page, 'A')
  await page.clock.fastForward('24:00:00')
  const asked = page.getByRole('heading', { name: 'Time was up while you were away' })
  await expect(asked).toBeVisible()
  await page.reload()
  await expect(asked).toBeVisible()
  await expect(page.getByRole('main')).toContainText('You had answered 1 of 5.')
  await expectAccessible(page, 'a quiz whose time passed')
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Hand in 1 answer' }).click()
  await expect(page).toHaveURL(/\/analysis$/)
  expect(sent).toHaveLength(1)
})

test('whoever starts anew after the end leaves the old answers out', async ({ page }) => {
  await page.clock.install()
  const first = await openQuiz(page, { ...kinematics, count: 5, practice: 'exam-ready' })
  await choose(page, 'A')
  await page.clock.fastForward('24:00:00')
  await page.getByRole('button', { name: 'Start a new one' }).click()
  await expectQuestion(page, 1)
  await expect(page.getByRole('timer')).toHaveText(/^Time left: [45]:\d\d$/)
  await page.goto('/exams')
  await page.goto('/quiz')
  await expectQuestion(page, 1)
  const { quizId } = await page.evaluate(() => history.state)
  expect(quizId).not.toBe(first.quizId)
})

test('the end of a block says which topics moved, and an ordinary quiz does not', async ({ page }) => {
  const { questions } = await openQuiz(page, { ...kinematics, count: 5, practice: 'build' })
  for (const [i, { answer }] of questions.entries()) {
    await choose(page, answer)
    await press(page, 'Check')
    await press(page, i < questions.length - 1 ? 'Next' : 'Submit Quiz')
  }
  const moved = page.getByRole('region', { name: 'Topics that moved' })
  await expect(moved.getByRole('listitem').first()).toContainText(/Not started\s*now\s*(Building|Solid)/)
  await expect(moved.getByRole('listitem')).toHaveCount(new Set(questions.map(({ topic }) => topic)).size)
  await expectAccessible(page, 'topics that moved')
  const quiz = await openQuiz(page)
  await answerAll(
    page,
    quiz.questions.map(({ answer }) => answer),
  )
  await press(page, 'Submit Quiz')
  await expect(page.getByRole('meter')).toBeVisible()
  await expect(moved).toHaveCount(0)
})

test('a mistake of practice is in the notebook, and its retry says what was chosen', async ({ page }) => {
  const { questions } = await openQuiz(page, { ...kinematics, count: 5, practice: 'build' })
  const [first] = questions
  if (!first) throw new Error('the quiz has no question')
  await choose(page, wrongLetter(first))
  await press(page, 'Check')
  await press(page, 'Next')
  for (let n = 2; n < questions.length; n++) await press(page, 'Skip')
  await press(page, 'Submit Quiz')
  await expect(page).toHaveURL(/\/analysis$/)
  await page.goto('/mistakes')
  await expect(page.getByText('1 mistake, 0 repaired.')).toBeVisible()
  await expect(page.getByText('To repair', { exact: true }).last()).toBeVisible()
  await page.getByRole('link', { name: 'Retry only these (1)' }).click()
  await expectQuestion(page, 1)
  await expect(
    page.getByText(
      /(You chose [A-D]|You got this wrong) on \d.* Get it right on a later day, and it is repaired\./,
    ),
  ).toBeVisible()
})
