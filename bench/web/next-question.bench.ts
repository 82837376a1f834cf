import type { Page } from '@playwright/test'
import { type Measurement, percentile, round } from '../measurement.ts'
import { withDemoServer } from './demo-server.ts'
import { newPhone, slowPage, withBrowser } from './phone.ts'

const quizzes = 4

declare global {
  interface Window {
    /** Is told how long it was from a tap on Next to the painted question, in milliseconds. */
    tellNext: (ms: number) => void
  }
}

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

/**
 * Answers the questions in order, as a student does, and gives the time of every Next. The tap is one of the mouse at
 * a place found before, and nothing is looked for until the page tells its time: either would run in the page as well.
 */
async function goThrough(page: Page): Promise<number[]> {
  const times: number[] = []
  let told: () => void = () => undefined
  await page.exposeFunction('tellNext', (ms: number) => {
    times.push(ms)
    told()
  })
  await page.getByRole('radio').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(timeNexts)
  const next = page.getByRole('main').getByRole('button', { name: 'Next', exact: true })
  for (let question = 1; ; question++) {
    await page
      .getByRole('radio')
      .nth(question % 4)
      .check()
    const place = (await next.count()) > 0 && (await next.boundingBox())
    if (!place) return times
    const painted = new Promise<void>((resolve) => {
      told = resolve
    })
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
    await painted
  }
}

/** Runs in the page: from the moment of the tap until a message that waits for the frame with another question. */
function timeNexts(): void {
  const heading = () => document.querySelector('main h2')?.textContent
  const painted = new MessageChannel()
  let tapped = 0
  painted.port1.onmessage = () => window.tellNext(performance.now() - tapped)
  const onTap = ({ target, timeStamp }: Event): void => {
    if (!(target instanceof Element) || target.closest('button')?.textContent?.trim() !== 'Next') return
    const before = heading()
    tapped = timeStamp
    const watch = new MutationObserver(() => {
      if (heading() === before) return
      watch.disconnect()
      requestAnimationFrame(() => painted.port2.postMessage(null))
    })
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  }
  addEventListener('click', onTap, { capture: true })
}
