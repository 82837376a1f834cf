import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { DataFile } from '@vikalp/contract/accounts/data-file'
import type { TaughtClass } from '@vikalp/contract/classes'
import { strFromU8, unzipSync } from 'fflate'
import { inOrder, takeQuiz } from '../../server/src/testing/take-quiz.ts'
import {
  type Account,
  callAs,
  confirmAccount,
  expect,
  expectAccessible,
  expectNoAxeViolations,
  signIn,
  test,
} from '../fixtures.ts'

const partOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const noticeOf = (page: Page) => page.getByRole('complementary', { name: 'Notice' })
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' })

type NewAccount = (role?: 'student' | 'teacher') => Promise<Account>

/** A class of two, who have practised, with what its teacher sees of it. */
async function makeClass(page: Page, newAccount: NewAccount) {
  const teacher = await newAccount('teacher')
  await confirmAccount('teacher', teacher)
  const [asha, bharat] = [await newAccount(), await newAccount()]
  const { code } = await callAs(page.request, teacher)<TaughtClass>('POST', '/api/classes', {
    name: 'Class 11 Science',
  })
  for (const [student, right] of [
    [asha, 9],
    [bharat, 4],
  ] as const) {
    const call = callAs(page.request, student)
    await call('POST', '/api/classes/join', { code })
    await takeQuiz(call, { verdict: inOrder(right, 10) })
  }
  return { asha, teacher }
}

/** The mean of 90 and 40 %, whoever of them is still there. */
async function expectClass(board: Page, { students }: { students: number }): Promise<void> {
  await board.goto('/teacher')
  await expect(partOf(board, 'Total Students')).toContainText(String(students))
  await expect(partOf(board, 'Avg Performance')).toContainText('65%')
}

for (const width of [360, 1280])
  test(`a student takes everything along and deletes the account at ${width}`, async ({
    page,
    newAccount,
    context,
    browser,
    baseURL,
  }, testInfo) => {
    const { asha, teacher } = await makeClass(page, newAccount)
    const desk = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
    const board = await desk.newPage()
    await signIn(board, teacher.token)
    await expectClass(board, { students: 2 })
    await signIn(page, asha.token)
    await page.setViewportSize({ width, height: width === 360 ? 640 : 800 })
    await page.goto('/account')

    const data = partOf(page, 'Your data')
    await page.route('**/api/accounts/export', (route) => route.abort())
    await data.getByRole('button', { name: 'Download my data' }).click()
    const question = page.getByRole('dialog', { name: 'Download your data?' })
    const typed = question.getByLabel('Your password')
    const fetchIt = question.getByRole('button', { name: 'Download', exact: true })
    await fetchIt.click()
    await expect(typed).toHaveAccessibleDescription(/Enter your password/)
    await typed.fill(asha.password)
    await fetchIt.click()
    await expect(question.getByRole('alert')).toContainText('Your data was not downloaded.')
    await expectAccessible(page, 'a download that failed')
    await page.unroute('**/api/accounts/export')
    await typed.fill('a wrong one')
    await fetchIt.click()
    await expect(typed).toHaveAccessibleDescription(/This is not your password/)
    await typed.fill(asha.password)
    const [download] = await Promise.all([page.waitForEvent('download'), fetchIt.click()])
    await expect(question).toBeHidden()
    expect(download.suggestedFilename()).toBe('vikalp-data.zip')
    await expect(noticeOf(page).getByText('Your data is downloaded.')).toBeVisible()
    const files = unzipSync(readFileSync(await download.path()))
    const { account, attempts } = DataFile.parse(
      JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())),
    )
    expect([account.email, attempts.length]).toEqual([asha.email, 1])

    // The page opens from the disk, without a server and without a network.
    const file = testInfo.outputPath('index.html')
    writeFileSync(file, files['index.html'] ?? '')
    const reader = await context.newPage()
    await reader.setViewportSize({ width, height: 800 })
    await context.setOffline(true)
    await reader.goto(pathToFileURL(file).href)
    await expect(reader.getByRole('heading', { name: 'Everything kept about you' })).toBeVisible()
    await expect(reader.getByText('9 of 10 right', { exact: false })).toBeVisible()
    await expectNoAxeViolations(reader, 'the page of the export')
    expect(
      await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0)
    await reader.close()
    await context.setOffline(false)

    await partOf(page, 'Delete account').getByRole('button', { name: 'Delete account' }).click()
    const sheet = sheetOf(page)
    await expect(sheet.getByText('Your quizzes and answers', { exact: false })).toBeVisible()
    await expectAccessible(page, 'the question before an account is deleted')
    const password = sheet.getByLabel('Your password')
    const erase = sheet.getByRole('button', { name: 'Delete for ever' })
    await erase.click()
    await expect(password).toHaveAccessibleDescription(/Enter your password/)
    await password.fill('a wrong one')
    await erase.click()
    await expect(password).toHaveAccessibleDescription(/This is not your password/)
    await password.fill(asha.password)
    await context.setOffline(true)
    await erase.click()
    await expect(sheet.getByRole('alert')).toContainText('No answer came')
    await context.setOffline(false)
    await expectNoAxeViolations(page, 'an account that was not deleted yet')
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/accounts/erasure')) calls.push(request.url())
    })
    await erase.dblclick()
    await expect(page).toHaveURL(/\/login/)
    await expect(noticeOf(page).getByText('Your account is deleted.')).toBeVisible()
    expect(calls.length).toBe(1)
    await expectNoAxeViolations(page, 'the login after an account was deleted')

    await expect(page.getByText(/Your session ended/)).toHaveCount(0)
    await page.goBack()
    await page.goto('/account')
    await expect(page).toHaveURL(/\/login/)
    await page.getByLabel('Email or username').fill(asha.email)
    await page.getByLabel('Password', { exact: true }).fill(asha.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Email, username or password is wrong', { exact: false })).toBeVisible()

    await expectClass(board, { students: 1 })
    await desk.close()
  })

test('an answer that got lost is no second account: the next try says that it is gone', async ({
  page,
  asStudent: { password },
}) => {
  await page.goto('/account')
  await partOf(page, 'Delete account').getByRole('button', { name: 'Delete account' }).click()
  const sheet = sheetOf(page)
  await sheet.getByLabel('Your password').fill(password)
  await page.route('**/api/accounts/erasure', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await sheet.getByRole('button', { name: 'Delete for ever' }).press('Enter')
  await expect(sheet.getByRole('alert')).toContainText('No answer came')
  await page.unroute('**/api/accounts/erasure')
  await sheet.getByRole('button', { name: 'Delete for ever' }).press('Enter')
  await expect(page).toHaveURL(/\/login/)
  await expect(noticeOf(page).getByText('Your account is deleted.')).toBeVisible()
})

test('a teacher and an institute are told what becomes of their classes', async ({ page, newAccount }) => {
  const teacher = await newAccount('teacher')
  await signIn(page, teacher.token)
  await page.goto('/account')
  await partOf(page, 'Delete account').getByRole('button', { name: 'Delete account' }).click()
  await expect(
    sheetOf(page).getByText('Your classes, with their roll numbers', { exact: false }),
  ).toBeVisible()
  await expect(sheetOf(page).getByText('Your students keep their accounts', { exact: false })).toBeVisible()
})
