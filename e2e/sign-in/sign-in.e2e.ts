import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures.ts'
import { holdCalls } from '../pages/hold-calls.ts'

async function bornIn2009(page: Page): Promise<void> {
  await page.getByLabel('Month of birth').selectOption('May')
  await page.getByLabel('Year of birth').selectOption('2009')
}

test('without a token every screen leads to sign-in with redirect=quiz', async ({ page }) => {
  for (const path of ['/', '/exams', '/chapters', '/quiz', '/analysis', '/review', '/profile', '/teacher']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/login\?redirect=quiz$/)
  }
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
})

test('a new student creates an account and lands on the profile', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Create account' }).click()
  await page.getByLabel('Name').fill('Kavya Joshi')
  await page.getByLabel('Email').fill(`kavya-${Date.now()}@mail.example`)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByLabel('Student', { exact: true }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Choose the month.')).toBeVisible()
  await bornIn2009(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('heading', { name: 'Kavya Joshi' })).toBeVisible()
  await expect(page.getByText('No badges yet. Finish quizzes to unlock badges!')).toBeVisible()
  await expect(page.getByText('No quizzes yet')).toBeVisible()
})

test('a password that is guessed first is refused at its field, and nothing else that was typed is lost', async ({
  page,
}) => {
  await page.goto('/login?mode=create')
  await page.getByLabel('Name').fill('Kavya Joshi')
  await page.getByLabel('Email').fill(`kavya-${Date.now()}@mail.example`)
  await page.getByLabel('Password', { exact: true }).fill('iloveyou')
  await bornIn2009(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /This password is easy to guess/,
  )
  await expect(page.getByLabel('Name')).toHaveValue('Kavya Joshi')
  await page.getByLabel('Password', { exact: true }).fill('three green kites')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/profile$/)
})

test('the token of a sign-in is never in an address, which the history of the browser would keep', async ({
  page,
  newAccount,
}) => {
  const { email, password } = await newAccount()
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/profile$/)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  expect(token).toMatch(/^[^.]+\.[^.]+\.[^.]+$/)
  expect(addresses.filter((address) => address.includes('token=') || address.includes(token ?? ''))).toEqual(
    [],
  )
  expect(addresses.some((address) => address.endsWith('/profile'))).toBe(true)
})

test('a wrong password says so, keeps the email and stays', async ({ page, newAccount }) => {
  const { email } = await newAccount()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page).toHaveURL(/\/login/)
})

test('missing fields are named, the first gets the focus, and typing removes its error', async ({ page }) => {
  await page.goto('/login')
  const email = page.getByLabel('Email')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(
    'Enter an email address, or the username from your school, such as asha@northschool.',
  )
  await email.pressSequentially('a')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await expect(email).toHaveAccessibleDescription('')
  await expect(page.getByText('Enter your password.')).toBeVisible()
})

test('an email that already has an account is reported at its field, which gets the focus', async ({
  page,
  newAccount,
}) => {
  const { email } = await newAccount()
  await page.goto('/login?mode=create')
  await page.getByLabel('Name').fill('Asha Patel')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await bornIn2009(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/./)
  await expect(page.getByRole('alert')).toBeVisible()
})

test('signing in with email and password ends on the profile, with the token out of the address', async ({
  page,
  newAccount,
}) => {
  const { email, password, name, token } = await newAccount()
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(`${request.url()} ${request.headers().referer ?? ''}`))
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page).toHaveURL(/\/profile$/)
  const leaks = addresses.filter(
    (address) => address.includes(token) || /token=/.test(address.replace(/\/verify\?\S+ /, '')),
  )
  expect(leaks).toEqual([])
})

test('the form is busy, and keeps what was typed, until the next screen is there', async ({
  page,
  newAccount,
}) => {
  const { email, password } = await newAccount()
  const release = await holdCalls(page, '**/api/accounts/sign-in')
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  release()
  await expect(page).toHaveURL(/\/profile$/)
})

test('a demo account is one tap away', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Student demo' }).click()
  await expect(page.getByRole('heading', { name: 'Aarav Shah' })).toBeVisible()
})

test('signing out ends the token on the server and wipes the device', async ({
  page,
  asStudent,
  request,
}) => {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^vikalp:|^token$/.test(key)),
  )
  expect(kept).toEqual([])
  const headers = { authorization: `Bearer ${asStudent.token}` }
  expect((await request.get('/api/accounts/me', { headers })).status()).toBe(401)
})

test('new teachers and institutes see their own page with its texts for the empty state', async ({
  page,
  newAccount,
}) => {
  const { token } = await newAccount('teacher')
  await signIn(page, token)
  await page.goto('/teacher')
  await expect(page.getByRole('heading', { name: 'Make your first class' })).toBeVisible()
  await expect(page.getByText('There are no reported suggestions to review.')).toBeVisible()
})
