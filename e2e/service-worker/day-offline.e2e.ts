import type { Page } from '@playwright/test'
import type { HistoryPage } from '@vikalp/contract/lists/history'
import type { Goals, Today, TodayBlock } from '@vikalp/contract/practice/plan'
import { addDays, indianDay } from '@vikalp/domain/progress/periods'
import { callAs, expect, expectAccessible } from '../fixtures.ts'
import { choose, expectQuestion, press } from '../pages/quiz-page.ts'
import { goOffline, goOnline, test, untilControlled } from './network.ts'

test.use({ viewport: { width: 360, height: 640 } })

/** Answers every question of the block that is open and hands it in. */
async function practise(page: Page, { count }: TodayBlock): Promise<void> {
  for (let n = 1; n <= count; n++) {
    await expectQuestion(page, n)
    await choose(page, 'A')
    await press(page, n < count ? 'Next' : 'Submit Quiz')
  }
  await expect(page.getByRole('heading', { name: 'Not scored yet' })).toBeVisible()
}

test('the next two blocks of a day are begun and handed in without a network, and counted with it', async ({
  page,
  network,
  request,
  asStudent,
}) => {
  const call = callAs(request, asStudent)
  await call<Goals>('PUT', '/api/goals', {
    exams: [{ exam: 'NEET', on: addDays(indianDay(new Date()), 160) }],
    ...{ weekdayMinutes: 45, weekendMinutes: 45, restDays: [] },
  })
  const fetched = new Set<number>()
  page.on('requestfinished', (sent) => {
    if (sent.url().endsWith('/api/quiz/start')) fetched.add(sent.postDataJSON().block.id)
  })
  await page.goto('/today')
  await untilControlled(page)
  const { day, blocks } = await call<Today>('GET', '/api/today')
  const [first, second, third] = blocks
  if (!first || !second || !third) throw new Error('the day has not three blocks')
  await expect.poll(() => [...fetched]).toEqual([first.id, second.id])
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':prepared:')).length),
    )
    .toBe(2)

  await goOffline(page, network)
  await page.goto('/today')
  const main = page.getByRole('main')
  await expect(main).toContainText(`${first.count + second.count} of its questions are on this phone.`)
  await expect(main.getByText('Not on this phone')).toHaveCount(blocks.length - 2)
  await expectAccessible(page, 'a day without a network')
  await main.getByRole('link', { name: 'Start', exact: true }).first().click()
  await practise(page, first)
  await page.goto('/today')
  await expect(main).toContainText(`${second.count} of its questions are on this phone.`)
  await main.getByRole('link', { name: 'Go on', exact: true }).first().click()
  await practise(page, second)
  await page.goto('/today')
  await expect(main).toContainText('None of its questions are on this phone.')
  await expect(main.getByRole('link', { name: /^(Start|Go on)/ })).toHaveCount(0)

  await goOnline(page, network)
  await page.goto('/today')
  await expect(async () => {
    const { attempts } = await call<HistoryPage>('GET', '/api/quiz/history')
    expect(attempts).toHaveLength(2)
  }).toPass()
  const after = await call<Today>('GET', '/api/today')
  expect([after.day, after.done]).toEqual([day, first.count + second.count])
})
