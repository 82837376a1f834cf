import type { Page } from '@playwright/test'
import type { QuizResult } from '@vikalp/contract/quiz'
import { inOrder, takeQuiz } from '../../server/src/testing/take-quiz.ts'
import { type Account, callAs, expect, expectNoAxeViolations, openWith, signIn, test } from '../fixtures.ts'

async function openReview(page: Page, student: Account): Promise<QuizResult> {
  const result = await takeQuiz(callAs(page.request, student), { verdict: inOrder(4, 4) })
  await openWith(page, '/review', { attemptId: result.attemptId })
  await expect(page.getByRole('article')).toHaveCount(10)
  return result
}

const card = (page: Page, n: number) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: `Question ${n}`, exact: true }) })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Report this question' })
const open = (page: Page, n: number) =>
  card(page, n).getByRole('button', { name: 'Report this question' }).click()
const send = (page: Page) => sheet(page).getByRole('button', { name: 'Send report' }).click()

test('a question is reported once, and the card says so on every visit', async ({ page, asStudent }) => {
  await openReview(page, asStudent)
  await open(page, 2)
  await send(page)
  await expect(sheet(page).getByText('Choose what is wrong.')).toBeVisible()
  await expect(sheet(page).getByRole('radio').first()).toBeFocused()
  await expect(sheet(page).getByRole('group', { name: /which option/i })).toBeHidden()
  await sheet(page).getByRole('radio', { name: 'The marked answer is wrong' }).check()
  await sheet(page)
    .getByRole('group', { name: /which option/i })
    .getByRole('radio', { name: 'C' })
    .check()
  await sheet(page).getByRole('textbox').fill('The velocity is constant.')
  await expectNoAxeViolations(page, 'the sheet of a report')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await send(page)
  const { questionId, ...body } = (await sent).postDataJSON()
  expect(questionId).toMatch(/^kin-\d{4}$/)
  expect(body).toEqual({ reason: 'wrong-key', option: 'C', note: 'The velocity is constant.' })
  const said = card(page, 2).getByText(/Reported on \d+ \w+/)
  await expect(said.locator('..')).toContainText('It is being checked.')
  await expect(card(page, 2).locator('p:focus')).toContainText('Reported on')
  await expect(card(page, 2).getByRole('button', { name: 'Report this question' })).toHaveCount(0)
  await expect(card(page, 1).getByRole('button', { name: 'Report this question' })).toBeVisible()
  await expectNoAxeViolations(page, 'a review with a report')
  await page.reload()
  await expect(said).toBeVisible()
})

test('a report that fails keeps its words, and can be sent again', async ({ page, asStudent, context }) => {
  await openReview(page, asStudent)
  await open(page, 1)
  await sheet(page).getByRole('radio', { name: 'The explanation is wrong' }).check()
  await sheet(page).getByRole('textbox').fill('Call me on 98250 12345')
  await send(page)
  await expect(sheet(page).getByText(/without phone numbers/)).toBeVisible()
  await expect(sheet(page).getByRole('textbox')).toBeFocused()
  await sheet(page).getByRole('textbox').fill('The second step has the wrong sign.')
  await context.setOffline(true)
  await send(page)
  const failed = sheet(page).getByRole('alert')
  await expect(failed).toContainText('You are offline.')
  await expect(failed).toBeInViewport()
  await expect(sheet(page).getByRole('textbox')).toHaveValue('The second step has the wrong sign.')
  await context.setOffline(false)
  await send(page)
  await expect(card(page, 1).getByText(/Reported on/)).toBeVisible()
})

test('a report that the server stored although its answer was lost is not stored twice', async ({
  page,
  asStudent,
}) => {
  await openReview(page, asStudent)
  let tries = 0
  await page.route('**/api/reports', async (route) => {
    tries += 1
    const reply = await route.fetch()
    await (tries === 1 ? route.abort() : route.fulfill({ response: reply }))
  })
  await open(page, 3)
  await sheet(page).getByRole('radio', { name: 'The question is not clear' }).check()
  await send(page)
  await expect(sheet(page).getByRole('alert')).toBeVisible()
  await expect(sheet(page).getByRole('radio', { name: 'The question is not clear' })).toBeChecked()
  await send(page)
  await expect(card(page, 3).getByText(/Reported on/)).toBeVisible()
})

test('a teacher sees what the pupils reported, without their names, and writes to the operator', async ({
  page,
  newAccount,
  browser,
  baseURL,
}) => {
  const teacher = await newAccount('teacher')
  const student = await newAccount()
  const asTeacher = callAs(page.request, teacher)
  const asPupil = callAs(page.request, student)
  const { code } = await asTeacher<{ code: string }>('POST', '/api/classes', { name: '12 A' })
  await asPupil('POST', '/api/classes/join', { code })
  const { attemptId, questions } = await takeQuiz(asPupil)
  for (const { questionId } of questions.slice(0, 6))
    await asPupil('POST', '/api/reports', { questionId, reason: 'unclear', note: `About ${questionId}.` })

  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
  const own = await context.newPage()
  await signIn(own, teacher.token)
  await own.goto('/teacher')
  const section = own.getByRole('region', { name: 'Questions your students reported' })
  await expect(section.getByText('Reported by 1 student')).toHaveCount(5)
  await expect(section.getByText('The question is not clear: 1')).toHaveCount(5)
  await expect(section.getByText(`About ${questions[5]?.questionId}.`)).toBeVisible()
  await section.getByRole('button', { name: 'Show more' }).click()
  await expect(section.getByText('Reported by 1 student')).toHaveCount(6)
  await expect(section.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  await expect(section).not.toContainText('Asha')
  await openWith(own, '/review', { attemptId, profileOf: 'somebody' })
  await expect(own.getByRole('article')).toHaveCount(10)
  await expect(own.getByRole('link', { name: 'Report this question by email' })).toHaveCount(10)
  await expect(own.getByRole('button', { name: 'Bookmark' })).toHaveCount(0)
  await context.close()
})
