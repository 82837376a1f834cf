import type { Page, Response } from '@playwright/test'
import type { Today } from '@vikalp/contract/practice/plan'
import type { StartedQuiz } from '@vikalp/contract/quiz'
import { callAs, dataOf, expect, signIn } from '../fixtures.ts'
import { bothSizes, expectSeen } from '../pages/both-sizes.ts'
import { clockedTest as test } from '../pages/clocked-server.ts'
import { doBlocks } from '../pages/plan-block.ts'
import { answerAll, expectQuestion, press, wrongLetter } from '../pages/quiz-page.ts'

/** Six in the evening in India. */
const evening = (day: number): string => `2026-11-${day}T12:30:00.000Z`
const sentence = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('heading', { level: 2, name: text })).toBeVisible()

/** Of a block that the page only fetches, for when the phone has no network. */
const isAhead = (reply: Response): boolean => reply.request().postDataJSON().ahead === true

/** Begins what the page offers first, and returns the questions of its quiz. */
async function startFirst(page: Page): Promise<StartedQuiz> {
  const started = page
    .waitForResponse((reply) => reply.url().endsWith('/api/quiz/start') && reply.ok() && !isAhead(reply))
    .then((reply) => dataOf<StartedQuiz>(reply))
  await page
    .getByRole('link', { name: /^(Start|Go on)$/ })
    .first()
    .click()
  await expectQuestion(page, 1)
  return started
}

async function handIn(page: Page): Promise<void> {
  await press(page, 'Submit Quiz')
  await expect(page).toHaveURL(/\/analysis/)
}

for (const viewport of bothSizes)
  test.describe(`a week at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: viewport.width < 700, contextOptions: { reducedMotion: 'reduce' } })

    test('a student plans on Monday, practises, errs, has it back on Tuesday, repairs it, rests on Sunday and goes on', async ({
      page,
      setTime,
      newAccount,
    }) => {
      test.slow()
      await setTime(evening(23))
      const account = await newAccount()
      await signIn(page, account.token)
      const call = callAs(page.request, account)
      const today = (): Promise<Today> => call('GET', '/api/today')

      await page.goto('/today')
      await page.getByLabel('Exam', { exact: true }).selectOption('NEET')
      await page.getByLabel('Day of the exam').fill('2027-05-02')
      await page.getByLabel('Minutes from Monday to Friday').fill('30')
      await page.getByLabel('Minutes on Saturday and Sunday').fill('60')
      await page.getByLabel('Sun', { exact: true }).check()
      await page.getByRole('button', { name: 'Plan my days' }).click()
      await sentence(page, /^30 minutes: /)
      await expectSeen(page, 'Monday, planned')

      const { questions } = await startFirst(page)
      const [mistaken, ...others] = questions
      if (!mistaken) throw new Error('the block has no question')
      await answerAll(page, [wrongLetter(mistaken), ...others.map(({ answer }) => answer)])
      await handIn(page)
      await page.goto('/today')
      await sentence(page, new RegExp(`^${questions.length} of \\d+, about \\d+ minutes left\\.$`))
      await page.goto('/mistakes')
      await expect(page.getByText('1 mistake, 0 repaired.')).toBeVisible()
      await expect(page.getByText(/^Comes again on 2\d Nov/)).toBeVisible()
      await expectSeen(page, 'Monday, a mistake')

      await setTime(evening(24))
      await page.goto('/today')
      await sentence(page, /^30 minutes: (1 review|1 mistake to repair), /)
      await expectSeen(page, 'Tuesday, the mistake is planned')
      const back = await startFirst(page)
      expect(back.questions.map(({ _id }) => _id)).toEqual([mistaken._id])
      await expect(
        page.getByText(/(You chose [A-D]|You got this wrong) on 23 Nov.* it is repaired\./),
      ).toBeVisible()
      await expectSeen(page, 'Tuesday, the mistake is back')
      await answerAll(page, [back.questions[0]?.answer ?? null])
      await handIn(page)
      await page.goto('/mistakes')
      await expect(page.getByText('1 mistake, 1 repaired.')).toBeVisible()
      await expect(page.getByText('Repaired on 24 Nov')).toBeVisible()
      await expectSeen(page, 'Tuesday, repaired')

      for (const day of [25, 26, 27]) {
        await setTime(evening(day))
        await doBlocks(call, await today())
      }
      await page.goto('/today')
      await sentence(page, /^Done: \d+ questions, \d+ minutes\.$/)

      await setTime(evening(28))
      await page.goto('/today')
      await sentence(page, /^60 minutes: /)
      await setTime(evening(29))
      await page.goto('/today')
      await sentence(page, 'Rest day.')
      await setTime(evening(30))
      await page.goto('/today')
      await sentence(page, /^30 minutes: /)
      await expect(page.getByText('NEET in 153 days')).toBeVisible()
      await page.goto('/mistakes')
      await expect(page.getByText('1 mistake, 1 repaired.')).toBeVisible()
      await expectSeen(page, 'Monday, a week later')
    })
  })
