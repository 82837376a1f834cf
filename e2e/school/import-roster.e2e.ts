import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pdfTexts } from '../../server/src/testing/pdf-texts.ts'
import {
  callAs,
  expect,
  expectAccessible,
  expectNoAxeViolations,
  signIn,
  signInAs,
  test,
} from '../fixtures.ts'

const workbook = join(import.meta.dirname, '../../web/src/features/school/reading/files/roster.xlsx')
const widths = [360, 1280] as const

const csv = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${text}`),
})
const students = csv(
  'students.csv',
  'Name,Class,Roll No,GR No\r\n"Shah, Asha",11A,1,G1\r\nઆરવ પટેલ,11A,2,G2\r\nDev Mehta,12B,1,G3\r\n',
)
const choose = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type=file]').setInputFiles(file)
const handleOf = (): string => `s${randomBytes(4).toString('hex')}`

for (const width of widths)
  test(`a school's first morning at ${width}: short name, faults by row, teachers, students, cards, the first sign-in`, async ({
    page,
    browser,
    newAccount,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const institute = await newAccount('institute')
    await signIn(page, institute.token)
    await page.goto('/institute')
    await page.getByRole('link', { name: 'Upload a roster' }).click()

    const handle = handleOf()
    await page.getByRole('textbox', { name: 'Short name' }).fill('North School')
    await page.getByRole('button', { name: 'Choose this name' }).click()
    await expect(page.getByRole('textbox', { name: 'Short name' })).toHaveAccessibleDescription(
      /small letters and digits only/,
    )
    await expectAccessible(page, 'the short name')
    await page.getByRole('textbox', { name: 'Short name' }).fill(handle)
    await page.getByRole('button', { name: 'Choose this name' }).click()
    await expect(page.getByText(`They sign in as name@${handle}.`)).toBeVisible()

    await choose(page, csv('photo.csv', 'no,headings\r\n'))
    await expect(page.getByRole('alert')).toHaveText(/No headings were found/)
    await choose(page, workbook)
    await expect(page.getByRole('alert')).toContainText('1 fault')
    await expect(page.getByText('Row 6: Class is empty.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Store these changes' })).toBeHidden()
    await expectAccessible(page, 'a file with a fault')
    await page.getByRole('button', { name: 'Choose another file' }).click()

    await page.getByLabel('The file lists').selectOption('Teachers')
    await choose(page, csv('teachers.csv', 'Name,Classes,Subject\r\nMeera Trivedi,"11A, 12B",Physics\r\n'))
    await page.getByRole('button', { name: 'Store these changes' }).click()
    await expect(page.getByText('Stored: 1 new, 0 changed, 0 left.').first()).toBeVisible()

    await page.getByLabel('The file lists').selectOption('Students')
    await choose(page, students)
    await expect(page.getByText(`Shah, Asha, 11A: shah.asha@${handle}`)).toBeVisible()
    await expectAccessible(page, 'what a file changes')
    await page.getByRole('button', { name: 'Store these changes' }).click()
    await expect(page.getByText('Stored: 3 new, 0 changed, 0 left.').first()).toBeVisible()
    await expect(page.getByText('2 students · 2 without a password')).toBeVisible()
    await expectAccessible(page, 'the classes')

    await page.getByRole('button', { name: 'Sign-in cards of 12B' }).click()
    const printing = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Make the cards' }).click()
    const cards = await printing
    expect(cards.suggestedFilename()).toBe('sign-in-cards-12B.pdf')
    const [, code = ''] = /Code {3}(\S+)/.exec(pdfTexts(await readFile(await cards.path())).join('\n')) ?? []

    const result = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Results of 11A as XLSX' }).click()
    expect((await result).suggestedFilename()).toBe('results-11A.xlsx')

    const phone = await browser.newContext({ viewport: { width, height: 800 } })
    const other = await phone.newPage()
    await other.goto('/login')
    await other.getByLabel('Email or username').fill(`Dev.Mehta@${handle}`)
    await other.getByLabel('Password', { exact: true }).fill('AAAA-BBBB-CCCC')
    await other.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(other.getByRole('alert')).toHaveText('Email, username or password is wrong.')
    await other.getByLabel('Password', { exact: true }).fill(code.toLowerCase())
    await other.getByRole('button', { name: 'Sign in', exact: true }).click()
    await other.getByLabel('Your own password').fill('password')
    await other.getByRole('button', { name: 'Save and sign in' }).click()
    await expect(other.getByText('This password is easy to guess. Choose another one.')).toBeVisible()
    await expectAccessible(other, 'the first password')
    await other.getByLabel('Your own password').fill('a long road to Surat')
    await other.getByRole('button', { name: 'Save and sign in' }).click()
    await expect(other.getByRole('heading', { name: 'Dev Mehta' })).toBeVisible()
    await expectAccessible(other, 'the profile of a student without an email')
    await phone.close()
  })

test('a later file moves, and whoever is missing from the whole roster leaves', async ({
  page,
  newAccount,
  request,
}) => {
  const institute = await newAccount('institute')
  await callAs(request, institute)('PUT', '/api/institutes/handle', { handle: handleOf() })
  await signIn(page, institute.token)
  await page.goto('/roster')
  await choose(page, students)
  await page.getByRole('button', { name: 'Store these changes' }).click()
  await expect(page.getByText('Stored: 3 new, 0 changed, 0 left.').first()).toBeVisible()

  await page.getByLabel('It holds').selectOption('all')
  await choose(page, csv('later.csv', 'Name,Class,GR No\r\n"Shah, Asha",12B,G1\r\nJay Rao,11A,G4\r\n'))
  await expect(page.getByText('Shah, Asha: from 11A to 12B')).toBeVisible()
  await expect(page.getByText('2 people leave')).toBeVisible()
  await page.getByRole('button', { name: 'Store these changes' }).click()
  await expect(page.getByText('Stored: 1 new, 1 changed, 2 left.').first()).toBeVisible()

  await page.getByRole('button', { name: 'Start the next year' }).click()
  await expect(page.getByLabel('11A goes to')).toHaveValue('12A')
  await expectNoAxeViolations(page, 'the next year')
  await page.getByRole('button', { name: 'Move 2 students' }).click()
  await expect(page.getByText('1 student moved, 1 student left.').first()).toBeVisible()
})

test('the demo institute is told why it has no roster', async ({ page }) => {
  await signInAs(page, 'institute')
  await page.goto('/roster')
  await expect(page.getByText(/The demo institute has no roster of its own/)).toBeVisible()
  await expectNoAxeViolations(page, 'the roster of the demo')
})

test('a student finds no roster there', async ({ page, newAccount }) => {
  await signIn(page, (await newAccount()).token)
  await page.goto('/roster')
  await expect(page.getByText(/A roster is for institutes/)).toBeVisible()
})
