import type { ChapterEntry, ExamEntry } from '@vikalp/contract/catalogue'
import { callAs, expect, openWith, studentTest as test } from './fixtures.ts'

test('exam, subject and chapter lead to the quiz of that chapter, and back again', async ({ page }) => {
  await page.goto('/exam-selection')
  await expect(page.getByRole('heading', { name: 'Choose Your Exam' })).toBeVisible()
  await page.getByRole('link', { name: /GUJCET/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gujarat Common Entrance Test')
  await page.getByRole('link', { name: 'Start Practice: Chemistry' }).click()
  await expect(page.getByRole('heading', { name: 'GUJCET - Chemistry' })).toBeVisible()
  await expect(page.getByText('Select a chapter to start your quiz')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Subjects' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gujarat Common Entrance Test')
  await page.goBack()
  await page.getByRole('link', { name: 'Start Quiz: Solutions' }).click()
  await expect(page).toHaveURL(/\/quiz$/)
  await expect(page.getByRole('heading', { name: /GUJCET - Chemistry/ })).toBeVisible()
  await expect(page.getByText('Solutions')).toBeVisible()
})

test('cards show the numbers of questions that the server counts in the bank', async ({
  page,
  request,
  asStudent,
}) => {
  const exams = await callAs(request, asStudent)<ExamEntry[]>('GET', '/api/quiz/exams')
  const neet = exams.find(({ key }) => key === 'NEET')
  await page.goto('/exams')
  const card = page.getByRole('listitem').filter({ hasText: 'NEET' })
  await expect(card).toContainText(`${new Intl.NumberFormat('en-IN').format(neet?.questions ?? 0)} questions`)
  await expect(card).toContainText('3 h')
  await expect(card).toContainText('High')
})

test('the number in front of JEE says that it counts Physics, and agrees with the subjects below', async ({
  page,
  request,
  asStudent,
}) => {
  const exams = await callAs(request, asStudent)<ExamEntry[]>('GET', '/api/quiz/exams')
  const counts = exams.find(({ key }) => key === 'JEE')?.subjects.map(({ questions }) => questions)
  const [physics, chemistry] = counts ?? []
  await page.goto('/exams')
  const card = page.getByRole('listitem').filter({ hasText: 'Joint Entrance Examination' })
  await expect(card).toContainText(`${physics} Physics questions`)
  await expect(card.getByRole('listitem')).toHaveText([`Physics ${physics}`, `Chemistry ${chemistry}`])
})

test('exams that are not ready can be read, not opened', async ({ page }) => {
  await page.goto('/exams')
  await expect(page.getByText('Coming Soon')).toHaveCount(3)
  for (const name of ['UPSC', 'GATE', 'NDA']) await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('without navigation state the screens use the required defaults', async ({ page }) => {
  await page.goto('/test-type')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('National Eligibility cum Entrance Test')
  await page.goto('/chapters')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('JEE - Physics')
  await page.goto('/quiz')
  await expect(page.getByRole('heading', { name: /NEET - Biology/ })).toBeVisible()
  await expect(page.getByText('Diversity in Living World')).toBeVisible()
})

test('when the subjects fail to load, the default ones are shown silently', async ({ page }) => {
  await page.route('**/api/quiz/subjects*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/test-type')
  for (const subject of ['Physics', 'Chemistry', 'Biology'])
    await expect(page.getByRole('heading', { name: subject })).toBeVisible()
  await expect(page.getByText('Chapters vary')).toHaveCount(3)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a list of plain strings is a list of subjects as well', async ({ page }) => {
  await page.route('**/api/quiz/subjects*', (route) =>
    route.fulfill({ json: { data: ['Chemistry', 'BIO'] } }),
  )
  await page.goto('/test-type')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Chemistry', 'Biology'])
})

test('the server’s list replaces the default subjects: JEE has no Biology', async ({ page }) => {
  await openWith(page, '/test-type', { exam: 'JEE' })
  await expect(page.getByRole('heading', { name: 'Joint Entrance Examination' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Biology' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Physics' })).toBeVisible()
})

test('the picture that the API names for a chapter exists', async ({ request, asStudent }) => {
  const path = '/api/quiz/chapters?exam=NEET&subject=Biology'
  const [chapter] = await callAs(request, asStudent)<ChapterEntry[]>('GET', path)
  const picture = await request.get(chapter?.image ?? '')
  expect(picture.status()).toBe(200)
  expect(picture.headers()['content-type']).toContain('image/svg+xml')
})

test('a long chapter list can be searched, and finding nothing leads back', async ({ page }) => {
  await page.goto('/chapters')
  const box = page.getByLabel('Find a chapter')
  await box.fill('wave')
  await expect(page.getByRole('heading', { name: 'Oscillations and Waves' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kinematics' })).toHaveCount(0)
  await box.fill('xyz')
  await expect(page.getByText(/No chapter matches/)).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('heading', { name: 'Kinematics' })).toBeVisible()
})
