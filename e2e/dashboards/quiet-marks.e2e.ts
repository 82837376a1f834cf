import { expect, signInAs, test } from '../fixtures.ts'

test('no dot begins or ends a line of facts, and one is between two facts of a line', async ({ page }) => {
  await signInAs(page, 'teacher')
  await page.goto('/teacher')
  const facts = page.locator('p', { hasText: 'Sardar Vidya Institute' }).first()
  await expect(facts).toBeVisible()
  // Two pictures are compared, so everything must have come and found its place.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const lines = await facts.evaluate((line) =>
    [...line.children].map((fact) => fact.getBoundingClientRect().y),
  )
  expect(new Set(lines).size).toBe(2)
  const box = await facts.boundingBox()
  if (!box) throw new Error('no facts')
  const around = { x: box.x - 8, y: box.y, width: 8, height: box.height }
  const pictures = async () => [await facts.screenshot(), await page.screenshot({ clip: around })]
  const [drawn, edge] = await pictures()
  // Generated content cannot be measured: it is taken away, and the pictures tell where it was.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('p > ::before { visibility: hidden }')
    document.adoptedStyleSheets = [sheet]
  })
  const [bare, edgeBare] = await pictures()
  expect(drawn?.equals(bare ?? drawn)).toBe(false)
  expect(edge?.equals(edgeBare ?? Buffer.of())).toBe(true)
})

const bin = { name: /^Remove / }

test('a finger finds the bin of every activity', async ({ page }) => {
  await signInAs(page, 'institute')
  await page.goto('/institute')
  await expect(page.getByRole('button', bin).first()).toHaveCSS('opacity', '1')
})

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false })

  test('the bin of an activity is seen on the row that is pointed at, and with the focus', async ({
    page,
  }) => {
    await signInAs(page, 'institute')
    await page.goto('/institute')
    const remove = page.getByRole('button', bin).first()
    await expect(remove).toHaveCSS('opacity', '0')
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', bin) })
      .first()
      .hover()
    await expect(remove).toHaveCSS('opacity', '1')
    await page.mouse.move(0, 0)
    await expect(remove).toHaveCSS('opacity', '0')
    await remove.focus()
    await expect(remove).toHaveCSS('opacity', '1')
  })
})
