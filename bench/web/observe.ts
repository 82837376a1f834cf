import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    observed: { tasks: { start: number; ms: number }[]; largestPaint: number; question: number }
  }
}

/** Has every page that is opened from now on write down when it painted and how long it was busy. */
export async function observe(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const observed: Window['observed'] = { tasks: [], largestPaint: Number.NaN, question: Number.NaN }
    window.observed = observed
    new PerformanceObserver((list) => {
      observed.largestPaint = list.getEntries().at(-1)?.startTime ?? observed.largestPaint
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        observed.tasks.push({ start: startTime, ms: duration })
    }).observe({ type: 'longtask', buffered: true })
    // The options are the last that a question needs. A message arrives once the frame has been painted.
    const painted = new MessageChannel()
    painted.port1.onmessage = () => {
      observed.question = performance.now()
    }
    const watch = new MutationObserver(() => {
      if (!document.querySelector('input[type=radio]')) return
      watch.disconnect()
      requestAnimationFrame(() => painted.port2.postMessage(null))
    })
    watch.observe(document, { childList: true, subtree: true })
  })
}

/**
 * Until nothing has been asked for half a second, as the browser tells without the page. To look for something in the
 * page runs the script that looks, in the middle of its start, and some 40 ms of what is measured were that.
 */
export const untilIdle = (page: Page): Promise<void> => page.waitForLoadState('networkidle')

/** Until a second has gone by without an answer, a larger paint or a long task. */
export async function untilSettled(page: Page): Promise<void> {
  await untilIdle(page)
  await page.waitForFunction(() => {
    const { tasks, largestPaint } = window.observed
    const answers = performance.getEntriesByType('resource')
    const ends = [
      ...answers.map((each) => each.startTime + each.duration),
      ...tasks.map((each) => each.start + each.ms),
    ]
    return performance.now() > 1_000 + Math.max(largestPaint, ...ends)
  })
}

export type Visit = {
  largestPaint: number
  /** The longest task that began after the page had loaded; 0 when none was long. */
  longestTask: number
  /** Requests that began before the first question was painted, the page's own included. */
  beforeQuestion: number
}

export const readVisit = (page: Page): Promise<Visit> =>
  page.evaluate(() => {
    const { tasks, largestPaint, question } = window.observed
    const [navigation] = performance.getEntriesByType('navigation')
    const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : Number.NaN
    return {
      largestPaint,
      longestTask: Math.max(0, ...tasks.filter(({ start }) => start >= loaded).map(({ ms }) => ms)),
      beforeQuestion:
        1 + performance.getEntriesByType('resource').filter(({ startTime }) => startTime < question).length,
    }
  })
