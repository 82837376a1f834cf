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
