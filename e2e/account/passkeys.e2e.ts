import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { AccountSettings } from '@vikalp/contract/accounts/settings'
import {
  type Account,
  callAs,
  expect,
  expectAccessible,
  expectNoAxeViolations,
  signIn,
  test,
} from '../fixtures.ts'
import { virtualDevice } from '../pages/virtual-device.ts'

// A passkey is made for a name, and the one of this machine is localhost.
const site = `http://localhost:${process.env.VIKALP_E2E_PORT}`

const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys', exact: true })
const noticeOf = (page: Page) => page.getByRole('complementary', { name: 'Notice' })
const byPasskey = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })

async function signInWith(page: Page, { email, password }: Account): Promise<void> {
  await page.goto(`${site}/login`)
  await page.getByLabel('Email or username').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/profile$/)
}

async function signOut(page: Page): Promise<void> {
  await page.goto(`${site}/profile`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(byPasskey(page)).toBeVisible()
}

for (const width of [360, 1280])
  test(`a student adds a passkey, signs in by it, and finds a removed one opening nothing at ${width}`, async ({
    page,
    newAccount,
    request,
  }) => {
    test.setTimeout(90_000)
    await page.setViewportSize({ width, height: width === 360 ? 640 : 800 })
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.8.${randomInt(256)}.${randomInt(1, 255)}` })
    const device = await virtualDevice(page)
    const account = await newAccount()
    await signInWith(page, account)
    await page.goto(`${site}/account`)
    await expect(passkeys(page).getByText('You have none yet.')).toBeVisible()
    await expectNoAxeViolations(page, 'an account without passkeys')

    await passkeys(page).getByRole('button', { name: 'Add a passkey' }).click()
    const sheet = page.getByRole('dialog', { name: 'Add a passkey' })
    const [name, password] = [sheet.getByLabel('Name of the passkey'), sheet.getByLabel('Present password')]
    const go = sheet.getByRole('button', { name: 'Continue' })
    await expect(name).toHaveValue(/Chrome on /)
    await name.fill(' ')
    await go.click()
    await expect(name).toHaveAccessibleDescription(/Give it a name/)
    await expect(password).toHaveAccessibleDescription(/Enter your password/)
    await name.fill('Red phone')
    await password.fill('a wrong one')
    await go.click()
    await expect(password).toHaveAccessibleDescription(/This is not your present password/)
    await password.fill(account.password)
    await device.recognise(false)
    await go.click()
    await expect(sheet.getByRole('alert')).toHaveText(/Your device made no passkey/)
    await expectAccessible(page, 'the sheet for a passkey')
    await device.recognise(true)
    await go.click()
    await expect(noticeOf(page).getByText('The passkey “Red phone” is added.')).toBeVisible()
    await expect(passkeys(page).getByText(/not used yet/)).toBeVisible()
    expect(await device.count()).toBe(1)

    await passkeys(page).getByRole('button', { name: 'Add a passkey' }).click()
    await password.fill(account.password)
    await password.press('Enter')
    await expect(sheet.getByRole('alert')).toHaveText(/This device has a passkey of your account already/)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard' }).click()
    await passkeys(page).getByRole('button', { name: 'Rename Red phone' }).click()
    await page.getByRole('dialog').getByLabel('Name of the passkey').fill('Old phone')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(passkeys(page).getByRole('heading', { name: 'Old phone' })).toBeVisible()
    await expectAccessible(page, 'an account with a passkey')

    await signOut(page)
    await expectNoAxeViolations(page, 'signing in by a passkey')
    await device.recognise(false)
    await byPasskey(page).click()
    await expect(page.getByRole('alert')).toHaveText(/No passkey was used/)
    await expectNoAxeViolations(page, 'no passkey used')
    await device.recognise(true)
    await byPasskey(page).press('Enter')
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByRole('heading', { name: account.name, level: 2 })).toBeVisible()

    await page.goto(`${site}/account`)
    await expect(passkeys(page).getByText(/last used/)).toBeVisible()
    await passkeys(page).getByRole('button', { name: 'Remove Old phone' }).click()
    await expectNoAxeViolations(page, 'the question before removing')
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(noticeOf(page).getByText('Old phone is removed.')).toBeVisible()
    await expect(passkeys(page).getByText('You have none yet.')).toBeVisible()
    expect(
      (await callAs(request, account)<AccountSettings>('GET', '/api/accounts/settings')).passkeys,
    ).toEqual([])
    await signOut(page)
    await byPasskey(page).click()
    await expect(page.getByRole('alert')).toHaveText(/opens no account here any more/)
    await device.forgetAll()
    await byPasskey(page).click()
    await expect(page.getByRole('alert')).toHaveText(/No passkey was used/)
  })

test('what was signed too late or is sent again opens nothing, and a lost network is named', async ({
  page,
  newAccount,
}) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.8.${randomInt(256)}.${randomInt(1, 255)}` })
  await virtualDevice(page)
  const account = await newAccount()
  await signInWith(page, account)
  await page.goto(`${site}/account`)
  await passkeys(page).getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('dialog').getByLabel('Present password').fill(account.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await expect(passkeys(page).getByText(/not used yet/)).toBeVisible()
  await signOut(page)

  const options = '**/api/accounts/sign-in/passkey/options'
  await page.route(options, (route) => route.abort())
  await byPasskey(page).click()
  await expect(page.getByRole('alert')).toHaveText(/You are offline/)
  await page.unroute(options)
  // Used before it arrives a second time, which is refused as one that has expired.
  await page.route('**/api/accounts/sign-in/passkey', async (route) => {
    await route.fetch()
    await route.continue()
  })
  await byPasskey(page).click()
  await expect(page.getByRole('alert')).toHaveText(/That took too long/)
  await page.unroute('**/api/accounts/sign-in/passkey')
  await byPasskey(page).click()
  await expect(page).toHaveURL(/\/profile$/)
})

test('where the page has another address than the site, no passkey is offered', async ({
  page,
  newAccount,
}) => {
  await page.goto('/login')
  await expect(page.getByLabel('Email or username')).toBeVisible()
  await expect(byPasskey(page)).toHaveCount(0)
  await signIn(page, (await newAccount()).token)
  await page.goto('/account')
  await expect(page.getByRole('region', { name: 'Where you are signed in', exact: true })).toBeVisible()
  await expect(passkeys(page)).toHaveCount(0)
})
