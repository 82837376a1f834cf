import { expect, studentTest as test } from '../fixtures.ts'
import { begin, expectAt, expectSent, pick, press, readyPaper } from '../pages/hall.ts'

test('the list, the paper and the result say what failed and load when asked again', async ({
  page,
  request,
  asStudent,
}) => {
  const address = await readyPaper(request, asStudent)
  const failing: [path: string, call: string, heading: string][] = [
    ['/mocks', '**/api/papers', 'The papers did not load.'],
    [address, `**/api${address.replace('mocks', 'sittings')}`, 'The paper did not load'],
  ]
  for (const [path, call, heading] of failing) {
    await page.route(call, (route) => route.abort())
    await page.goto(path)
    const failed = page.getByRole('heading', { name: heading, level: 2 })
    await expect(failed).toBeVisible({ timeout: 15_000 })
    await page.unroute(call)
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(failed).toBeHidden()
  }
  await expect(page.getByRole('checkbox')).toBeVisible()
})

test('a paper cannot be begun without a network, and says so', async ({
  page,
  context,
  request,
  asStudent,
}) => {
  await page.goto(await readyPaper(request, asStudent))
  await page.getByRole('checkbox').check()
  const start = page.getByRole('button', { name: 'I am ready to begin' })
  await expect(start).toBeEnabled()
  await context.setOffline(true)
  await expect(start).toBeDisabled()
  await expect(page.getByText('You need a connection to begin.', { exact: false })).toBeVisible()
  await context.setOffline(false)
  await expect(start).toBeEnabled()
})

test('a server that does not answer loses nothing: the answers wait on the device', async ({
  page,
  request,
  asStudent,
}) => {
  await page.goto(await readyPaper(request, asStudent))
  await begin(page)
  await expectSent(page)
  await page.route('**/api/sittings/*/events', (route) => route.fulfill({ status: 503 }))
  await pick(page, 'C')
  await press(page, 'Save & Next')
  await expectAt(page, 2)
  await expect(page.getByText('The server does not answer.', { exact: false })).toBeVisible()
  await page.unroute('**/api/sittings/*/events')
  await expectSent(page)
})

test('a paper handed in without a network waits on the device and is handed in later', async ({
  page,
  context,
  request,
  asStudent,
}) => {
  await page.goto(await readyPaper(request, asStudent))
  await begin(page)
  await pick(page, 'A')
  await press(page, 'Save & Next')
  await context.setOffline(true)
  await press(page, 'Submit')
  await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your answers wait for the network' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/Receipt [0-9A-Z]{4}-[0-9A-Z]{4}\./)).toBeVisible({ timeout: 30_000 })
})

test('a teacher learns that mock tests are for students', async ({ page, newAccount }) => {
  const { token } = await newAccount('teacher')
  await page.addInitScript((value) => localStorage.setItem('token', value), token)
  await page.goto('/mocks')
  await expect(
    page.getByRole('heading', { name: 'Mock tests are taken by students.', exact: false }),
  ).toBeVisible()
})
