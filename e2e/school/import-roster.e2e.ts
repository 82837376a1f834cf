import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pdfTexts } from '../../server/src/testing/pdf-texts.ts'
import { inOrder, takeQuiz } from '../../server/src/testing/take-quiz.ts'
import { xlsxSheets } from '../../web/src/features/school/reading/xlsx-sheets.ts'
import { callAs, expect, expectAccessible, expectNoAxeViolations, signIn, signInAs } from '../fixtures.ts'
import { choose, csv, newHandle, store, rosterTest as test } from './roster-page.ts'

const workbook = join(import.meta.dirname, '../../web/src/features/school/reading/files/roster.xlsx')
const widths = [360, 1280] as const

const students = csv(
  'students.csv',
  'Name,Class,Roll No,GR No\r\n"Shah, Asha",11A,1,G1\r\nઆરવ પટેલ,11A,2,G2\r\nDev Mehta,12B,1,G3\r\n',
)

const tokenOn = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('token') ?? '')

/** The results of a class as the file that is downloaded. */
async function taken(page: Page, of: string, kind: string): Promise<{ name: string; bytes: Uint8Array }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: `Results of ${of} as ${kind}` }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) }
}

for (const width of widths)
  test(`a school's first morning at ${width}: short name, faults by row, teachers, students, cards, the first sign-in`, async ({
    page,
    browser,
    newAccount,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const institute = await newAccount('institute')
    await signIn(page, institute.token)
    await page.goto('/institute')
    await page.getByRole('link', { name: 'Upload a roster' }).click()

    const handle = newHandle()
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
    await choose(page, { name: 'roster.xlsx', bytes: await readFile(workbook) })
    await expect(page.getByRole('alert')).toContainText('1 fault')
    await expect(page.getByText('Row 6: Class is empty.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Store these changes' })).toBeHidden()
    await expectAccessible(page, 'a file with a fault')
    await page.getByRole('button', { name: 'Choose another file' }).click()

    await page.getByLabel('The file lists').selectOption('Teachers')
    await choose(page, csv('teachers.csv', 'Name,Classes,Subject\r\nMeera Trivedi,"11A, 12B",Physics\r\n'))
    await store(page, '1 new, 0 changed, 0 left')

    await page.getByLabel('The file lists').selectOption('Students')
    await choose(page, students)
    await expect(page.getByText(`Shah, Asha, 11A: shah.asha@${handle}`)).toBeVisible()
    await expectAccessible(page, 'what a file changes')
    await store(page, '3 new, 0 changed, 0 left')
    await expect(page.getByText('2 students · 2 without a password')).toBeVisible()
    await expectAccessible(page, 'the classes')

    await page.getByRole('button', { name: 'Sign-in cards of 12B' }).click()
    const printing = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Make the cards' }).click()
    const cards = await printing
    expect(cards.suggestedFilename()).toBe('sign-in-cards-12B.pdf')
    const [, code = ''] = /Code {3}(\S+)/.exec(pdfTexts(await readFile(await cards.path())).join('\n')) ?? []

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
    await expect(
      other.getByRole('link', { name: 'Create account' }),
      'one has an account by now',
    ).toHaveCount(0)
    await other.getByRole('button', { name: 'Save and sign in' }).click()
    await expect(other.getByText('This password is easy to guess. Choose another one.')).toBeVisible()
    await expectAccessible(other, 'the first password')
    await other.getByLabel('Your own password').fill('a long road to Surat')
    await other.getByRole('button', { name: 'Save and sign in' }).click()
    await expect(other.getByRole('heading', { name: 'Dev Mehta' })).toBeVisible()
    await expectAccessible(other, 'the profile of a student without an email')
    await expect(page.getByText('0 share results').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Results of 12B as XLSX' })).toHaveCount(0)
    await other.getByRole('link', { name: 'Answer it' }).click()
    await other.getByLabel('Month of birth').selectOption('May')
    await other.getByLabel('Year of birth').selectOption(String(new Date().getFullYear() - 19))
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByText('You told us that you are 18 or over.', { exact: false })).toBeVisible()
    const asStudent = callAs(request, { token: await tokenOn(other) })
    await takeQuiz(asStudent, { verdict: inOrder(8, 10) })
    await asStudent('PUT', '/api/accounts/name', { name: '=1+1' })
    await phone.close()

    await page.reload()
    await expect(page.getByText('1 student · everybody has a password · 1 shares results')).toBeVisible()
    const [book, table] = [await taken(page, '12B', 'XLSX'), await taken(page, '12B', 'CSV')]
    expect(book.name).toBe('results-12B.xlsx')
    const [sheet] = xlsxSheets(book.bytes)
    expect([sheet?.name, sheet?.rows[0]?.slice(0, 4), sheet?.rows[1]?.slice(0, 4)]).toEqual([
      '12B',
      ['Roll number', 'Name', 'Quizzes', 'Average (%)'],
      ['1', "'=1+1", '1', '80'],
    ])
    expect(table.name).toBe('results-12B.csv')
    expect(Buffer.from(table.bytes).toString()).toMatch(/^\uFEFFRoll number,Name,[^\r]*\r\n1,"'=1\+1",1,80,/)
  })

for (const width of widths)
  test(`at ${width} a later file moves, whoever is missing from the whole roster leaves, and the year ends`, async ({
    page,
    openRoster,
  }) => {
    await openRoster(width)
    await choose(page, students)
    await store(page, '3 new, 0 changed, 0 left')

    await page.getByLabel('It holds').selectOption('all')
    await choose(page, csv('later.csv', 'Name,Class,GR No\r\n"Shah, Asha",12B,G1\r\nJay Rao,11A,G4\r\n'))
    await expect(page.getByText('Shah, Asha: from 11A to 12B')).toBeVisible()
    await expect(page.getByText('2 people leave')).toBeVisible()
    await expectAccessible(page, 'who moves and who leaves')
    await store(page, '1 new, 1 changed, 2 left')

    await page.getByRole('button', { name: 'Start the next year' }).click()
    await expect(page.getByLabel('11A goes to')).toHaveValue('12A')
    await expectAccessible(page, 'the next year')
    await page.getByLabel('11A goes to').selectOption('stays as it is')
    await page.getByLabel('12B goes to').selectOption('stays as it is')
    await expect(page.getByRole('button', { name: 'Choose where at least one class goes.' })).toBeDisabled()
    await page.getByLabel('11A goes to').selectOption('12A')
    await page.getByLabel('12B goes to').selectOption('leaves the school')
    await page.getByRole('button', { name: 'Move 2 students' }).click()
    await expect(page.getByText('1 student moved, 1 student left.').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: '12A' })).toBeVisible()
  })

for (const width of widths)
  test(`at ${width} the teachers come from a file, a later one gives them classes, and who is missing leaves`, async ({
    page,
    openRoster,
  }) => {
    const { handle } = await openRoster(width)
    await page.getByLabel('The file lists').selectOption('Teachers')
    await choose(page, csv('staff.csv', 'Name;Classes;Subject\r\nમીરા ત્રિવેદી;11A;Law\r\n'))
    await expect(
      page.getByText('Row 2: Subject is no subject of ours; leave it empty for any other.'),
    ).toBeVisible()
    await expectAccessible(page, 'a teacher with a fault')
    await page.getByRole('button', { name: 'Choose another file' }).click()
    await choose(
      page,
      csv('staff.csv', 'Name;Classes;Subject\r\nમીરા ત્રિવેદી;11A;Physics\r\nOmar Khan;;Chem\r\n'),
    )
    await expect(page.getByText(`Omar Khan, no class: omar.khan@${handle}`)).toBeVisible()
    await store(page, '2 new, 0 changed, 0 left')

    const printing = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Cards of the teachers' }).click()
    await page.getByRole('button', { name: 'Make the cards' }).click()
    const cards = await printing
    expect(cards.suggestedFilename()).toBe('sign-in-cards-teachers.pdf')
    const lines = pdfTexts(await readFile(await cards.path()))
    expect(lines).toContain(`Username   mira.trivedi@${handle}`)
    expect(lines).toContain(`Username   omar.khan@${handle}`)

    await page.getByLabel('The file lists').selectOption('Teachers')
    await page.getByLabel('It holds').selectOption('all')
    await choose(page, csv('later.csv', 'Name;Classes\r\nમીરા ત્રિવેદી;"11A, 12B"\r\n'))
    await expect(page.getByText('મીરા ત્રિવેદી also teaches 12B')).toBeVisible()
    await expect(page.getByText('1 person leaves')).toBeVisible()
    await expectAccessible(page, 'a later file of teachers')
    await store(page, '0 new, 1 changed, 1 left')
    await expect(page.getByRole('heading', { name: '12B' })).toBeVisible()
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
