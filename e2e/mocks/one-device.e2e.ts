import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { type Account, callAs, expect, signIn, test } from '../fixtures.ts'
import { openClass, setUnitTest } from '../pages/class-tests.ts'
import { expectAt, option } from '../pages/hall.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false })

const title = 'Unit test by one device'

/** A test of three questions that is open, and its student before the first screen. */
async function seat(page: Page, api: APIRequestContext, teacher: Account, student: Account) {
  const classId = await openClass(api, teacher, [student])
  const now = Date.now()
  const testId = await setUnitTest(api, teacher, classId, {
    title,
    opensAt: now - 60_000,
    closesAt: now + 3_600_000,
  })
  await signIn(page, student.token)
  return { release: () => callAs(api, teacher)('POST', `/api/tests/${testId}/release`) }
}

/** Counts what comes from a device that must not be used. */
const counting = (page: Page, event: 'keydown' | 'pointerdown') =>
  page.addInitScript((type) => {
    addEventListener(type, () => {
      sessionStorage.setItem(type, String(Number(sessionStorage.getItem(type)) + 1))
    })
  }, event)

const counted = (page: Page, event: 'keydown' | 'pointerdown') =>
  page.evaluate((type) => sessionStorage.getItem(type), event)

const furthest = 80

/** Presses Tab until it is there: whatever can be used can be reached. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < furthest; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${target} was not reached with ${furthest} presses of Tab`)
}

/** What is done to a place is the same by either device; only how one gets there and presses differs. */
type Device = { choose: (target: Locator) => Promise<void>; press: (target: Locator) => Promise<void> }

async function sit(page: Page, device: Device, release: () => Promise<unknown>): Promise<void> {
  const main = page.getByRole('main')
  await page.goto('/profile')
  await device.press(page.getByRole('button', { name: `To the instructions: ${title}` }))
  await device.choose(page.getByRole('checkbox', { name: 'I have read and understood the instructions.' }))
  await device.press(page.getByRole('button', { name: 'I am ready to begin' }))
  for (const n of [1, 2]) {
    await expectAt(page, n)
    await device.choose(option(page, 'A'))
    await device.press(main.getByRole('button', { name: 'Save & Next' }))
  }
  await expectAt(page, 3)
  await device.press(main.getByRole('button', { name: 'Mark for Review & Next' }))
  await device.press(page.getByRole('button', { name: 'Question 1, answered' }))
  await expectAt(page, 1)
  await device.press(main.getByRole('button', { name: 'Submit', exact: true }))
  const sheet = page.getByRole('dialog', { name: 'Submit the paper?' })
  await device.press(sheet.getByRole('button', { name: 'Submit', exact: true }))
  await expect(page.getByText(/Receipt [0-9A-Z]{4}-[0-9A-Z]{4}\./)).toBeVisible({ timeout: 30_000 })
  await release()
  await device.press(page.getByRole('link', { name: 'All mock tests' }))
  await device.press(page.getByRole('link', { name: `See result: ${title}` }))
  await expect(page.getByRole('heading', { name: 'Answers' })).toBeVisible()
}

test('a class test is sat from the profile to its result with the keyboard alone', async ({
  page,
  request,
  newAccount,
}) => {
  test.slow()
  const { release } = await seat(page, request, await newAccount('teacher'), await newAccount('student'))
  await counting(page, 'pointerdown')
  const device: Device = {
    choose: async (target) => {
      await tabTo(page, target)
      await page.keyboard.press('Space')
    },
    press: async (target) => {
      await tabTo(page, target)
      await page.keyboard.press('Enter')
    },
  }
  await sit(page, device, release)
  expect(await counted(page, 'pointerdown')).toBeNull()
})

test('a class test is sat from the profile to its result with the mouse alone', async ({
  page,
  request,
  newAccount,
}) => {
  test.slow()
  const { release } = await seat(page, request, await newAccount('teacher'), await newAccount('student'))
  await counting(page, 'keydown')
  await sit(page, { choose: (target) => target.click(), press: (target) => target.click() }, release)
  expect(await counted(page, 'keydown')).toBeNull()
})
