import { callAs, expect, expectAccessible, signIn, test } from '../fixtures.ts'
import { openClass, setUnitTest } from '../pages/class-tests.ts'
import { readyPaper } from '../pages/hall.ts'
import { holdCalls } from '../pages/hold-calls.ts'

const minute = 60_000
const contextOptions = { reducedMotion: 'reduce' } as const
test.use({ viewport: { width: 320, height: 640 }, contextOptions })

test('the list of tests and a room say that they load, fail, are empty or have no network, to everybody', async ({
  page,
  context,
  request,
  newAccount,
}) => {
  test.setTimeout(120_000)
  const teacher = await newAccount('teacher')
  const classId = await openClass(request, teacher)
  await signIn(page, teacher.token)
  const letGo = await holdCalls(page, '**/api/tests')
  await page.goto('/teacher/tests')
  await expect(page.getByRole('heading', { name: 'Tests', level: 1 })).toBeVisible()
  await expectAccessible(page, 'the list while it loads')
  letGo()
  await expect(page.getByRole('heading', { name: 'No test yet' })).toBeVisible()
  await expectAccessible(page, 'no test')

  const now = Date.now()
  const times = { opensAt: now + 60 * minute, closesAt: now + 120 * minute }
  const testId = await setUnitTest(request, teacher, classId, { title: 'Planned test', ...times })
  const rooms = [
    ['/teacher/tests', '**/api/tests', 'Planned test'],
    [`/teacher/tests/${testId}`, `**/api/tests/${testId}`, 'Live board'],
  ] as const
  for (const [path, call, inside] of rooms) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.route(call, (route) => route.fulfill({ status: 503 }))
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'That did not load.' })).toBeVisible({ timeout: 15_000 })
    await expectAccessible(page, `${path} when it failed`)
    await page.unroute(call)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(inside)).toBeVisible()
    await expectAccessible(page, path)
  }
  await expect(page.getByText('Nobody in this class shares results yet', { exact: false })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(/^No news for \d+ s/)).toBeVisible({ timeout: 45_000 })
  await expect(page.getByText('Students are not affected.', { exact: false })).toBeVisible()
  await expectAccessible(page, 'a board without news')
  await context.setOffline(false)
  await expect(page.getByText(/^No news for/)).toBeHidden({ timeout: 15_000 })
})

test('of the time that a student asks for the teacher gives a part', async ({
  page,
  request,
  newAccount,
}) => {
  const [teacher, student] = [await newAccount('teacher'), await newAccount('student')]
  const classId = await openClass(request, teacher, [student])
  const now = Date.now()
  const times = { opensAt: now - minute, closesAt: now + 120 * minute }
  const testId = await setUnitTest(request, teacher, classId, { title: 'Open test', ...times })
  await signIn(page, teacher.token)
  await page.route(`**/api/tests/${testId}/board*`, async (route) => {
    const reply = await route.fetch()
    const { data } = await reply.json()
    const rows = data.rows.map((row: object) => ({ ...row, state: 'running', asksFor: 372 }))
    await route.fulfill({ json: { data: { ...data, rows } } })
  })
  await page.route(`**/api/tests/${testId}/grants`, (route) => route.fulfill({ status: 204 }))
  await page.goto(`/teacher/tests/${testId}`)
  await page.getByRole('button', { name: /^Give part: / }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Minutes').fill('7')
  await sheet.getByRole('button', { name: 'Give', exact: true }).click()
  await expect(sheet.getByText('Enter whole minutes from 1 to 6.')).toBeVisible()
  await expectAccessible(page, 'a part of the time')
  await sheet.getByLabel('Minutes').fill('4')
  const granted = page.waitForRequest(`**/api/tests/${testId}/grants`)
  await sheet.getByRole('button', { name: 'Give', exact: true }).click()
  expect((await granted).postDataJSON()).toMatchObject({ seconds: 240 })
  await expect(sheet).toBeHidden()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a test that is not open, late, closed or cancelled says so to its student', async ({
  page,
  request,
  newAccount,
}) => {
  test.setTimeout(120_000)
  const [teacher, student] = [await newAccount('teacher'), await newAccount('student')]
  const classId = await openClass(request, teacher, [student])
  await signIn(page, student.token)
  const set = async (title: string, from: number, until: number) => {
    const times = { opensAt: Date.now() + from, closesAt: Date.now() + until }
    const testId = await setUnitTest(request, teacher, classId, { title, lateStart: 'cut', ...times })
    return { testId, address: await readyPaper(request, student, { testId }) }
  }
  const planned = await set('Planned test', 60 * minute, 120 * minute)
  const late = await set('Late test', -22 * minute, 10 * minute)
  const short = await set('Short test', -30 * minute, 3000)
  const states = [
    [planned.address, /^Opens on /],
    [late.address, /^You are starting 22 minutes late\. The test ends at .*: you have (9|10) min/],
    [short.address, /^This test closed on /],
  ] as const
  for (const [address, sentence] of states) {
    await expect(async () => {
      await page.goto(address)
      await expect(page.getByText(sentence)).toBeVisible({ timeout: 5000 })
    }).toPass({ timeout: 20_000 })
    await expectAccessible(page, String(sentence))
  }
  await callAs(request, teacher)('POST', `/api/tests/${late.testId}/cancel`, { reason: 'power cut' })
  await page.goto(late.address)
  await expect(page.getByRole('heading', { name: 'This test was cancelled' })).toBeVisible()
  await expectAccessible(page, 'a cancelled test')
  await page.goto('/profile')
  await expect(page.getByText('Cancelled: power cut', { exact: false })).toBeVisible()
})
