import type { Browser } from '@playwright/test'
import { type Measurement, median, round } from '../measurement.ts'
import { type DemoServer, withDemoServer } from './demo-server.ts'
import { observe, readVisit, untilIdle, untilSettled, type Visit } from './observe.ts'
import { newPhone, slowPage, withBrowser } from './phone.ts'
import { type Screen, screens } from './screens.ts'

const visits = 5

type FirstVisit = Visit & { requests: number }

/** What a first visit with a cheap phone takes: until the largest paint, in requests, and in tasks after the load. */
export function measureFirstVisit({ screen: only }: { screen?: readonly string[] }): Promise<Measurement[]> {
  return withBrowser((browser) =>
    withDemoServer(async (server) => {
      const measured: Measurement[] = []
      const longest: number[] = []
      for (const screen of screens.filter(({ path }) => !only || only.includes(path))) {
        const seen: FirstVisit[] = []
        for (let i = 0; i < visits; i++) seen.push(await visit(browser, server, screen))
        const { path } = screen
        const of = (figure: keyof FirstVisit): number => round(median(seen.map((each) => each[figure])))
        measured.push({ name: `largest paint ${path} (ms)`, value: of('largestPaint') })
        measured.push({ name: `requests ${path}`, value: of('requests') })
        if (path === '/quiz')
          measured.push({ name: 'requests before the first question', value: of('beforeQuestion') })
        console.log(`     ${path}: the longest task after the load takes ${of('longestTask')} ms`)
        longest.push(of('longestTask'))
      }
      return [...measured, { name: 'longest task after load (ms)', value: Math.max(...longest) }]
    }),
  )
}

async function visit(
  browser: Browser,
  { url, tokens }: DemoServer,
  { path, role, shown }: Screen,
): Promise<FirstVisit> {
  const phone = await newPhone(browser, { token: tokens[role] })
  await observe(phone)
  const { page } = await slowPage(phone)
  let requests = 0
  page.on('request', () => requests++)
  await page.goto(url + path)
  await untilIdle(page)
  await shown(page)
  await untilSettled(page)
  const seen = await readVisit(page)
  await phone.close()
  return { ...seen, requests }
}
