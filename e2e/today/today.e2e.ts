import type { Page } from '@playwright/test'
import type { Goals, Today } from '@vikalp/contract/practice/plan'
import type { StartedQuiz } from '@vikalp/contract/quiz'
import { addDays, indianDay } from '@vikalp/domain/progress/periods'
import { submitQuiz } from '../../server/src/testing/take-quiz.ts'
import { type Account, callAs, expect, expectAccessible, signIn, test } from '../fixtures.ts'
import { answerAll, expectQuestion, press } from '../pages/quiz-page.ts'

test.use({ viewport: { width: 360, height: 640 } })

const examOn = addDays(indianDay(new Date()), 160)
const goals: Goals = {
  exams: [{ exam: 'NEET', on: examOn }],
  weekdayMinutes: 45,
  weekendMinutes: 45,
  restDays: [],
}

const setGoals = (page: Page, account: Account, changes: Partial<Goals> = {}) =>
  callAs(page.request, account)<Goals>('PUT', '/api/goals', { ...goals, ...changes })
const today = (page: Page, account: Account) => callAs(page.request, account)<Today>('GET', '/api/today')
const sentence = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('heading', { level: 2, name: text })).toBeVisible()
const blocks = (page: Page) => page.getByRole('main').locator('li:has(h3)')

test('a goal makes a plan, its first block is practised, and the day is done', async ({
  page,
  asStudent,
}) => {
  await page.goto('/today')
  await sentence(page, 'Which exam, and when?')
  await expectAccessible(page, 'the day without a goal')
  await page.getByRole('button', { name: 'Plan my days' }).click()
  await expect(page.getByText('Choose an exam.')).toBeVisible()
  await page.getByLabel('Exam', { exact: true }).selectOption('NEET')
  await page.getByLabel('Day of the exam').fill(examOn)
  await page.getByLabel('Minutes from Monday to Friday').fill('45')
  await page.getByLabel('Minutes on Saturday and Sunday').fill('45')
  await page.getByRole('button', { name: 'Plan my days' }).click()
  await sentence(page, /^45 minutes: \d+ in /)
  await expect(page.getByText('NEET in 160 days')).toBeVisible()
  await page.getByRole('button', { name: '15 min' }).click()
  await sentence(page, /^15 minutes: /)
  await expectAccessible(page, 'the plan of a day')

  const plan = await today(page, asStudent)
  const [first] = plan.blocks
  await page.getByRole('link', { name: 'Start', exact: true }).first().click()
  await expectQuestion(page, 1)
  await expect(page.getByRole('heading', { name: `Question 1 / ${first?.count}` })).toBeVisible()
  await answerAll(
    page,
    Array.from({ length: first?.count ?? 0 }, () => 'A' as const),
  )
  await press(page, 'Submit Quiz')
  await expect(page).toHaveURL(/\/analysis/)

  for (const { id, exam, subject } of plan.blocks.slice(1)) {
    const call = callAs(page.request, asStudent)
    const body = { exam, subject, chapters: ['Today'], block: { day: plan.day, id } }
    await submitQuiz(call, await call<StartedQuiz>('POST', '/api/quiz/start', body), { seconds: 60 })
  }
  await page.goto('/today')
  await sentence(page, new RegExp(`^Done: ${plan.total} questions, \\d+ minutes?\\.$`))
  await expectAccessible(page, 'a day that is done')
})

test('what is done is counted, and what is left is said with its minutes', async ({ page, asStudent }) => {
  await setGoals(page, asStudent)
  const plan = await today(page, asStudent)
  const [first] = plan.blocks
  const call = callAs(page.request, asStudent)
  const body = {
    exam: 'NEET',
    subject: first?.subject,
    chapters: ['Today'],
    block: { day: plan.day, id: first?.id },
  }
  await submitQuiz(call, await call<StartedQuiz>('POST', '/api/quiz/start', body))
  await page.goto('/profile')
  const card = page.getByRole('region', { name: 'Today' })
  await expect(card).toContainText(
    new RegExp(`^Today${first?.count} of ${plan.total}, about \\d+ minutes left\\.`),
  )
  await card.getByRole('link', { name: 'Go on' }).click()
  await expect(page).toHaveURL(/\/today$/)
  await sentence(page, new RegExp(`^${first?.count} of ${plan.total}, about \\d+ minutes left\\.$`))
})

test('the profile has one next step: that of the day, or the weakest topic until there is an exam', async ({
  page,
  asStudent,
}) => {
  await page.goto('/profile')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Next step' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Today', exact: true })).toHaveCount(0)
  await expectAccessible(page, 'a profile without an exam')
  await main.getByRole('link', { name: 'Plan my days for an exam' }).click()
  await sentence(page, 'Which exam, and when?')
  await setGoals(page, asStudent)
  await page.goto('/profile')
  await expect(main.getByRole('heading', { name: 'Today', exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Next step' })).toHaveCount(0)
})

test('a block is dropped, another swapped', async ({ page, asStudent }) => {
  await setGoals(page, asStudent)
  await page.goto('/today')
  const before = await today(page, asStudent)
  await expect(blocks(page)).toHaveCount(before.blocks.length)
  const [one, two] = before.blocks.map(({ topic }) => topic ?? '')
  await page.getByRole('button', { name: `Drop: ${one}` }).click()
  await expect(page.getByRole('heading', { level: 3, name: one, exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: `Swap: ${two}` }).click()
  await expect(page.getByRole('heading', { level: 3, name: two, exact: true })).toHaveCount(0)
  await expect(blocks(page).first()).toBeVisible()
})

test('exam, minutes and rest days are changed; a day of rest has a plan for whoever wants one', async ({
  page,
  asStudent,
}) => {
  await setGoals(page, asStudent)
  await page.goto('/today')
  await page.getByRole('button', { name: 'Exam, minutes and rest days' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByLabel('Day of the exam')).toHaveValue(examOn)
  for (const day of await sheet.getByRole('checkbox').all()) await day.check()
  await expectAccessible(page, 'the settings of the plan')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await sentence(page, 'Rest day.')
  await expectAccessible(page, 'a day of rest')
  await page.getByRole('button', { name: '30 min' }).click()
  await sentence(page, /^30 minutes: /)
})

test('a plan that does not come is the last one of this phone', async ({ page, asStudent }) => {
  await setGoals(page, asStudent)
  await page.goto('/today')
  await sentence(page, /^45 minutes: /)
  await page.route('**/api/today', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.reload()
  await sentence(page, 'Your plan could not be fetched. The last one is here.')
  await sentence(page, /^45 minutes: /)
  await expectAccessible(page, 'the last plan of this phone')
  await page.unroute('**/api/today')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Your plan could not be fetched')).toHaveCount(0)
})

test('the bar leads a student to the day', async ({ page, asStudent }) => {
  await setGoals(page, asStudent)
  await page.goto('/profile')
  await page.getByRole('banner').getByRole('link', { name: 'Today' }).click()
  await expect(page).toHaveURL(/\/today$/)
  await sentence(page, /^45 minutes: /)
})

test('a teacher has a page of their own', async ({ page, newAccount }) => {
  const teacher = await newAccount('teacher')
  await signIn(page, teacher.token)
  await page.goto('/today')
  await expect(page).toHaveURL(/\/profile$/)
})

test('a page that is open since yesterday says so, and shows the plan of today', async ({
  page,
  asStudent,
}) => {
  await setGoals(page, asStudent)
  const { day, blocks: planned } = await today(page, asStudent)
  const yesterday = addDays(day, -1)
  const openSinceYesterday = async () => {
    await page.route(
      '**/api/today',
      async (route) =>
        route.fulfill({ json: { data: { ...(await today(page, asStudent)), day: yesterday } } }),
      { times: 1 },
    )
    await page.goto('/today')
  }
  const name = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(yesterday))
  await openSinceYesterday()
  await page.getByRole('button', { name: `Drop: ${planned[0]?.topic}` }).click()
  await expect(page.getByRole('complementary', { name: 'Notice' })).toContainText(
    new RegExp(`^That plan was for ${name}, .*Here is today’s`),
  )
  await expect(blocks(page)).toHaveCount(planned.length)

  await openSinceYesterday()
  await page.getByRole('link', { name: 'Start', exact: true }).click()
  const said = page.getByRole('heading', { name: `That plan was for ${name}` })
  await expect(said).toBeVisible()
  await expectAccessible(page, 'a block of yesterday')
  await page.getByRole('link', { name: 'Today’s plan' }).click()
  await page.getByRole('link', { name: 'Start', exact: true }).click()
  await expectQuestion(page, 1)
})
