import type { Browser, Page } from '@playwright/test'
import { type Measurement, median, round } from '../measurement.ts'
import { type DemoServer, withDemoServer } from './demo-server.ts'
import { observe, readVisit, untilIdle, untilSettled } from './observe.ts'
import { newPhone, slowPage, slowServiceWorkers, withBrowser } from './phone.ts'

const visits = 5
const path = '/quiz'

/** How long does the largest paint of /quiz take when the service worker has stored the application? */
export function measureRepeatVisit(): Promise<Measurement[]> {
  return withBrowser((browser) =>
    withDemoServer(async (server) => {
      const paints: number[] = []
      for (let i = 0; i < visits; i++) paints.push(await visitAgain(browser, server))
      return [{ name: `largest paint ${path}, repeat visit (ms)`, value: round(median(paints)) }]
    }),
  )
}

/** A second visit of one phone, after a first that lacked nothing. */
async function visitAgain(browser: Browser, { url, tokens }: DemoServer): Promise<number> {
  const phone = await newPhone(browser, { token: tokens.student, serviceWorkers: 'allow' })
  const first = await phone.newPage()
  await first.goto(url + path)
  await showQuestion(first)
  await first.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await first.close()
  await observe(phone)
  const { page } = await slowPage(phone)
  await slowServiceWorkers(browser)
  await page.goto(url + path)
  await untilIdle(page)
  await page.getByRole('radio').first().waitFor()
  await untilSettled(page)
  const isStored = await page.evaluate(() => navigator.serviceWorker.controller !== null)
  if (!isStored) throw new Error('The service worker did not answer for the page')
  const { largestPaint } = await readVisit(page)
  await phone.close()
  return largestPaint
}

async function showQuestion(page: Page): Promise<void> {
  await page.getByRole('radio').first().waitFor()
  await page.waitForLoadState('networkidle')
}
