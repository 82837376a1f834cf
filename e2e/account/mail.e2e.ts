import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type Account, expect, expectAccessible, signIn, subjectOf } from '../fixtures.ts'
import { anotherDevice } from '../pages/another-device.ts'
import { linkSecret } from '../pages/link-secret.ts'
import { type MailSite, test } from '../pages/mail-site.ts'

// One server for all of them, in one worker.
test.describe.configure({ mode: 'default' })

const password = 'correct horse'
const newAddress = (): string => `asha-${randomUUID()}@mail.example`
/** Of a network: it may open twenty links a minute. */
const anyAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'x-forwarded-for': anyAddress() }))
const partOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const whoseIn = (page: Page) => page.getByRole('heading', { name: 'Is this your account?' })
async function sayMine(page: Page, typed = password): Promise<void> {
  await page.getByLabel('Password of this account').fill(typed)
  await page.getByRole('button', { name: 'Yes, confirm my email' }).click()
}
const noticeOf = (page: Page) => page.getByRole('complementary', { name: 'Notice' })

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.goto('/login?mode=create')
  await page.getByLabel('Name').fill('Asha Patel')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Month of birth').selectOption('May')
  await page.getByLabel('Year of birth').selectOption('2001')
  await page.getByRole('button', { name: 'Create account' }).click()
}

async function trySignIn(page: Page, email: string, typed = password): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email or username').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** The account of a new student, whose email is confirmed. */
async function confirmed(newAccount: () => Promise<Account>, site: MailSite): Promise<Account> {
  const account = await newAccount()
  const { link } = await site.mailTo(account.email)
  const reply = await fetch(`${site.url}/api/accounts/email/verification`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${account.token}`,
      'x-forwarded-for': anyAddress(),
    },
    body: JSON.stringify({ token: new URL(link).hash.slice(1) }),
  })
  expect(reply.status).toBe(200)
  return account
}

for (const width of [360, 1280])
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: width === 360 ? 640 : 800 } })

    test('who signs up comes back on another device once the link in the mail is opened', async ({
      page,
      browser,
      mailSite,
    }) => {
      const email = newAddress()
      await fillSignUp(page, email)
      const ready = page.getByRole('heading', { name: 'Your account is ready' })
      await expect(ready).toBeFocused()
      await expect(page.getByText(`We sent a mail to ${email}.`)).toBeVisible()
      await expectAccessible(page, 'a new account that waits for its mail')
      await page.getByRole('button', { name: 'Start' }).click()
      await expect(page).toHaveURL(/\/profile$/)
      await page.goto('/account')
      await expect(partOf(page, 'You sign in with').getByText(/Not confirmed yet/)).toBeVisible()
      await expectAccessible(page, 'an account whose email is not confirmed')
      await page.route('**/api/accounts/email/verification', (route) => route.abort())
      await page.getByRole('button', { name: 'Send me a link to confirm it' }).click()
      await expect(noticeOf(page).getByText(/The mail was not sent/)).toBeVisible()
      await page.unroute('**/api/accounts/email/verification')

      const there = await anotherDevice(browser, { baseURL: mailSite.url, viewport: page.viewportSize() })
      await trySignIn(there, email)
      await expect(there.getByRole('alert')).toHaveText(/is wrong. If you have just made your account/)
      await expectAccessible(there, 'a sign-in before the link was opened')
      const { link } = await mailSite.mailTo(email)
      await there.route('**/api/accounts/email/verification', (route) => route.abort())
      await there.goto(link)
      await expect(there.getByRole('alert')).toHaveText(/You are offline/)
      await there.unroute('**/api/accounts/email/verification')
      await there.getByRole('button', { name: 'Try again' }).click()
      await expect(whoseIn(there)).toBeVisible()
      await expectAccessible(there, 'a link that is opened elsewhere')
      expect(new URL(there.url()).hash, 'no secret stays in the history').toBe('')
      await sayMine(there, 'a wrong one')
      await expect(there.getByLabel('Password of this account')).toHaveAccessibleDescription(
        /This is not the password of this account/,
      )
      await sayMine(there)
      await expect(there.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
      await expectAccessible(there, 'a confirmed email')
      await trySignIn(there, email)
      await expect(there).toHaveURL(/\/profile$/)
      await page.reload()
      await expect(partOf(page, 'You sign in with').getByText('Confirmed', { exact: true })).toBeVisible()
      await there.context().close()
    })

    test('who reads the mail of a stranger’s sign-up begins with an empty account, or says it was somebody else', async ({
      page,
      newAccount,
      mailSite,
    }) => {
      const [taken, refused] = [await newAccount(), await newAccount()]
      await page.goto((await mailSite.mailTo(taken.email)).link)
      await page.getByRole('button', { name: 'Begin with an empty account' }).click()
      await page.getByRole('link', { name: 'Choose a password' }).click()
      await expect(page.getByLabel('Code', { exact: true })).toHaveValue(/^([A-Z2-9]{4}-){2}[A-Z2-9]{4}$/)
      expect(new URL(page.url()).hash).toBe('')
      await page.goto((await mailSite.mailTo(refused.email)).link)
      await page.getByRole('button', { name: 'This was not me' }).click()
      await expect(page.getByRole('heading', { name: 'Your address was taken out' })).toBeVisible()
      await expectAccessible(page, 'an address that was taken out')
    })

    test('who opens the link on the device of the sign-up goes on there, and comes back by the same password', async ({
      page,
      browser,
      newAccount,
      mailSite,
    }) => {
      const { email, token } = await newAccount()
      await signIn(page, token)
      await page.goto((await mailSite.mailTo(email)).link)
      await expect(page.getByText(`${email} belongs to your account`)).toBeVisible()
      await page.getByRole('link', { name: 'Go to your profile' }).click()
      await expect(page).toHaveURL(/\/profile$/)
      const there = await anotherDevice(browser, { baseURL: mailSite.url, viewport: page.viewportSize() })
      await trySignIn(there, email)
      await expect(there).toHaveURL(/\/profile$/)
      await there.context().close()
    })

    test('a link that is cut off, too old, replaced or of somebody else confirms nothing', async ({
      page,
      newAccount,
      mailSite,
    }) => {
      const { email, token } = await newAccount()
      const { link } = await mailSite.mailTo(email)
      const sub = subjectOf(token)
      const [later, earlier] = [new Date(Date.now() + 60_000), new Date(Date.now() - 60_000)]
      const refused: [string, string][] = [
        ['cut off', new URL(link).hash.slice(1, -4)],
        ['too old', linkSecret({ sub, email, expires: earlier })],
        ['of another address', linkSecret({ sub, email: newAddress(), expires: later })],
        ['of nobody', linkSecret({ sub: randomUUID(), email, expires: later })],
      ]
      for (const [what, secret] of refused) {
        await page.goto('/privacy')
        await page.goto(`/confirm-email#${secret}`)
        await expect(page.getByRole('alert'), what).toHaveText(/This link is too old or was replaced/)
      }
      await expectAccessible(page, 'a link that confirms nothing')
      await page.reload()
      await expect(page.getByText('Open the link in our mail again, or copy all of it.')).toBeVisible()
      await expectAccessible(page, 'a link without its secret')
      await page.getByRole('link', { name: 'Go to your profile' }).click()
      await expect(page).toHaveURL(/\/login/)
      await page.goto(link)
      await expect(whoseIn(page)).toBeVisible()
    })

    test('who forgot the password chooses a new one by the link of a mail, once', async ({
      page,
      newAccount,
      mailSite,
    }) => {
      const { email, token } = await confirmed(newAccount, mailSite)
      await page.goto('/login')
      await page.getByRole('link', { name: 'Forgot your password?' }).click()
      const byMail = partOf(page, 'By mail')
      const [field, send] = [
        byMail.getByLabel('Email'),
        byMail.getByRole('button', { name: 'Send me a link' }),
      ]
      await field.fill('asha')
      await send.click()
      await expect(field).toHaveAccessibleDescription(/Enter an email address/)
      await page.route('**/api/accounts/reset/mail', (route) => route.abort())
      await field.fill(email)
      await send.click()
      await expect(byMail.getByRole('alert')).toHaveText(/You are offline/)
      await page.unroute('**/api/accounts/reset/mail')
      await field.fill(newAddress())
      await send.click()
      await expect(byMail.getByRole('status')).toHaveText(/If an account has this address/)
      await field.fill(email)
      await field.press('Enter')
      await expect(field).toHaveValue('')
      await expect(byMail.getByRole('status')).toHaveText(/If an account has this address/)
      await expectAccessible(page, 'a mail that was asked for')
      const { subject, link } = await mailSite.mailTo(email)
      expect(subject).toMatch(/Choose a new password/)
      await page.goto('/privacy')
      await page.goto(link)
      await expect(page.getByLabel('Code', { exact: true })).toHaveValue(
        /^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/,
      )
      expect(new URL(page.url()).hash).toBe('')
      const next = page.getByLabel('New password')
      await next.fill('iloveyou')
      await page.getByRole('button', { name: 'Choose this password' }).click()
      await expect(next).toHaveAccessibleDescription(/easy to guess/)
      await expectAccessible(page, 'a new password by a mail')
      await next.fill('three green kites')
      await next.press('Enter')
      await expect(page).toHaveURL(/\/profile$/)
      const headers = { authorization: `Bearer ${token}` }
      expect((await page.request.get('/api/accounts/me', { headers })).status()).toBe(401)

      await page.goto(link)
      await page.getByLabel('New password').fill('four green kites')
      await page.getByRole('button', { name: 'Choose this password' }).click()
      await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(
        /was used, has expired/,
      )
    })

    test('another email counts once its link is opened, and the present one is told', async ({
      page,
      browser,
      newAccount,
      mailSite,
    }) => {
      const account = await confirmed(newAccount, mailSite)
      await signIn(page, account.token)
      await page.goto('/account')
      const part = partOf(page, 'You sign in with')
      await part.getByRole('button', { name: 'Change email' }).click()
      const sheet = page.getByRole('dialog', { name: 'Change email' })
      const [email, typed] = [sheet.getByLabel('New email'), sheet.getByLabel('Present password')]
      const send = sheet.getByRole('button', { name: 'Send the link' })
      await email.fill(account.email.toUpperCase())
      await send.click()
      await expect(email).toHaveAccessibleDescription(/This is your email already/)
      await expect(typed).toHaveAccessibleDescription(/Enter your password/)
      const next = newAddress()
      await email.fill(next)
      await typed.fill('a wrong one')
      await send.click()
      await expect(typed).toHaveAccessibleDescription(/This is not your present password/)
      await expectAccessible(page, 'the sheet for another email')
      await page.route('**/api/accounts/email', (route) => route.abort())
      await typed.fill(password)
      await send.click()
      await expect(sheet.getByRole('alert')).toHaveText(/You are offline/)
      await page.unroute('**/api/accounts/email')
      await send.click()
      await expect(noticeOf(page).getByText(`A link is on its way to ${next}.`)).toBeVisible()
      await expect(part.getByText(`You asked for ${next}.`)).toBeVisible()
      await expectAccessible(page, 'an account that waits for another email')
      expect((await mailSite.mailTo(account.email)).subject).toMatch(/Another email/)
      const there = await anotherDevice(browser, { baseURL: mailSite.url, viewport: page.viewportSize() })
      await there.goto((await mailSite.mailTo(next)).link)
      await expect(whoseIn(there)).toBeVisible()
      await sayMine(there)
      await expect(there.getByText(`${next} belongs to your account`)).toBeVisible()
      await trySignIn(there, account.email)
      await expect(there.getByRole('alert')).toHaveText(/is wrong/)
      await trySignIn(there, next)
      await expect(there).toHaveURL(/\/profile$/)
      await page.reload()
      await expect(part.getByText(next)).toBeVisible()
      await expect(part.getByText(account.email)).toHaveCount(0)
      await there.context().close()
    })
  })

test('who signs up with an address that has an account sees what everybody sees; the mail alone says it', async ({
  page,
  newAccount,
  mailSite,
}) => {
  const { email } = await confirmed(newAccount, mailSite)
  await fillSignUp(page, email)
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible()
  await expect(page.getByText(`We sent a mail to ${email}.`)).toBeVisible()
  const { subject, link } = await mailSite.mailTo(email)
  expect([subject, link]).toEqual(['You have an account at Vikalp', `${mailSite.url}/login`])
  await trySignIn(page, email)
  await expect(page).toHaveURL(/\/profile$/)
})
