import { execFile } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { AxeBuilder } from '@axe-core/playwright'
import { type APIRequestContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import type { SignedIn } from '@vikalp/contract/identity'
import { demoEmails, demoPassword } from '@vikalp/domain/identity/demo-accounts'
import type { Role, StaffRole } from '@vikalp/domain/vocabulary'
import type { Call } from '../server/src/testing/take-quiz.ts'
import { linkSecret } from './pages/link-secret.ts'

export { expect } from '@playwright/test'

export type Account = { name: string; email: string; password: string; token: string }

type Fixtures = {
  /** Creates an account through the API: of a student of 20, unless another age is given; null for one not asked yet. */
  newAccount: (role?: Role, age?: number | null) => Promise<Account>
  /** The account of a new student who is already signed in on the page. */
  asStudent: Account
}

export const test = base.extend<Fixtures>({
  newAccount: async ({ baseURL }, use) => {
    await use(async (role = 'student', age = 20) => {
      const account = {
        name: 'Asha Patel',
        email: `asha-${randomUUID()}@mail.example`,
        password: 'correct horse',
      }
      const { token } = await post<{ token: string }>(`${baseURL}/api/accounts/sign-up`, { ...account, role })
      if (role === 'student' && age !== null) await sayAge(`${baseURL}`, token, age)
      return { ...account, token }
    })
  },
  asStudent: async ({ page, newAccount }, use) => {
    const account = await newAccount()
    await signIn(page, account.token)
    await use(account)
  },
})

/** A journey of a student who is signed in, whether it asks who that is or not. */
export const studentTest = test.extend<{ signedIn: undefined }>({
  signedIn: [async ({ asStudent: _ }, use) => use(undefined), { auto: true }],
})

/** The operator confirms a teacher or an institute, by the command for it. */
export async function confirmAccount(role: StaffRole, { token }: Pick<Account, 'token'>): Promise<void> {
  const command = join(import.meta.dirname, '../server/src/commands/main.ts')
  const env = { ...process.env, DATA_DIR: process.env.VIKALP_E2E_DATA, SECURITY_LOG: 'off' }
  await promisify(execFile)(process.execPath, [command, `confirm-${role}`, subjectOf(token)], { env })
}

/** As if the person had opened the link of a mail, on the device where they signed up. */
export async function confirmEmail(api: APIRequestContext, { email, token }: Account): Promise<void> {
  const expires = new Date(Date.now() + 60_000)
  const secret = linkSecret({ sub: subjectOf(token), email, expires })
  const headers = { authorization: `Bearer ${token}` }
  const reply = await api.put('/api/accounts/email/verification', { data: { token: secret }, headers })
  expect(reply.status()).toBe(200)
}

async function sayAge(url: string, token: string, age: number): Promise<void> {
  const reply = await fetch(`${url}/api/sharing/age`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ year: new Date().getFullYear() - age, month: 1 }),
  })
  expect(reply.status).toBe(200)
}

/** The user id in a token. */
export const subjectOf = (token: string): string =>
  String(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub)

/** Stores the token once, before the first page runs, so that later changes by the page stay. */
export async function signIn(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => {
    if (localStorage.getItem('seeded')) return
    localStorage.setItem('seeded', 'yes')
    localStorage.setItem('token', value)
  }, token)
}

/** Signs in with the demo account of a role. Sign-ins are limited per address, so each comes from one of its own. */
export async function signInAs(page: Page, role: Role): Promise<void> {
  const reply = await page.request.post('/api/accounts/sign-in', {
    data: { email: demoEmails[role], password: demoPassword },
    headers: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
  })
  expect(reply.status()).toBe(200)
  await signIn(page, (await dataOf<SignedIn>(reply)).token)
}

/** Calls the API as the account, without the page. */
export const callAs =
  (api: APIRequestContext, { token }: Pick<Account, 'token'>): Call =>
  async (method, path, data) => {
    const reply = await api.fetch(path, { method, data, headers: { authorization: `Bearer ${token}` } })
    expect(reply.ok(), `${method} ${path}: ${reply.status()}`).toBe(true)
    return dataOf(reply)
  }

/** The data of an answer of the API, if it has any; the caller names its type. */
export async function dataOf<T>(reply: { status(): number; json(): Promise<unknown> }): Promise<T> {
  const { data } = (reply.status() === 204 ? {} : await reply.json()) as { data: T }
  return data
}

/** Opens a screen with the navigation state that a click would have given it. */
export async function openWith(page: Page, path: string, state: object): Promise<void> {
  // A page of the same origin without the application, whose router would show the screen before it is opened.
  await page.goto('/livez')
  await page.evaluate(([to, entry]) => history.replaceState(entry, '', String(to)), [path, state] as const)
  await page.reload()
}

/** Expects that axe finds no violation on the page. */
export async function expectNoAxeViolations(page: Page, what: string): Promise<void> {
  // What is still half transparent as it comes in has not its colours yet.
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
  // In the page itself: the other mode brings frames of other sites together on a page of its own, and we have none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
  expect(found, what).toEqual([])
}

/** Expects that the page itself does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const { wide, narrow } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    narrow: document.documentElement.clientWidth,
  }))
  expect(wide, what).toBeLessThanOrEqual(narrow)
}

/** Expects that everybody can use the page: axe finds nothing, and no part of it is out of sight at the side. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expectNoAxeViolations(page, what)
  await expectNoSidewaysScroll(page, what)
}

/** Sign-ups are limited per IP address, so each uses a loopback address of its own. */
function post<T>(url: string, body: object): Promise<T> {
  const localAddress =
    process.platform === 'linux' ? `127.0.${randomInt(1, 250)}.${randomInt(2, 250)}` : undefined
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', localAddress, headers: { 'content-type': 'application/json' } }
    const sent = request(url, options, (reply) => {
      let text = ''
      reply.on('data', (chunk) => {
        text += chunk
      })
      reply.on('end', () => {
        if (reply.statusCode !== 201) return reject(new Error(`${url} answered ${reply.statusCode}: ${text}`))
        const { data }: { data: T } = JSON.parse(text)
        resolve(data)
      })
    })
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })
}

const furtherDown = (page: Page): Promise<void> => page.mouse.wheel(0, 1_000)

/** Scrolls down until a part is seen that a page fetches only when somebody comes near. */
export const reach = (part: Locator): Promise<void> =>
  expect(async () => {
    await furtherDown(part.page())
    await expect(part).toBeVisible({ timeout: 500 })
  }).toPass()

/** Scrolls down until nothing of the page is missing or loads any more, and back to its top. */
export async function showWhole(page: Page): Promise<void> {
  await expect(async () => {
    await furtherDown(page)
    const missing = page.locator('[class*=skeleton], [class*=spinner], [class*=unpainted]')
    await expect(missing).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await page.evaluate(() => scrollTo(0, 0))
}
