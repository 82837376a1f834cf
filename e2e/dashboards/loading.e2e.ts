import type { Page } from '@playwright/test'
import type { Role } from '@vikalp/domain/vocabulary'
import { expect, reach, showWhole, signIn, signInAs, test } from '../fixtures.ts'
import { holdCalls } from '../pages/hold-calls.ts'
import { jumpsOf } from '../pages/jumps.ts'

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

/** The chart is drawn when it comes into view. */
async function seeChart(page: Page): Promise<void> {
  await page.locator('main figure').first().scrollIntoViewIfNeeded()
  await expect(page.locator('svg[class*=chart]')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
}

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
      const cards = `${column} :is(section, nav):not(section section, section nav)`
      await seeChart(page)
      const loaded = await boxesOf(page, cards)

      const release = await holdCalls(page, `**/api/profiles/${role}?*`)
      await page.reload()
      const shapes = `${column} [class*=skeleton]`
      await expect(page.locator(shapes).first()).toBeVisible()
      const loading = await boxesOf(page, shapes)
      expect(loading).toHaveLength(loaded.length)
      for (const [index, box] of loading.entries())
        for (const [side, value] of box.entries())
          expect(Math.abs(value - (loaded[index]?.[side] ?? 0)), `card ${index}`).toBeLessThanOrEqual(4)
      release()
      await seeChart(page)
      expect(await boxesOf(page, cards)).toEqual(loaded)
    })

for (const width of [360, 1280])
  for (const [role, path] of pages)
    test(`on the first visit nothing jumps on the page of the ${role}, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await signInAs(page, role)
      const jumps = await jumpsOf(page)
      const release = await holdCalls(page, '**/api/profiles/**')
      await page.goto(path)
      await expect(page.locator('main [class*=spinner]')).toBeVisible()
      release()
      // Who reads on meanwhile sees the list of students come in, as the next test measures.
      await page.waitForLoadState('networkidle')
      await seeChart(page)
      expect((await jumps()).filter((jump) => jump > 4)).toEqual([])
    })

test('what stands below the students of a teacher keeps its place when they come', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await signInAs(page, 'teacher')
  const release = await holdCalls(page, '**/api/profiles/teacher/students?*')
  await page.goto('/teacher')
  const charts = page.locator('#charts')
  await expect(charts.locator('svg[class*=chart]')).toBeVisible()
  const before = await charts.evaluate((element) => element.getBoundingClientRect().top)
  release()
  await expect(page.getByRole('link', { name: 'All 145 students' })).toBeVisible()
  const after = await charts.evaluate((element) => element.getBoundingClientRect().top)
  expect(Math.abs(after - before)).toBeLessThan(100) // the link to all of them
})

const firstParts: [Role, string, string][] = [
  ['teacher', '**/api/classes', 'Make your first class'],
  ['institute', '**/api/institutes/invitation', 'Invite your teachers'],
]
for (const width of [360, 1280])
  for (const [role, address, first] of firstParts)
    test(`on the page of a new ${role} nothing jumps when its first part arrives, ${width} px wide`, async ({
      page,
      newAccount,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await signIn(page, (await newAccount(role)).token)
      const jumps = await jumpsOf(page)
      const isHere = page.getByRole('heading', { name: first })
      for (const visit of ['first', 'second']) {
        const profile = page.waitForResponse(`**/api/profiles/${role}?*`)
        await page.route(address, async (route) => {
          await (await profile).finished()
          // Lines may break anew when the font arrives, which is not what is looked for here.
          await page.evaluate(() => document.fonts.ready)
          await route.continue()
        })
        await page.goto(`/${role}`)
        await expect(isHere, visit).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(
          (await jumps()).filter((jump) => jump > 4),
          visit,
        ).toEqual([])
        await page.unroute(address)
      }
    })

test('Back finds the place far down a dashboard, whose cards came when somebody was near', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signInAs(page, 'student')
  await page.goto('/profile')
  await reach(page.getByRole('heading', { name: 'My classes' }))
  await showWhole(page)
  // Not the very end, which a page reaches only once it has its whole height.
  const place = await page.evaluate(async () => {
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    scrollTo(0, scrollY + (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) - innerHeight)
    await scrolled
    return Math.round(scrollY)
  })
  await page.getByRole('link', { name: 'Account' }).first().dispatchEvent('click')
  await expect(page.getByRole('heading', { name: 'My classes' })).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await page.goBack()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[class*=skeleton]')).toHaveCount(0)
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(place)
})
