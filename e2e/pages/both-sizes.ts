import { type Page, test } from '@playwright/test'
import { expectAccessible } from '../fixtures.ts'

/** A cheap phone and a laptop. */
export const bothSizes = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
] as const

/** Everybody can use the screen as it is now; its picture stays among the results. */
export async function expectSeen(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what)
  const name = `${what.replaceAll(/[^a-z0-9]+/gi, '-')}-${page.viewportSize()?.width}.png`
  await page.screenshot({ path: test.info().outputPath(name), fullPage: true })
}
