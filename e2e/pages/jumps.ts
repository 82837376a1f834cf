import type { Page } from '@playwright/test'

/** How far the parts that one sees move down or up while the page loads. */
export async function jumpsOf(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const jumps: number[] = []
    Object.assign(window, { jumps })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        for (const { previousRect, currentRect } of Reflect.get(entry, 'sources'))
          jumps.push(Math.round(Math.abs(currentRect.y - previousRect.y)))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'jumps'))
}
