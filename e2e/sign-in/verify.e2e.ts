import { expect, test } from '../fixtures.ts'
import { holdCalls } from '../pages/hold-calls.ts'

const failed = 'We are not able to verify your token.'

test('without a token the screen says so and leads to sign-in', async ({ page }) => {
  await page.goto('/verify')
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeFocused()
  await expect(page.getByText('No token found.')).toBeVisible()
  await page
    .getByRole('link', { name: 'Go to Login' })
    .or(page.getByRole('button', { name: 'Go to Login' }))
    .click()
  await expect(page).toHaveURL(/\/login/)
})

test('a valid token is checked once and stored, and the profile opens', async ({ page, newAccount }) => {
  const { token, name } = await newAccount()
  let checks = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/users/verify-token')) checks += 1
  })
  await page.goto(`/verify?token=${token}`)
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  expect(checks).toBe(1)
})

test('an invalid token is refused and not stored', async ({ page }) => {
  await page.goto('/verify?token=abc.def.ghi')
  await expect(page.getByText(failed)).toBeVisible()
  await expect(page).toHaveURL(/\/verify$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('any other message than the required one is a failure, even with status 200', async ({
  page,
  newAccount,
}) => {
  const { token } = await newAccount()
  await page.route('**/api/users/verify-token', (route) =>
    route.fulfill({ json: { message: 'Token is valid!' } }),
  )
  await page.goto(`/verify?token=${token}`)
  await expect(page.getByText(failed)).toBeVisible()
})

test('the screen says what will happen next, and a network failure can be tried again', async ({
  page,
  newAccount,
}) => {
  const { token, name } = await newAccount()
  const lose = await holdCalls(page, '**/api/users/verify-token', 'abort')
  await page.goto(`/verify?token=${token}`)
  await expect(page.getByText('You will be redirected to your profile once verified.')).toBeVisible()
  lose()
  await expect(page.getByText(failed)).toBeVisible()
  await page.unroute('**/api/users/verify-token')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
})

test('the token of another user asks before it switches accounts', async ({
  page,
  newAccount,
  asStudent,
}) => {
  const other = await newAccount()
  await page.goto(`/verify?token=${other.token}`)
  const dialog = page.getByRole('dialog').or(page.getByRole('main'))
  await expect(dialog.getByText('Switch account?')).toBeVisible()
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(asStudent.token)
  await page.goto(`/verify?token=${other.token}`)
  await page.getByRole('button', { name: 'Switch account' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(other.token)
})
