import type { Page } from '@playwright/test'
import type { Goals, Today } from '@vikalp/contract/practice/plan'
import { inOrder, takeQuiz } from '../../server/src/testing/take-quiz.ts'
import { type Account, callAs, expect, signIn } from '../fixtures.ts'
import { bothSizes, expectSeen } from '../pages/both-sizes.ts'
import { clockedTest as test } from '../pages/clocked-server.ts'
import { doBlocks } from '../pages/plan-block.ts'

const goals: Goals = {
  exams: [{ exam: 'NEET', on: '2027-05-02' }],
  weekdayMinutes: 45,
  weekendMinutes: 240,
  restDays: [],
}
/** Half past nine in India. */
const morning = (day: string): string => `${day}T04:00:00.000Z`
const monday = '2026-11-23'

const sentence = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('heading', { level: 2, name: text })).toBeVisible()
const main = (page: Page) => page.getByRole('main')

for (const viewport of bothSizes)
  test.describe(`the day at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: viewport.width < 700, contextOptions: { reducedMotion: 'reduce' } })

    /** A student with goals, at half past nine of the day. */
    type Made = { setTime: (time: string) => Promise<void>; newAccount: () => Promise<Account>; page: Page }
    const studentOn = async (
      { setTime, newAccount, page }: Made,
      day: string,
      changes: Partial<Goals> = {},
    ) => {
      await setTime(morning(day))
      const account = await newAccount()
      await signIn(page, account.token)
      const call = callAs(page.request, account)
      await call('PUT', '/api/goals', { ...goals, ...changes })
      return call
    }

    test('no goal, a plan without reviews, under way and done', async ({ page, setTime, newAccount }) => {
      await setTime(morning(monday))
      const account = await newAccount()
      await signIn(page, account.token)
      await page.goto('/today')
      await sentence(page, 'Which exam, and when?')
      await expectSeen(page, 'day without a goal')
      const call = callAs(page.request, account)
      await call('PUT', '/api/goals', goals)
      await page.goto('/today')
      await sentence(page, /^45 minutes: \d+ in /)
      await expect(main(page).getByText('No reviews today.')).toBeVisible()
      await expect(main(page).getByText('NEET in 160 days')).toBeVisible()
      await expectSeen(page, 'day with a plan')
      const plan = await call<Today>('GET', '/api/today')
      await doBlocks(call, { ...plan, blocks: plan.blocks.slice(0, 1) })
      await page.goto('/today')
      await sentence(
        page,
        new RegExp(`^${plan.blocks[0]?.count} of ${plan.total}, about \\d+ minutes left\\.$`),
      )
      await expectSeen(page, 'day under way')
      await doBlocks(call, { ...plan, blocks: plan.blocks.slice(1) })
      await page.goto('/today')
      await sentence(page, new RegExp(`^Done: ${plan.total} questions, ${plan.total} minutes\\.$`))
      await expectSeen(page, 'day that is done')
    })

    test('the last two weeks are mostly reviews, and what does not fit is no debt', async ({
      page,
      setTime,
      newAccount,
    }) => {
      const made = { setTime, newAccount, page }
      const call = await studentOn(made, '2026-11-20', { exams: [{ exam: 'NEET', on: '2026-12-04' }] })
      for (const chapter of ['kinematics', 'optics', 'electrostatics', 'thermodynamics'])
        await takeQuiz(call, { chapter, count: 40, verdict: inOrder(0, 40) })
      await setTime(morning(monday))
      await page.goto('/today')
      await expect(main(page).getByText('11 days left: today is mostly reviews.')).toBeVisible()
      await sentence(page, /^45 minutes: \d+ reviews, /)
      await expectSeen(page, 'day of the last two weeks')
      await page.getByRole('button', { name: '15 min' }).click()
      await sentence(page, /^15 minutes: \d+ reviews/)
      await expect(main(page).getByText(/^\d+ reviews? today, the rest can wait\.$/)).toBeVisible()
      await expectSeen(page, 'day on which reviews wait')
    })

    test('the day before the exam, the day itself, and after it', async ({ page, setTime, newAccount }) => {
      const call = await studentOn({ setTime, newAccount, page }, monday, {
        exams: [{ exam: 'NEET', on: '2026-11-24' }],
      })
      await page.goto('/today')
      await expect(main(page).getByText('NEET is tomorrow')).toBeVisible()
      await sentence(page, /^45 minutes: /)
      await expectSeen(page, 'day before the exam')
      await setTime(morning('2026-11-24'))
      await page.goto('/today')
      await sentence(page, 'The exam is today. All the best.')
      await expect(page.getByRole('button', { name: /min$/ })).toHaveCount(0)
      await expectSeen(page, 'day of the exam')
      await setTime(morning('2026-11-25'))
      await page.goto('/today')
      await sentence(page, 'How did it go?')
      await sentence(page, 'Is there a next exam?')
      await expectSeen(page, 'exam that is over')
      await page.getByLabel('Exam', { exact: true }).selectOption('JEE')
      await page.getByLabel('Day of the exam').fill('2027-01-20')
      await page.getByRole('button', { name: 'Plan my days' }).click()
      await sentence(page, /^45 minutes: /)
      expect((await call<Today>('GET', '/api/today')).goal?.exam).toBe('JEE')
    })

    test('a day of rest, and one without minutes; a plan for whoever wants one', async ({
      page,
      setTime,
      newAccount,
    }) => {
      const made = { setTime, newAccount, page }
      await studentOn(made, '2026-11-28', { restDays: [6], weekdayMinutes: 0 })
      await setTime(morning('2026-11-29'))
      await page.goto('/today')
      await sentence(page, 'Rest day.')
      await expectSeen(page, 'day of rest')
      await setTime(morning('2026-11-30'))
      await page.goto('/today')
      await sentence(page, 'No minutes for today.')
      await expectSeen(page, 'day without minutes')
      await page.getByRole('button', { name: '30 min' }).click()
      await sentence(page, /^30 minutes: /)
    })

    test('a mock stands in the plan of the Sunday before the exam and leads to the mock tests', async ({
      page,
      setTime,
      newAccount,
    }) => {
      await studentOn({ setTime, newAccount, page }, '2027-04-25')
      await page.goto('/today')
      await sentence(page, /^240 minutes: a mock test, /)
      const mock = main(page).locator('li', { has: page.getByRole('heading', { name: 'Mock test' }) })
      await expect(mock).toContainText('Mock testAbout 180 minutes')
      await expectSeen(page, 'day with a mock test')
      await page.getByRole('link', { name: 'Start', exact: true }).first().click()
      await expect(page).toHaveURL(/\/mocks/)
    })

    test('a plan that does not come: the last one is here, or there is none', async ({
      page,
      setTime,
      newAccount,
    }) => {
      await studentOn({ setTime, newAccount, page }, monday)
      await page.route('**/api/today', (route) => route.abort())
      await page.goto('/today')
      await sentence(page, 'Your plan could not be fetched')
      await expectSeen(page, 'day that did not load')
      await page.unroute('**/api/today')
      await page.getByRole('button', { name: 'Try again' }).click()
      await sentence(page, /^45 minutes: /)
      await page.route('**/api/today', (route) => route.abort())
      await page.reload()
      await sentence(page, 'Your plan could not be fetched. The last one is here.')
      await sentence(page, /^45 minutes: /)
      await expectSeen(page, 'last plan of this phone')
    })
  })
