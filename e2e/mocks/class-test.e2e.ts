import type { APIRequestContext, Browser, Page } from '@playwright/test'
import {
  type Account,
  callAs,
  confirmAccount,
  confirmEmail,
  expect,
  expectNoAxeViolations,
  signIn,
  test,
} from '../fixtures.ts'
import { begin, expectAt, expectSent, handIn, pick, press } from '../pages/hall.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false })

const title = 'Unit test, kinematics'

/** A confirmed teacher with a class that both students have joined. */
async function openClass(api: APIRequestContext, teacher: Account, students: readonly Account[]) {
  await confirmEmail(api, teacher)
  await confirmAccount('teacher', teacher)
  const made = await callAs(api, teacher)<{ code: string }>('POST', '/api/classes', { name: '11 A' })
  for (const student of students) await callAs(api, student)('POST', '/api/classes/join', { code: made.code })
}

/** The page of somebody else, on a device of their own. */
async function openDevice(browser: Browser, { token }: Account, width: number): Promise<Page> {
  const device = await browser.newContext({ viewport: { width, height: 740 }, serviceWorkers: 'block' })
  const page = await device.newPage()
  await signIn(page, token)
  return page
}

const inIndia = (time: number): string =>
  new Date(time).toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' }).slice(0, 16).replace(' ', 'T')

/** Four steps: the paper, its time, its rules, and when the results come. */
async function makeTest(page: Page): Promise<void> {
  await page.goto('/teacher/tests')
  await page.getByRole('link', { name: 'Make a test' }).click()
  await page.getByLabel('Class', { exact: true }).selectOption('11 A')
  await page.getByLabel('Name of the test').fill(title)
  await page.getByLabel('Marks and buttons of').selectOption('neet-ug-2027')
  await page.getByText('Physics', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Kinematics' }).check()
  await page.getByLabel('Number of Physics questions').fill('3')
  await page.getByLabel('Minutes', { exact: true }).fill('30')
  await page.getByRole('button', { name: 'Choose questions' }).click()
  await expect(page.getByRole('heading', { name: '3 questions' })).toBeVisible()
  await expectNoAxeViolations(page, 'the preview of a test')
  const first = page.getByRole('article', { name: 'Question 1' })
  const before = await first.innerText()
  await page.getByRole('button', { name: 'Swap question 1' }).click()
  await expect(first).not.toHaveText(before, { useInnerText: true })
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Opens').fill(inIndia(Date.now() - 60_000))
  await page.getByLabel('Closes').fill(inIndia(Date.now() + 3_600_000))
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: 'When I show them' }).check()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
}

/** From the first signed-in screen into the hall. */
async function sitDown(page: Page): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('button', { name: `To the instructions: ${title}` }).click()
  await begin(page)
}

test('a class test of a teacher and two students, one of whom loses the network for a while', async ({
  page,
  browser,
  request,
  newAccount,
}) => {
  const teacher = await newAccount('teacher')
  const [asha, ravi] = [await newAccount('student'), await newAccount('student')]
  await openClass(request, teacher, [asha, ravi])
  await signIn(page, teacher.token)
  await makeTest(page)
  const board = page.getByRole('region', { name: 'Live board' })
  await expect(board.getByText('Not started')).toHaveCount(2)
  await expectNoAxeViolations(page, 'the live board')

  const phone = await openDevice(browser, asha, 360)
  await sitDown(phone)
  await pick(phone, 'A')
  await press(phone, 'Save & Next')
  await expectSent(phone)
  await phone.context().setOffline(true)
  await expectAt(phone, 2)
  await pick(phone, 'B')
  await press(phone, 'Save & Next')
  await expect(board.getByText('1 of 3 answered', { exact: false })).toBeVisible({ timeout: 15_000 })
  await phone.context().setOffline(false)
  await expectSent(phone)
  await expect(board.getByText('2 of 3 answered', { exact: false })).toBeVisible({ timeout: 15_000 })
  await handIn(phone)

  const laptop = await openDevice(browser, ravi, 1280)
  await sitDown(laptop)
  await pick(laptop, 'A')
  await press(laptop, 'Save & Next')
  await handIn(laptop)
  await laptop.goto('/mocks')
  await expect(laptop.getByText('Handed in. Your teacher gives the results', { exact: false })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Show results now' }).click({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Show them' }).click()
  await expect(page.getByRole('heading', { name: /^Results out/ })).toBeVisible()
  const results = page.getByRole('region', { name: 'Results', exact: true })
  await expect(results.getByRole('row')).toHaveCount(3)
  await expect(page.getByText('had it right.', { exact: false })).toHaveCount(3)
  await expectNoAxeViolations(page, 'the results of a test')
  const download = page.waitForEvent('download')
  await results.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toBe(`${title}.csv`)

  await laptop.reload()
  await laptop.getByRole('link', { name: `See result: ${title}` }).click()
  await expect(laptop.getByText('Receipt', { exact: false })).toBeVisible()
  await phone.context().close()
  await laptop.context().close()
})
