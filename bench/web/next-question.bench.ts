import type { Page } from '@playwright/test'
import { type Measurement, percentile, round } from '../measurement.ts'
import { withDemoServer } from './demo-server.ts'
import { timeTaps } from './painted-question.ts'
import { newPhone, slowPage, withBrowser } from './phone.ts'

const quizzes = 4

/** How long is it from Next to the painted question, with a slow processor? */
export function measureNextQuestion(): Promise<Measurement[]> {
  return withBrowser((browser) =>
    withDemoServer(async ({ url, tokens }) => {
      const times: number[] = []
      for (let i = 0; i < quizzes; i++) {
        const phone = await newPhone(browser, { token: tokens.student })
        const { page } = await slowPage(phone, { isNetworkPoor: false })
        await page.goto(`${url}/quiz`)
        times.push(...(await goThrough(page)))
        await phone.close()
      }
      return [
        { name: 'Next to painted question, p50 (ms)', value: round(percentile(times, 0.5)) },
        { name: 'Next to painted question, max (ms)', value: round(Math.max(...times)) },
      ]
    }),
  )
}

/** Answers the questions in order, as a student does, and gives the time of every Next. */
async function goThrough(page: Page): Promise<number[]> {
  const times: number[] = []
  await page.getByRole('radio').first().waitFor()
  await page.waitForLoadState('networkidle')
  const tapNext = await timeTaps(page, 'Next')
  for (let question = 1; ; question++) {
    await page
      .getByRole('radio')
      .nth(question % 4)
      .check()
    const time = await tapNext()
    if (time === undefined) return times
    times.push(time)
  }
}
