import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { begin, expectAt, handIn, option, palette, pick, press, readyPaper } from '../pages/hall.ts'

const sizes = [
  { width: 320, height: 640 },
  { width: 640, height: 360 },
  { width: 1280, height: 800 },
]

/** What is not in the text of a line and can be pressed has room for a thumb. */
async function expectRoomForThumbs(page: Page, what: string): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main summary, main input, header button')]
      .filter(
        (element) => element.checkVisibility() && !element.matches('.visually-hidden, .visually-hidden *'),
      )
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box }) => Math.round(box.width) < 44 || Math.round(box.height) < 44)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.width} x ${box.height}`),
  )
  expect(small, what).toEqual([])
}

for (const size of sizes)
  test.describe(`at ${size.width} x ${size.height}`, () => {
    const contextOptions = { reducedMotion: 'reduce' } as const
    test.use({ viewport: size, hasTouch: size.width < 1000, contextOptions })

    test('the mock tests, a paper from its instructions to its result, and every sheet of it are for everybody', async ({
      page,
      request,
      asStudent,
    }) => {
      test.setTimeout(120_000)
      const look = async (what: string) => {
        await expectAccessible(page, what)
        await expectRoomForThumbs(page, what)
      }
      await page.goto('/mocks')
      await expect(page.getByRole('button', { name: 'Start form 1' }).first()).toBeVisible()
      await look('the list')
      await page.goto(await readyPaper(request, asStudent))
      await expect(page.getByRole('checkbox')).toBeVisible()
      await look('the instructions')
      await begin(page)
      await pick(page, 'B')
      await look('the hall')
      const sheets: [name: string, open: () => Promise<void>][] = [
        ['Question Paper', () => page.getByRole('button', { name: 'Question Paper' }).click()],
        ['Submit the paper?', () => press(page, 'Submit')],
      ]
      if (size.width < 1000) sheets.push(['Question palette', () => palette(page).click()])
      for (const [name, open] of sheets) {
        await open()
        await expect(page.getByRole('dialog', { name })).toBeVisible()
        await expectAccessible(page, name)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
      await press(page, 'Mark for Review & Next')
      await expectAt(page, 2)
      await press(page, 'Save & Mark for Review')
      await look('the hall with a notice')
      await handIn(page)
      await look('the receipt')
      await page.getByRole('link', { name: 'See result' }).click()
      await expect(page.getByRole('heading', { name: 'Answers' })).toBeVisible()
      await look('the result')
    })
  })

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false })

  test('a paper is sat with the keyboard alone', async ({ page, request, asStudent }) => {
    await page.goto(await readyPaper(request, asStudent))
    await begin(page)
    await page.getByRole('heading', { name: 'Question 1', exact: true }).focus()
    for (const n of [1, 2, 3]) {
      await expectAt(page, n)
      // A figure can be enlarged, and stands before the options.
      await expect(async () => {
        await page.keyboard.press('Tab')
        await expect(option(page, 'A')).toBeFocused({ timeout: 200 })
      }).toPass()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await expect(option(page, 'B')).toBeChecked()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Save & Next' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: `Question ${n + 1}`, exact: true })).toBeFocused()
    }
    for (const n of [1, 2, 3])
      await expect(page.getByRole('button', { name: `Question ${n}, answered` })).toBeVisible()
  })
})
