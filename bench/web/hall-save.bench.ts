import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { request } from '../../server/src/testing/real-server.ts'
import { type Measurement, percentile, round } from '../measurement.ts'
import { withDemoServer } from './demo-server.ts'
import { timeTaps } from './painted-question.ts'
import { newPhone, slowPage, withBrowser } from './phone.ts'

/** Of the 180 of a form of NEET; Physics with its formulas comes first. */
const saves = 44

/** How long is it in the hall from Save & Next to the painted question, with a slow processor? */
export function measureHallSave(): Promise<Measurement[]> {
  return withBrowser((browser) =>
    withDemoServer(async ({ url, tokens }) => {
      const sittingId = randomUUID()
      const body = { template: 'neet-ug-2027', form: 1, sittingId }
      await request(url, '/api/sittings', { body, token: tokens.student })
      const phone = await newPhone(browser, { token: tokens.student })
      const { page } = await slowPage(phone, { isNetworkPoor: false })
      await page.goto(`${url}/mocks/${sittingId}`)
      const times = await saveAnswers(page)
      await phone.close()
      return [
        { name: 'Save & Next to painted question, p50 (ms)', value: round(percentile(times, 0.5)) },
        { name: 'Save & Next to painted question, p95 (ms)', value: round(percentile(times, 0.95)) },
      ]
    }),
  )
}

async function saveAnswers(page: Page): Promise<number[]> {
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'I am ready to begin' }).click()
  await page.getByRole('radio').first().waitFor()
  await page.waitForLoadState('networkidle')
  const tapSave = await timeTaps(page, 'Save & Next')
  const times: number[] = []
  for (let question = 0; question < saves; question++) {
    await page
      .getByRole('radio')
      .nth(question % 4)
      .check()
    const time = await tapSave()
    if (time === undefined) throw new Error('The hall has no button to save')
    times.push(time)
  }
  return times
}
