import type { Page } from '@playwright/test'
import type { TaughtClass } from '@vikalp/contract/classes'
import { type Account, callAs, expect, signIn, signInAs, studentTest, test } from '../fixtures.ts'
import { answerAll, openQuiz, press, wrongLetter } from '../pages/quiz-page.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false })

/** The card or section under a heading of this name. */
const part = (page: Page, name: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('the demo student has the figures of the specification', async ({ page }) => {
  await signInAs(page, 'student')
  await page.goto('/profile')
  await expect(part(page, 'Streak')).toContainText('12 days learning')
  await expect(part(page, 'Streak')).toContainText('Practice a quick quiz to keep streak alive!')
  await expect(part(page, 'Quizzes Taken').getByText('6', { exact: true })).toBeVisible()
  await expect(part(page, 'Quizzes Taken')).toContainText('Next: Silver Achiever at 10 quizzes')
  await expect(part(page, 'Recent Quizzes').getByText(/^\d+\/50$/)).toHaveCount(6)
  await expect(page.getByText('Next: Quiz Master at 10 quizzes')).toBeVisible()
})

test('a phone shows the earned and the next badges first, and then all', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signInAs(page, 'student')
  await page.goto('/profile')
  const badges = part(page, 'Badges and Achievements')
  await expect(badges.getByRole('listitem')).toContainText(['Earned', 'In Progress', 'In Progress', 'Earned'])
  await badges.getByRole('button', { name: 'Show all badges' }).click()
  await expect(badges.getByRole('listitem')).toHaveCount(6)
  await expect(badges.getByRole('listitem').filter({ hasText: 'Locked' })).toHaveCount(2)
  await badges.getByRole('button', { name: 'Show fewer badges' }).click()
  await expect(badges.getByRole('listitem')).toHaveCount(4)
})

test('the demo teacher has the figures of the specification', async ({ page }) => {
  await signInAs(page, 'teacher')
  await page.goto('/profile')
  await expect(page.getByText('145 of 145 students', { exact: true })).toBeVisible()
  await expect(part(page, 'Total Students').getByText('145', { exact: true })).toBeVisible()
  await expect(part(page, 'Active Classes').getByText('4', { exact: true })).toBeVisible()
  await expect(part(page, 'Avg Performance')).toContainText('89%')
  await expect(page.getByRole('heading', { name: 'Physics topics' })).toBeVisible()
})

test('the demo institute has the figures of the specification', async ({ page }) => {
  await signInAs(page, 'institute')
  await page.goto('/profile')
  await expect(part(page, 'Total Students').getByText('450', { exact: true })).toBeVisible()
  await expect(part(page, 'Teaching Staff').getByText('25', { exact: true })).toBeVisible()
  await expect(part(page, 'Avg Performance')).toContainText('87%')
})

studentTest('a user without the role sees the same figures, labelled as a sample', async ({ page }) => {
  await page.goto('/teacher')
  await expect(page.getByText('Sample', { exact: true })).toBeVisible()
  await expect(part(page, 'Total Students').getByText('145', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make class' })).toBeHidden()
  await page.goto('/institute')
  await expect(page.getByText('Sample', { exact: true })).toBeVisible()
  await expect(part(page, 'Total Students').getByText('450', { exact: true })).toBeVisible()
})

studentTest(
  'a choice in a form is not dropped without a question, an untouched form is',
  async ({ page }) => {
    await page.goto('/profile')
    const open = page.getByRole('button', { name: 'Your details' })
    const sheet = page.getByRole('dialog', { name: 'Your details' })
    const question = page.getByRole('dialog', { name: 'Discard what you typed?' })
    await open.click()
    await expect(sheet.getByLabel('Class', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()

    await open.click()
    await sheet.getByLabel('Class', { exact: true }).selectOption({ index: 1 })
    await page.keyboard.press('Escape')
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(sheet).toBeHidden()
  },
)

test('Try again loads a dashboard that failed, and moves the focus to it', async ({ page }) => {
  const figures = '**/api/profiles/institute*'
  await signInAs(page, 'institute')
  await page.route(figures, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/institute')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(page.getByText('Nothing is lost')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('heading', { level: 1, name: 'Institute profile' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose an exam' })).toHaveAttribute('href', '/exams')
  await page.unroute(figures)
  await again.click()
  await expect(page.getByRole('heading', { name: 'Sardar Vidya Institute' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.route(figures, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByLabel('Period').selectOption('monthly')
  await expect(page.getByText('What you saw before is unchanged.')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('heading', { name: 'Weekly Performance' })).toBeVisible()
  await page.unroute(figures)
  await again.click()
  await expect(page.getByRole('heading', { name: 'Monthly Performance' })).toBeFocused()
  await page.goBack() // past the other period
  await expect(page).toHaveURL('about:blank')
})

/** A new institute with one teacher and one class, which the student has joined. */
async function makeSchool(page: Page, student: Account, teacher: Account, institute: Account): Promise<void> {
  const as = (account: Account) => callAs(page.request, account)
  const invitation = await as(institute)<{ code: string }>('GET', '/api/institutes/invitation')
  await as(teacher)('POST', '/api/institutes/join', invitation)
  const { code } = await as(teacher)<TaughtClass>('POST', '/api/classes', { name: 'Class 12 Science' })
  await as(student)('POST', '/api/classes/join', { code })
}

/** Takes a quiz of ten on the screen: the first ones right, the next ones wrong, the rest skipped. */
async function takeQuiz(page: Page, state: object, right: number, wrong: number): Promise<void> {
  const { questions } = await openQuiz(page, state)
  await answerAll(
    page,
    questions.map((question, i) =>
      i < right ? question.answer : i < right + wrong ? wrongLetter(question) : null,
    ),
  )
  await press(page, 'Submit Quiz')
  await expect(page.getByRole('meter')).toBeVisible()
}

// 8 + 5 + 9 of 30: each quiz counts the same, so the mean is (80 + 50 + 90) / 3 = 73.3.
test('after three quizzes of a new student all three dashboards show the figures worked out by hand', async ({
  page,
  browser,
  asStudent,
  newAccount,
}) => {
  const [teacher, institute] = [await newAccount('teacher'), await newAccount('institute')]
  await makeSchool(page, asStudent, teacher, institute)
  await page.goto('/profile')
  await expect(page.getByText('No badges yet. Finish quizzes to unlock badges!')).toBeVisible()

  await takeQuiz(page, { testType: 'NEET', subject: 'Physics', chapter: 'kinematics' }, 8, 2)
  await takeQuiz(page, { testType: 'NEET', subject: 'Physics', chapter: 'gravitation' }, 5, 3)
  await takeQuiz(page, { testType: 'NEET', subject: 'Biology', chapter: 'evolution' }, 9, 1)

  await page.goto('/profile')
  await expect(part(page, 'Overall Progress')).toContainText('73%')
  await expect(part(page, 'Overall Progress')).toContainText('Average accuracy across 3 quizzes')
  await expect(part(page, 'Streak')).toContainText('1 day learning')
  await expect(part(page, 'Quizzes Taken')).toContainText('Next: Bronze Scholar at 5 quizzes')
  await expect(part(page, 'Recent Quizzes').getByText(/^(?:9|5|8)\/10$/)).toHaveText(['9/10', '5/10', '8/10'])
  const subjects = part(page, 'Subject Performance')
  await expect(subjects.getByRole('listitem').filter({ hasText: 'Physics' })).toContainText('65%')
  await expect(subjects.getByRole('listitem').filter({ hasText: 'Biology' })).toContainText('90%')
  const badges = part(page, 'Badges and Achievements')
  await expect(badges.getByRole('listitem').filter({ hasText: 'Bronze Scholar' })).toContainText(
    '3/5 completed',
  )
  await expect(badges.getByRole('listitem').filter({ hasText: 'Gold Master' })).toContainText(
    '3/25 completed',
  )
  await expect(badges.getByRole('listitem').filter({ hasText: 'Speed Demon' })).toContainText('Earned')
  await expect(badges.getByRole('listitem').filter({ hasText: 'Perfect Score' })).toContainText('Locked')

  const staffRoom = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  })
  const desk = await staffRoom.newPage()
  await signIn(desk, teacher.token)
  await desk.goto('/teacher')
  await expect(part(desk, 'Total Students').getByText('1', { exact: true })).toBeVisible()
  await expect(part(desk, 'Active Classes').getByText('1', { exact: true })).toBeVisible()
  await expect(part(desk, 'Avg Performance')).toContainText('73%')
  const row = desk.getByRole('listitem').filter({ hasText: asStudent.name })
  await expect(row).toContainText('Average 73%')
  await expect(row).toContainText('Last score 90%')
  await expect(row.getByText('Average', { exact: true })).toBeVisible()
  await staffRoom.close()

  const office = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } })
  const board = await office.newPage()
  await signIn(board, institute.token)
  await board.goto('/institute')
  await expect(part(board, 'Total Students').getByText('1', { exact: true })).toBeVisible()
  await expect(part(board, 'Teaching Staff').getByText('1', { exact: true })).toBeVisible()
  await expect(part(board, 'Avg Performance')).toContainText('73%')
  const overview = board.getByRole('row').filter({ hasText: 'Class 12 Science' })
  await expect(overview).toContainText('73%')
  await expect(overview).toContainText(asStudent.name)
  await office.close()
})
