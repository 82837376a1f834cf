import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import type { TestInput, TestPreview } from '@vikalp/contract/mocks/tests'
import { type Account, callAs, confirmAccount, confirmEmail, expect, signIn } from '../fixtures.ts'

/** The page of somebody else, on a device of their own. */
export async function openDevice(browser: Browser, { token }: Account, width: number): Promise<Page> {
  const device = await browser.newContext({ viewport: { width, height: 740 }, serviceWorkers: 'block' })
  const page = await device.newPage()
  await signIn(page, token)
  return page
}

/** A confirmed teacher with a class that the students have joined; gives its id. */
export async function openClass(
  api: APIRequestContext,
  teacher: Account,
  students: readonly Account[] = [],
): Promise<string> {
  await confirmEmail(api, teacher)
  await confirmAccount('teacher', teacher)
  const made = await callAs(api, teacher)<{ classId: string; code: string }>('POST', '/api/classes', {
    name: '11 A',
  })
  for (const student of students) await callAs(api, student)('POST', '/api/classes/join', { code: made.code })
  return made.classId
}

type Homework = { title: string; dueAt: string; count?: number }

/** An assignment from kinematics, without the page. */
export const setHomework = (
  api: APIRequestContext,
  teacher: Account,
  classId: string,
  homework: Homework,
): Promise<unknown> =>
  callAs(api, teacher)('PUT', `/api/classes/${classId}/assignments/${randomUUID()}`, {
    exam: 'NEET',
    subject: 'Physics',
    chapters: ['kinematics'],
    count: 5,
    ...homework,
  })

const unitPaper: TestInput['paper'] = {
  template: 'neet-ug-2027',
  blueprint: {
    minutes: 30,
    sections: [{ subject: 'Physics', type: 'mcq', count: 3, chapters: ['kinematics'] }],
  },
}

type UnitTest = Pick<TestInput, 'title'> &
  Partial<Pick<TestInput, 'lateStart'>> &
  Record<'opensAt' | 'closesAt', number>

/** A published test of three questions in thirty minutes, without the page; its results come by hand. */
export async function setUnitTest(
  api: APIRequestContext,
  teacher: Account,
  classId: string,
  { opensAt, closesAt, ...rules }: UnitTest,
): Promise<string> {
  const call = callAs(api, teacher)
  const testId = randomUUID()
  const wanted = { paper: unitPaper, seed: testId, swapped: [] }
  const { questions } = await call<TestPreview>('POST', `/api/classes/${classId}/tests/preview`, wanted)
  await call('PUT', `/api/classes/${classId}/tests/${testId}`, {
    paper: unitPaper,
    questionIds: questions.map(({ questionId }) => questionId),
    opensAt: new Date(opensAt).toISOString(),
    closesAt: new Date(closesAt).toISOString(),
    together: false,
    lateStart: 'cut',
    shuffleQuestions: false,
    results: 'by_hand',
    lostTime: 'clockRuns',
    leaveInfo: false,
    extra: [],
    ...rules,
  } satisfies TestInput)
  await call('POST', `/api/tests/${testId}/publish`)
  return testId
}

/** A moment as a field for day and hour holds it. */
export const inIndia = (time: number): string =>
  new Date(time).toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' }).slice(0, 16).replace(' ', 'T')

/** The first step: three questions of one chapter in thirty minutes. */
export async function choosePaper(
  page: Page,
  title: string,
  { pattern = 'neet-ug-2027', chapter = 'Kinematics' } = {},
): Promise<void> {
  await page.goto('/teacher/tests')
  await page.getByRole('link', { name: 'Make a test' }).click()
  await page.getByLabel('Class', { exact: true }).selectOption('11 A')
  await page.getByLabel('Name of the test').fill(title)
  await page.getByLabel('Marks and buttons of').selectOption(pattern)
  await page.getByText('Physics', { exact: true }).click()
  await page.getByRole('checkbox', { name: chapter }).check()
  await page.getByLabel('Number of Physics questions').fill('3')
  await page.getByLabel('Minutes', { exact: true }).fill('30')
  await page.getByRole('button', { name: 'Choose questions' }).click()
  await expect(page.getByRole('heading', { name: '3 questions' })).toBeVisible()
}

/** Takes another question of its like into the first place. */
export async function swapFirst(page: Page): Promise<void> {
  const first = page.getByRole('article', { name: 'Question 1' })
  const before = await first.innerText()
  await page.getByRole('button', { name: 'Swap question 1' }).click()
  await expect(first).not.toHaveText(before, { useInnerText: true })
}

/** The second step: open since a minute, for an hour. */
export async function chooseTime(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Opens').fill(inIndia(Date.now() - 60_000))
  await page.getByLabel('Closes').fill(inIndia(Date.now() + 3_600_000))
  await page.getByRole('button', { name: 'Next' }).click()
}
