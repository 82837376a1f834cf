import type { APIRequestContext, Page } from '@playwright/test'
import { classLimits } from '@vikalp/domain/limits'
import { inOrder, takeQuiz } from '../../server/src/testing/take-quiz.ts'
import {
  type Account,
  callAs,
  confirmAccount,
  confirmEmail,
  expect,
  expectNoAxeViolations,
  reach,
  signIn,
  studentTest,
  test,
} from '../fixtures.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false })

const codeOn = (page: Page): Promise<string> => page.locator('code').innerText()

async function makeClass(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name of the class').fill(name)
  await page.getByRole('button', { name: 'Make class' }).click()
  await expect(page.getByRole('heading', { name })).toBeFocused()
}

/** A new student of the class; with `correct`, one who has taken a quiz of ten with that many right answers. */
async function enrol(
  request: APIRequestContext,
  student: Account,
  code: string,
  correct?: number,
  wrong = 10,
) {
  const call = callAs(request, student)
  await call('POST', '/api/classes/join', { code })
  if (correct === undefined) return
  await takeQuiz(call, { verdict: inOrder(correct, wrong) })
}

test('a first class is created, joined by its code, and its attendance taken by keyboard', async ({
  page,
  newAccount,
  browser,
}) => {
  await signIn(page, (await newAccount('teacher')).token)
  await page.goto('/teacher')
  await expect(page.getByRole('heading', { name: 'Make your first class' })).toBeVisible()
  await expect(page.locator('body')).toBeFocused() // what loads takes no focus
  await expectNoAxeViolations(page, 'the page of a new teacher')
  await makeClass(page, 'NEET Preparation')
  await expect(page.getByText('No results to show yet', { exact: true })).toBeVisible()

  const other = await browser.newContext({ serviceWorkers: 'block' })
  const student = await other.newPage()
  await signIn(student, (await newAccount('student')).token)
  await student.goto('/profile')
  const field = student.getByLabel('Class code')
  await reach(field)
  await field.fill('K7QM-2WX0')
  await student.getByRole('button', { name: 'Look up the class' }).click()
  await expect(student.getByText('A class code never holds 0, 1, I or O.', { exact: false })).toBeVisible()
  await field.fill(` ${(await codeOn(page)).toLowerCase().replace('-', ' ')}`)
  await student.getByRole('button', { name: 'Look up the class' }).click()
  await expect(student.getByText('Nobody has checked yet who this is.', { exact: false })).toBeVisible()
  await student.getByRole('button', { name: 'Join class' }).click()
  await expect(student.getByRole('heading', { name: 'NEET Preparation' })).toBeVisible()
  await other.close()

  await page.goto('/teacher/classes')
  await page.getByRole('button', { name: 'Attendance: NEET Preparation' }).focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('1 of 1 present')).toBeVisible()
  await sheet.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await expect(sheet.getByText('0 of 1 present')).toBeVisible()
  await expectNoAxeViolations(page, 'the register')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(sheet.getByText('Not saved yet.')).toBeVisible()
  const save = sheet.getByRole('button', { name: 'Save attendance' })
  await sheet.getByRole('button', { name: 'All present' }).press('Enter')
  await expect(save).toBeFocused()
  await sheet.getByRole('checkbox').press('Space')
  await save.press('Enter')
  await expect(page.getByText('Attendance taken today')).toBeVisible()
  await page.getByRole('navigation', { name: 'Your rooms' }).getByRole('link', { name: 'Students' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'View Details' })
  await expect(row).toContainText('01 · NEET Preparation')
  await expect(row).toContainText('Attendance 0%')
})

test('students are found by text, class and status, and the filters are in the address', async ({
  page,
  newAccount,
  request,
}) => {
  const teacher = await newAccount('teacher')
  await signIn(page, teacher.token)
  await page.goto('/teacher')
  await makeClass(page, 'JEE Preparation')
  const code = await codeOn(page)
  for (const correct of [10, 4, undefined]) await enrol(request, await newAccount('student'), code, correct)
  await page.reload()
  await expect(page.getByText('3 of 3 students')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'View Details' })
  for (const status of ['Excellent', 'Poor', 'No quizzes yet'])
    await expect(row.filter({ hasText: status })).toHaveCount(1)

  await page.getByRole('button', { name: 'Needs attention 1' }).click()
  await expect(page.getByText('1 of 3 students')).toBeVisible()
  await expect(row).toContainText('Average 40%')
  await expect(page).toHaveURL(/\?status=poor$/)
  await page.reload()
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('poor')

  await page.getByLabel('Search by name').fill('nobody')
  await expect(page.getByText('No student matches.')).toBeVisible()
  await expectNoAxeViolations(page, 'filters without a result')
  await page.getByRole('button', { name: 'Remove filter Status: Poor' }).click()
  await page.getByRole('button', { name: 'Remove filter “nobody”' }).click()
  await expect(page.getByLabel('Search by name')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: '3 of 3 students' })).toBeAttached()
  await expect(page).toHaveURL(/\/teacher$/)
  await expect(row).toHaveCount(3)
  await page.goBack() // past all the filters
  await expect(page).toHaveURL('about:blank')
})

test('details, the email and the phone number are fetched only on request', async ({
  page,
  newAccount,
  request,
}) => {
  const teacher = await newAccount('teacher')
  await confirmAccount('teacher', teacher)
  await signIn(page, teacher.token)
  await page.goto('/teacher')
  await makeClass(page, 'Class 11 Science')
  const student = await newAccount('student')
  await enrol(request, student, await codeOn(page), 4, 0) // too few answers to judge a topic by
  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: 'View Details' })
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: `Email ${student.name}` }).click()
  await expect(page.getByText(`${student.name} has confirmed no email.`)).toBeAttached()
  await confirmEmail(request, student)
  await page.reload()
  await expect(page.getByText(student.email)).toHaveCount(0)
  await row.getByRole('button', { name: `Email ${student.name}` }).click()
  await expect(page.getByRole('link', { name: student.email })).toHaveAttribute(
    'href',
    `mailto:${student.email}`,
  )
  await page.getByRole('button', { name: `Call ${student.name}` }).click()
  await expect(page.getByRole('button', { name: `Hide Details: ${student.name}` })).toBeVisible()
  await expect(page.getByText(`${student.name} has given no phone number.`)).toBeAttached()
  await expect(page.getByText('None identified')).toHaveCount(2) // neither strengths nor weaknesses
  await expectNoAxeViolations(page, 'open details')

  await page.getByRole('link', { name: `Open the whole profile of ${student.name}` }).click()
  await expect(
    page.getByRole('region', { name: 'Overall Progress' }).getByText('40%', { exact: true }),
  ).toBeVisible()
})

test('a class is renamed, gets another code, loses a student and ends', async ({
  page,
  newAccount,
  request,
}) => {
  await signIn(page, (await newAccount('teacher')).token)
  await page.goto('/teacher')
  await makeClass(page, 'JEE')
  const old = await codeOn(page)
  const student = await newAccount('student')
  await enrol(request, student, old)
  await page.goto('/teacher/classes')
  await page.getByText('Change class').click()
  await page.getByRole('button', { name: 'Rename: JEE' }).click()
  await page.getByLabel('Name of the class').fill('JEE 2027')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'New code: JEE 2027' }).click()
  await page.getByRole('button', { name: 'Make new code' }).click()
  await expect(page.locator('code')).not.toHaveText(old)

  await page.getByRole('button', { name: 'Students: JEE 2027' }).click()
  await page.getByRole('button', { name: `Edit ${student.name}` }).click()
  await page.getByLabel(`Roll number of ${student.name}`).fill('J-07')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog').getByText('J-07')).toBeVisible()
  await page.getByRole('button', { name: `Edit ${student.name}` }).click()
  await page.getByRole('button', { name: 'Remove from class' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText(`${student.name} has been removed from the class.`)).toBeFocused()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'End class: JEE 2027' }).click()
  await page.getByRole('button', { name: 'End class', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Make your first class' })).toBeFocused()
})

test('the first class takes nothing away that was typed below it', async ({ page, newAccount }) => {
  const teacher = await newAccount('teacher')
  await signIn(page, teacher.token)
  await page.goto('/teacher')
  const code = page.getByLabel('Invitation code')
  await code.fill('K7QM')
  await makeClass(page, 'JEE')
  await expect(page.getByText('No results to show yet', { exact: true })).toBeVisible()
  await expect(code).toHaveValue('K7QM')
})

test('two quick taps make one class', async ({ page, newAccount, request }) => {
  const teacher = await newAccount('teacher')
  await signIn(page, teacher.token)
  await page.goto('/teacher')
  await page.getByLabel('Name of the class').fill('JEE')
  await page.getByRole('button', { name: 'Make class' }).dblclick()
  await expect(page.getByRole('heading', { name: 'JEE' })).toBeFocused()
  expect(await callAs(request, teacher)('GET', '/api/classes')).toHaveLength(1)
})

test('what another tab has ended is said to be gone, and a class that was left is left', async ({
  page,
  newAccount,
  request,
}) => {
  const teacher = await newAccount('teacher')
  const asTeacher = callAs(request, teacher)
  const taught = await asTeacher<{ classId: string; code: string }>('POST', '/api/classes', { name: 'JEE' })
  const student = await newAccount('student')
  await enrol(request, student, taught.code)
  await signIn(page, student.token)
  await page.goto('/profile')
  const leave = page.getByRole('button', { name: 'Leave' })
  await reach(leave)
  await callAs(request, student)('DELETE', `/api/classes/${taught.classId}/membership`)
  await leave.click()
  await page.getByRole('button', { name: 'Leave class' }).click()
  await expect(page.getByRole('complementary').getByText('You have left JEE.')).toBeVisible()

  await page.evaluate((token) => localStorage.setItem('token', token), teacher.token)
  await page.goto('/teacher')
  const attendance = page.getByRole('button', { name: 'Attendance: JEE' })
  await expect(attendance).toBeVisible()
  await asTeacher('DELETE', `/api/classes/${taught.classId}`)
  await attendance.click()
  await expect(page.getByText('It is no longer here. Reload the page.')).toBeVisible()
})

test('a class name without a space pushes no button off a small screen', async ({ page, newAccount }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn(page, (await newAccount('teacher')).token)
  await page.goto('/teacher')
  const name = 'W'.repeat(classLimits.name)
  await makeClass(page, name)
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: `Students: ${name}` }).click()
  await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
})

studentTest('a student sees everything of the sample teacher and can change nothing', async ({ page }) => {
  await page.goto('/teacher?status=poor')
  await expect(page.getByText('Sample', { exact: true })).toBeVisible()
  const attention = page.getByRole('button', { name: 'Needs attention', pressed: true })
  const [poor] = /\d+/.exec(await attention.innerText()) ?? []
  await expect(page.getByText(`${poor} of 145 students`)).toBeVisible()
  await attention.hover()
  await expectNoAxeViolations(page, 'the pressed filter under the pointer')
  await expect(page.getByRole('heading', { name: 'Physics topics' })).toBeVisible()
  for (const name of ['Your details', 'Sign out', /^Attendance:/])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await page.getByRole('button', { name: 'Needs attention' }).click()
  await expect(page.getByText('145 of 145 students')).toBeVisible()
  await page.getByRole('link', { name: 'All 145 students' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 10')).toBeVisible()
  await page
    .getByRole('button', { name: /^View Details: / })
    .first()
    .click()
  await expect(page.getByText('Parent contact')).toBeVisible()
  await expectNoAxeViolations(page, 'the sample teacher')
})
