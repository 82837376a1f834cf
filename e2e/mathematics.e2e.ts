import type { ExamEntry } from '@vikalp/contract/catalogue'
import { chaptersOf } from '@vikalp/domain/catalogue/chapters'
import { callAs, expect, openWith, studentTest as test } from './fixtures.ts'

test('the number in front of GUJCET is the one of the other subjects, with Mathematics beside it', async ({
  page,
  request,
  asStudent,
}) => {
  const exams = await callAs(request, asStudent)<ExamEntry[]>('GET', '/api/quiz/exams')
  const gujcet = exams.find(({ key }) => key === 'GUJCET')
  const mathematics = gujcet?.subjects.find(({ key }) => key === 'Mathematics')?.questions
  expect(gujcet?.questions).toBe(1195)
  await page.goto('/exams')
  const card = page.getByRole('listitem').filter({ hasText: 'Gujarat Common Entrance Test' })
  await expect(card).toContainText(`1,195 + ${mathematics} questions`)
  await expect(card.getByRole('listitem')).toContainText([
    'Physics',
    'Chemistry',
    `Mathematics ${mathematics}`,
    'Biology',
  ])
})

test('Mathematics of JEE leads to the units that are written, and to a quiz of one', async ({ page }) => {
  await openWith(page, '/test-type', { exam: 'JEE' })
  await page.getByRole('link', { name: 'Start Practice: Mathematics' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('JEE - Mathematics')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(chaptersOf('JEE', 'Mathematics').length)
  await expect(cards.filter({ hasText: '45 questions' })).toHaveCount(await cards.count())
  await page.getByRole('link', { name: 'Start Quiz: Statistics and Probability' }).click()
  await expect(page.getByRole('heading', { name: /JEE - Mathematics/ })).toBeVisible()
  await expect(page.getByText('Question 1 / 10')).toBeVisible()
})

for (const [width, cards] of [
  [320, /GUJCET|BOARD/],
  [360, /./],
] as const)
  test(`the two numbers of an exam move nothing when they arrive, on a screen of ${width}`, async ({
    page,
  }) => {
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/quiz/exams', async (route) => {
      await asked
      await route.continue()
    })
    const heights = (): Promise<number[]> =>
      page
        .getByRole('main')
        .locator('li:has(h2)')
        .filter({ has: page.getByRole('heading', { name: cards }) })
        .evaluateAll((items) => items.map((card) => Math.round(card.getBoundingClientRect().height)))
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/exams')
    await expect(page.getByRole('heading', { name: /GUJCET/ })).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const before = await heights()
    answer()
    await expect(page.getByText(/^1,195 \+ \d+ questions$/)).toBeVisible()
    expect(await heights()).toEqual(before)
  })
