import type { Page } from '@playwright/test'
import type { Role } from '@vikalp/domain/vocabulary'
import { expect, signInAs, test } from '../fixtures.ts'

const column = 'main > div:last-child'

/** The tops and heights of the first cards, or of the grey shapes that stand for them. */
const boxesOf = (page: Page, what: string) =>
  page
    .locator(what)
    .evaluateAll((cards) =>
      cards
        .slice(0, 4)
        .map((card) => [card.getBoundingClientRect().top, card.getBoundingClientRect().height]),
    )

const pages: [Role, string][] = [
  ['student', '/profile'],
  ['teacher', '/teacher'],
  ['institute', '/institute'],
]
for (const width of [360, 1280])
  for (const [role, path] of pages)
    test(`the page of the ${role} keeps its measures while it loads, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await signInAs(page, role)
      await page.goto(path)
      const cards = `${column} :is(section, div > section):not(section section)`
      await expect(page.locator('svg[class*=chart]')).toBeVisible()
      const loaded = await boxesOf(page, cards)

      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(`**/api/profiles/${role}?*`, async (route) => {
        await held
        await route.continue()
      })
      await page.reload()
      const shapes = `${column} [class*=skeleton]`
      await expect(page.locator(shapes).first()).toBeVisible()
      const loading = await boxesOf(page, shapes)
      expect(loading).toHaveLength(loaded.length)
      for (const [index, box] of loading.entries())
        for (const [side, value] of box.entries())
          expect(Math.abs(value - (loaded[index]?.[side] ?? 0)), `card ${index}`).toBeLessThanOrEqual(4)
      release()
      await expect(page.locator('svg[class*=chart]')).toBeVisible()
      expect(await boxesOf(page, cards)).toEqual(loaded)
    })
