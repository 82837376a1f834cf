import { type Browser, chromium } from '@playwright/test'
import { ensureBrowser } from '../scripts/ensure-browser.ts'
import { type Measurement, median } from './measurement.ts'
import { type BenchServer, withServer } from './running-server.ts'

const visits = 5
// A cheap phone on a poor network: 4x slower processor, 1.6 Mbps, 150 ms.
const slowdown = 4
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** How long does the largest contentful paint take, on a first visit with a cheap phone? */
export async function measureLargestPaint(): Promise<Measurement[]> {
  const { executablePath, args, environment } = await ensureBrowser()
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...environment } })
  try {
    return await withServer(async (server) => {
      const measured: Measurement[] = []
      for (const path of ['/exams', '/quiz', '/profile']) {
        const paints: number[] = []
        for (let i = 0; i < visits; i++) paints.push(await visit(browser, server, path))
        measured.push({ name: `largest paint ${path} (ms)`, value: Math.round(median(paints)) })
      }
      return measured
    })
  } finally {
    await browser.close()
  }
}

async function visit(browser: Browser, { url, token }: BenchServer, path: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, serviceWorkers: 'block' })
  await context.addInitScript((value) => localStorage.setItem('token', value), token)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url + path)
  await page
    .getByRole('heading', { level: path === '/exams' ? 1 : 2 })
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: 'largest-contentful-paint',
            buffered: true,
          },
        )
      }),
  )
  await context.close()
  return paint
}
