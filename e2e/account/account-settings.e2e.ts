import { randomInt } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import type { SignedIn } from '@vikalp/contract/identity'
import {
  type Account,
  dataOf,
  expect,
  expectAccessible,
  expectNoAxeViolations,
  signIn,
  signInAs,
  test,
} from '../fixtures.ts'

const noticeOf = (page: Page) => page.getByRole('complementary', { name: 'Notice' })
const partOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The same account on another device, which shows its profile. */
async function onAnotherDevice(browser: Browser, baseURL: string | undefined, account: Account) {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    serviceWorkers: 'block',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  })
  const page = await context.newPage()
  const { email, password } = account
  // The one that is listed is that of this request.
  const headers = { 'x-forwarded-for': `10.9.${randomInt(256)}.${randomInt(1, 255)}` }
  const reply = await page.request.post('/api/accounts/sign-in', { data: { email, password }, headers })
  await signIn(page, (await dataOf<SignedIn>(reply)).token)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: account.name, level: 2 })).toBeVisible()
  return page
}

for (const width of [360, 1280])
  test(`a student corrects a name, signs a device out and changes the password at ${width}`, async ({
    page,
    browser,
    baseURL,
    newAccount,
  }) => {
    const account = await newAccount()
    await signIn(page, account.token)
    await page.setViewportSize({ width, height: width === 360 ? 640 : 800 })
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Account', exact: true }).click()
    await expect(page).toHaveURL(/\/account$/)
    await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible()
    await expect(partOf(page, 'You sign in with').getByText(account.email)).toBeVisible()
    await expectAccessible(page, 'the account')

    const name = partOf(page, 'Name')
    await name.getByLabel('Name').fill('  ')
    await name.getByRole('button', { name: 'Save' }).click()
    await expect(name.getByLabel('Name')).toHaveAccessibleDescription(/Enter your name/)
    await name.getByLabel('Name').fill('Aasha Patel')
    await name.getByRole('button', { name: 'Save' }).click()
    await expect(noticeOf(page).getByText('Your name is saved.')).toBeVisible()

    const there = await onAnotherDevice(browser, baseURL, { ...account, name: 'Aasha Patel' })
    await page.reload()
    const devices = partOf(page, 'Where you are signed in')
    await expect(devices.getByText('This device')).toHaveCount(1)
    const signOut = devices.getByRole('button', { name: 'Sign out there: Firefox on Linux' })
    await signOut.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(signOut).toBeFocused()
    await signOut.click()
    await expectNoAxeViolations(page, 'the question before signing out there')
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out there' }).click()
    await expect(noticeOf(page).getByText('Firefox on Linux is signed out.')).toBeVisible()
    await expect(signOut).toHaveCount(0)
    await there.reload()
    await expect(there).toHaveURL(/\/login/)
    await expect(there.getByText(/Your session ended/)).toBeVisible()

    const password = partOf(page, 'Password')
    const [present, next] = [password.getByLabel('Present password'), password.getByLabel('New password')]
    const change = password.getByRole('button', { name: 'Change password' })
    await present.fill('a wrong one')
    await next.fill('short')
    await change.click()
    await expect(next).toHaveAccessibleDescription(/Use at least 8 characters/)
    await next.fill('iloveyou')
    await change.click()
    await expect(present).toHaveAccessibleDescription(/This is not your present password/)
    await present.fill(account.password)
    await change.click()
    await expect(next).toHaveAccessibleDescription(/easy to guess/)
    await next.fill('three green kites')
    await change.press('Enter')
    await expect(noticeOf(page).getByText('Your password is changed.')).toBeVisible()
    await expect(present).toHaveValue('')
    await expectNoAxeViolations(page, 'the account with a new password')

    // This device goes on with a token of its own; the one before has ended.
    const before = { authorization: `Bearer ${account.token}` }
    expect((await page.request.get('/api/accounts/me', { headers: before })).status()).toBe(401)
    await page.reload()
    await expect(devices.getByText('This device')).toBeVisible()
  })

test('by keyboard alone, without a network and on a demo account', async ({
  page,
  newAccount,
  browser,
  baseURL,
}) => {
  const account = await newAccount()
  await signIn(page, account.token)
  await page.route('**/api/accounts/settings', (route) => route.abort())
  await page.goto('/account')
  await expect(page.getByText('Your account did not load')).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/accounts/settings')
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  const name = partOf(page, 'Name').getByLabel('Name')
  await expect(name).toHaveValue('Asha Patel')
  await page.route('**/api/accounts/name', (route) => route.abort())
  await name.fill('Aasha Patel')
  await name.press('Enter')
  await expect(name).toHaveAccessibleDescription(/was not saved. It stays here/)
  await expect(name).toHaveValue('Aasha Patel')
  await page.keyboard.press('Tab')
  await expect(partOf(page, 'Name').getByRole('button', { name: 'Save' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Change email' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Present password')).toBeFocused()

  const visitor = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    serviceWorkers: 'block',
  })
  const demo = await visitor.newPage()
  await signInAs(demo, 'student')
  await demo.goto('/account')
  await expect(demo.getByRole('heading', { name: 'This is a demo account' })).toBeVisible()
  await expect(demo.getByLabel('Present password')).toHaveCount(0)
})

test('a token that has lived for a day is followed by the next without a call of its own', async ({
  page,
  newAccount,
}) => {
  const { token, email, password } = await newAccount()
  await signIn(page, token)
  const again = await page.request.post('/api/accounts/sign-in', { data: { email, password } })
  const next: string = (await again.json()).data.token
  await page.route('**/api/profiles/student?**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'renewed-token': next } })
  })
  const calls: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('/api/') && calls.push(new URL(request.url()).pathname),
  )
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Asha Patel' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(next)
  expect(calls.filter((path) => path.includes('token'))).toEqual([])
})
