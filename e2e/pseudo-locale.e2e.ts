import type { Page } from '@playwright/test'
import type { SignedIn } from '@vikalp/contract/identity'
import { demoEmails, demoPassword } from '@vikalp/domain/identity/demo-accounts'
import type { Role } from '@vikalp/domain/vocabulary'
import { pseudo } from '../web/src/messages/pseudo.ts'
import { paths, signUpPath } from '../web/src/platform/navigation/paths.ts'
import { screenNames } from '../web/src/platform/navigation/screens.ts'
import { dataOf, expect, openWith, showWhole, signIn, subjectOf, test } from './fixtures.ts'
import { escapedTexts, SpokenData } from './pages/escaped-texts.ts'
import { readyPaper } from './pages/hall.ts'
import { kinematics } from './pages/quiz-page.ts'

// The page would refuse the HTML that is read, or planted, here.
test.use({ bypassCSP: true })

const locale = '?locale=pseudo'

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? locale.replace('?', '&') : locale}`, {
    waitUntil: 'networkidle',
  })
  await expect(page.locator('h1')).toContainText('[')
}

async function expectNothingEscaped(page: Page, data: SpokenData, what: string): Promise<void> {
  await showWhole(page)
  expect.soft(await escapedTexts(page, data), what).toEqual([])
}

async function signInAs(page: Page, role: Role): Promise<void> {
  const reply = await page.request.post('/api/accounts/sign-in', {
    data: { email: demoEmails[role], password: demoPassword },
  })
  await signIn(page, (await dataOf<SignedIn>(reply)).token)
}

const accented = (text: string): string => pseudo(text).slice(1, -1)
const button = (page: Page, name: string) => page.getByRole('button', { name: accented(name) }).first()

/** Opens a dialog by the English name of its button, looks at it and closes it. */
async function lookInto(page: Page, data: SpokenData, name: string): Promise<void> {
  await button(page, name).click()
  await expect(page.getByRole('dialog').getByRole('heading').first()).toContainText('[')
  await page.waitForLoadState('networkidle')
  await expectNothingEscaped(page, data, `the dialog ${name}`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** What a screen could show beside the catalogue, and what of it is named. */
const planted: readonly [html: string, escaped: readonly string[]][] = [
  ['<p>Save changes</p>', ['Save changes']],
  ['<p>[Ŝàvé] your <b>changes</b></p>', ['your', 'changes']],
  ['<button aria-label="Close the sheet">×</button>', ['Close the sheet']],
  ['<input placeholder="Search by name">', ['Search by name']],
  ['<img alt="A graph">', ['A graph']],
  ['<p hidden>Not saved yet</p>', ['Not saved yet']],
  ['<p>Asha Patel · Kinematics</p>', ['Kinematics']],
  ['<p>Asha Patel, AP, 92%, <kbd>Enter</kbd></p>', []],
]

test('a text beside the catalogue is named, and data is not', async ({ page }) => {
  const data = new SpokenData(page)
  data.say('Asha Patel')
  await visit(page, paths.login)
  await page.locator('body').evaluate((body) => body.append(document.createElement('aside')))
  for (const [html, escaped] of planted) {
    await page.locator('aside').evaluate((place, text) => {
      place.innerHTML = text
    }, html)
    const found = await escapedTexts(page, data)
    expect(
      found.map((text) => text.trim()),
      html,
    ).toEqual(escaped)
  }
})

test('the language of an address goes with it', async ({ page }) => {
  await visit(page, paths.login)
  await page.goto(paths.login)
  await expect(page.locator('h1')).toHaveText('Sign in')
})

test('no text escapes the catalogue before the sign-in', async ({ page }) => {
  const data = new SpokenData(page)
  for (const path of [paths.login, signUpPath, paths.verify]) {
    await visit(page, path)
    await expectNothingEscaped(page, data, path)
    if (path !== paths.verify) await page.locator('form button[type=submit]').click()
    await expectNothingEscaped(page, data, `${path}, sent empty`)
  }
})

test('no text escapes the catalogue on any screen that a student opens', async ({ page, asStudent }) => {
  const data = new SpokenData(page)
  data.say(asStudent.name)
  const addresses = screenNames
    .filter((name) => name !== 'login' && name !== 'verify')
    .map((name) => paths[name])
    .filter((path) => !/:(sitting|test|class)Id/.test(path))
  for (const address of [
    ...addresses,
    paths.privacy,
    paths.terms,
    paths.faq,
    paths.support,
    '/no-such-page',
  ]) {
    const path = address.replace(':userid', subjectOf(asStudent.token))
    expect(path, 'a parameter without a value').not.toContain(':')
    await visit(page, path)
    await expectNothingEscaped(page, data, path)
  }
})

test('no text escapes the catalogue in a quiz, its analysis and its review', async ({ page, asStudent }) => {
  const data = new SpokenData(page)
  data.say(asStudent.name, 'alchemy')
  await openWith(page, `/quiz${locale}`, { ...kinematics, chapter: 'alchemy' })
  await page.waitForLoadState('networkidle')
  await expectNothingEscaped(page, data, 'a quiz that does not load')
  await openWith(page, `/quiz${locale}`, { testType: 'JEE', subject: 'Biology', chapter: 'evolution' })
  await page.waitForLoadState('networkidle')
  await expectNothingEscaped(page, data, 'a quiz without questions')
  await openWith(page, `/quiz${locale}`, kinematics)
  await expect(page.getByRole('radio')).toHaveCount(4)
  await page.getByRole('radio').first().check()
  await expectNothingEscaped(page, data, 'a question')
  for (const name of ['Hint', 'Suggestions', 'Reading settings', 'Question palette', 'Leave quiz'])
    await lookInto(page, data, name)
  await button(page, 'Question palette').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: accented('Submit Quiz') })
    .click()
  await expectNothingEscaped(page, data, 'before an early submit')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: accented('Submit Quiz') })
    .click()
  await expect(page.getByRole('meter')).toBeVisible()
  await expectNothingEscaped(page, data, 'the analysis')
  await page.getByRole('link', { name: pseudo('Review Answers') }).click()
  await expect(page.getByRole('article')).toHaveCount(10)
  await expectNothingEscaped(page, data, 'the review')
  await visit(page, paths.profile)
  await expectNothingEscaped(page, data, 'the profile after a first quiz')
  await lookInto(page, data, 'Your details')
})

test('no text escapes the catalogue in a mock test and on its result', async ({
  page,
  request,
  asStudent,
}) => {
  const data = new SpokenData(page)
  data.say(asStudent.name)
  const address = await readyPaper(request, asStudent, { template: 'jee-main-2026', form: 1 })
  await page.goto(`${address}${locale}`)
  await expect(page.getByRole('checkbox')).toBeVisible()
  await expectNothingEscaped(page, data, 'the instructions')
  await page.getByRole('checkbox').check()
  await button(page, 'I am ready to begin').click()
  await expect(page.getByRole('radio')).toHaveCount(4)
  await page.getByRole('radio').first().check()
  await expectNothingEscaped(page, data, 'the hall')
  for (const name of ['Question Paper', 'Question palette', 'Submit']) await lookInto(page, data, name)
  await page.getByRole('navigation').getByRole('button').nth(1).click()
  await expect(page.getByRole('textbox')).toBeVisible()
  await expectNothingEscaped(page, data, 'a number to type')
  await button(page, 'Submit').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: pseudo('Submit'), exact: true })
    .click()
  await page.getByRole('link', { name: pseudo('See result') }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectNothingEscaped(page, data, 'the result')
})

type Steps = (page: Page, look: (what: string) => Promise<void>) => Promise<void>

const openFirstStudent: Steps = async (page, look) => {
  await button(page, 'View Details').click()
  await page.waitForLoadState('networkidle')
  await look('the details of a student')
  await page.getByRole('searchbox').fill('nobody')
  await page.waitForLoadState('networkidle')
  await look('a search without a match')
}

const dashboards: readonly [Role, readonly string[], Steps?][] = [
  ['student', ['Your details']],
  ['teacher', ['Your details'], openFirstStudent],
  ['institute', ['Institute details', 'Manage teachers', 'Record an activity']],
]

for (const [role, dialogs, steps] of dashboards)
  test(`no text escapes the catalogue on the page of the demo ${role}`, async ({ page }) => {
    const data = new SpokenData(page)
    data.say('nobody')
    await signInAs(page, role)
    await visit(page, paths.profile)
    await expectNothingEscaped(page, data, 'the profile')
    for (const period of ['monthly', 'yearly']) {
      await page.getByRole('combobox', { name: accented('Period') }).selectOption(period)
      await page.waitForLoadState('networkidle')
      await expectNothingEscaped(page, data, period)
    }
    await button(page, 'View as table').click()
    await expectNothingEscaped(page, data, 'the figures as a table')
    await steps?.(page, (what) => expectNothingEscaped(page, data, what))
    for (const name of dialogs) await lookInto(page, data, name)
  })

test('no text escapes the catalogue in the classes of the demo teacher', async ({ page }) => {
  const data = new SpokenData(page)
  await signInAs(page, 'teacher')
  await visit(page, paths.teacherClasses)
  await expectNothingEscaped(page, data, 'the classes')
  await page.locator('summary').first().click()
  for (const name of ['Attendance', 'Students', 'Rename', 'New code', 'End class'])
    await lookInto(page, data, name)
})

test('no text escapes the catalogue on the samples that a student sees', async ({ page, asStudent }) => {
  const data = new SpokenData(page)
  data.say(asStudent.name)
  for (const path of [paths.teacher, paths.institute]) {
    await visit(page, path)
    await expectNothingEscaped(page, data, path)
  }
})
