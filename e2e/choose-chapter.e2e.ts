import type { ChapterEntry, ExamEntry } from '@vikalp/contract/catalogue'
import { inOrder, takeQuiz } from '../server/src/testing/take-quiz.ts'
import { callAs, expect, openWith, studentTest as test } from './fixtures.ts'
import { holdCalls } from './pages/hold-calls.ts'

test('exam, subject and chapter lead to the quiz of that chapter, and back again', async ({ page }) => {
  await page.goto('/exam-selection')
  await expect(page.getByRole('heading', { name: 'Choose Your Exam' })).toBeVisible()
  await page.getByRole('link', { name: /^GUJCET/ }).click()
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
  await expect(page.getByText('Solutions', { exact: true })).toBeVisible()
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
  const [physics, chemistry, mathematics] = counts ?? []
  await page.goto('/exams')
  const card = page.getByRole('listitem').filter({ hasText: 'Joint Entrance Examination' })
  await expect(card).toContainText(`${physics} Physics questions`)
  await expect(card.getByRole('listitem')).toHaveText([
    `Physics ${physics}`,
    `Chemistry ${chemistry}`,
    `Mathematics ${mathematics}`,
  ])
})

test('exams that are not ready can be read, not opened', async ({ page }) => {
  await page.goto('/exams')
  await expect(page.getByText('Coming Soon')).toHaveCount(3)
  for (const name of ['UPSC', 'GATE', 'NDA']) await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('no row of exams ends early, however many there are, and those to come begin a row', async ({
  page,
}) => {
  await page.goto('/exams')
  const lists = page.getByRole('main').locator('ul:has(h2)')
  await expect(lists.first().getByRole('heading')).toHaveCount(4)
  await expect(lists.last().getByRole('heading')).toHaveText([/UPSC/, /GATE/, /NDA/])
  for (const width of [360, 768, 900, 1280, 1280])
    for (const list of await lists.all()) {
      await page.setViewportSize({ width, height: 800 })
      const gaps = await list.evaluate((cards) => {
        const ends = new Map<number, number>()
        for (const card of cards.children) {
          const { top, right } = card.getBoundingClientRect()
          ends.set(top, right)
        }
        const { right } = cards.getBoundingClientRect()
        cards.append(cards.firstElementChild?.cloneNode(true) ?? '')
        return [...ends.values()].map((end) => Math.round(right - end))
      })
      expect(new Set(gaps), `${width} px`).toEqual(new Set([0]))
    }
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
  await expect(page.getByText('Chapters vary', { exact: true })).toHaveCount(3)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a subject says how many of its chapters the exam has', async ({ page, request, asStudent }) => {
  await openWith(page, '/test-type', { exam: 'GUJCET' })
  for (const subject of ['Physics', 'Chemistry', 'Biology']) {
    const path = `/api/quiz/chapters?exam=GUJCET&subject=${subject}`
    const { length } = await callAs(request, asStudent)<ChapterEntry[]>('GET', path)
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: subject }) })
    await expect(card).toContainText(`Chapters vary: ${length} for GUJCET`)
  }
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

test('a screenful of a phone shows six chapters, and each leads to its quiz wherever it is tapped', async ({
  page,
}) => {
  await openWith(page, '/chapters', { testType: 'NEET', subject: 'Physics' })
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.first()).toContainText('42 questions')
  const whole = await rows.evaluateAll((items) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().height ?? 0
    const places = items.map((item) => item.getBoundingClientRect())
    // However far one has scrolled to the top of a row; the last ones cannot be scrolled to the top.
    return places.slice(0, -6).map(({ top }) => {
      const end = top + innerHeight - bar
      return places.filter((place) => place.top >= top && place.bottom <= end).length
    })
  })
  expect(Math.min(...whole)).toBeGreaterThanOrEqual(6)
  const row = rows.filter({ hasText: 'Gravitation' })
  const { height = 0 } = (await row.boundingBox()) ?? {}
  expect(height).toBeGreaterThanOrEqual(44)
  await row.click({ position: { x: 4, y: height - 4 } })
  await expect(page).toHaveURL(/\/quiz$/)
  await expect(page.getByText('Gravitation', { exact: true })).toBeVisible()
})

test('the name of a chapter is whole at 320 with text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
  /** How many pixels of the name are hidden, and whether a word of it is broken. */
  const faults = (element: HTMLElement) => {
    const words = document.createRange()
    const text = element.firstChild
    const content = text?.textContent ?? ''
    const isBroken = [...content.matchAll(/[^\s-]+/g)].some(({ 0: word, index }) => {
      if (!text) return true
      words.setStart(text, index)
      words.setEnd(text, index + word.length)
      return words.getClientRects().length > 1
    })
    return { hidden: element.scrollWidth - element.clientWidth, isBroken }
  }
  for (const subject of ['Physics', 'Chemistry', 'Biology']) {
    await openWith(page, '/chapters', { testType: 'NEET', subject })
    const names = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(names.first()).toBeVisible()
    for (const name of await names.all())
      expect(await name.evaluate(faults), (await name.textContent()) ?? '').toEqual({
        hidden: 0,
        isBroken: false,
      })
  }
  await openWith(page, '/quiz', { testType: 'NEET', subject: 'Physics', chapter: 'electrostatics' })
  const name = page.getByRole('banner').getByText('Electrostatics')
  await expect(name).toBeVisible()
  expect(await name.evaluate(faults)).toEqual({ hidden: 0, isBroken: false })
})

test('each chapter says what the student has done of it, and nothing moves when that arrives', async ({
  page,
  request,
  asStudent,
}) => {
  await takeQuiz(callAs(request, asStudent), { chapter: 'kinematics', verdict: inOrder(7) })
  const release = await holdCalls(page, '**/api/quiz/progress*')
  const isAsked = page.waitForRequest('**/api/quiz/progress*')
  await openWith(page, '/chapters', { testType: 'NEET', subject: 'Physics' })
  await isAsked
  const rows = page.getByRole('main').getByRole('listitem')
  const kinematics = rows.filter({ hasText: 'Kinematics' })
  await expect(kinematics).toContainText('56 questions')
  const places = () => rows.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()))
  const before = await places()
  release()
  await expect(kinematics).toContainText('10 of 56 met, last 7/10')
  await expect(rows.filter({ hasText: 'Optics' }).first()).toContainText(/\d+ questions/)
  expect(await places()).toEqual(before)
})

test('a teacher chooses chapters without a progress', async ({ page, newAccount }) => {
  const teacher = await newAccount('teacher')
  const asked: string[] = []
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
  await page.goto('/privacy')
  await page.evaluate((token) => localStorage.setItem('token', token), teacher.token)
  await openWith(page, '/chapters', { testType: 'NEET', subject: 'Physics' })
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('42 questions')
  await expect.poll(() => asked).toContain('/api/accounts/me')
  expect(asked).not.toContain('/api/quiz/progress')
})

test('filters by class and by what is not begun say how many remain, and Back finds them again', async ({
  page,
  request,
  asStudent,
}) => {
  await takeQuiz(callAs(request, asStudent), { chapter: 'kinematics' })
  await openWith(page, '/chapters', { testType: 'NEET', subject: 'Physics' })
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(page.getByText('10 of 56 met, last 10/10')).toBeVisible()
  await page.getByRole('button', { name: 'Class 11' }).click()
  await page.getByRole('button', { name: 'Not begun' }).click()
  await expect(page).toHaveURL(/show=class-11,not-begun$/)
  await expect(rows.filter({ hasText: 'Kinematics' })).toHaveCount(0)
  const remaining = await rows.count()
  await expect(page.getByText(`${remaining} of 20 chapters`, { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Start Quiz: Gravitation' }).click()
  await expect(page).toHaveURL(/\/quiz$/)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Not begun' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NEET - Physics')
  await expect(rows).toHaveCount(remaining)
  await page.getByLabel('Find a chapter').fill('kinematics')
  await page.getByRole('button', { name: 'Show all chapters' }).click()
  await expect(rows).toHaveCount(20)
})

test('the chosen length of a quiz is remembered, and an open quiz of another length is not taken for it', async ({
  page,
}) => {
  const chapters = { testType: 'NEET', subject: 'Physics' }
  const start = page.getByRole('link', { name: 'Start Quiz: Gravitation' })
  await openWith(page, '/chapters', chapters)
  await start.click()
  await expect(page.getByRole('heading', { name: 'Question 1 / 10' })).toBeVisible()
  await openWith(page, '/chapters', chapters)
  await expect(page.getByLabel('Quiz length').getByRole('option')).toHaveText(
    [5, 10, 20, 30, 50].map((length) => `${length} questions`),
  )
  await page.getByLabel('Quiz length').selectOption('20 questions')
  await start.click()
  await expect(page.getByRole('heading', { name: 'Question 1 / 20' })).toBeVisible()
  await openWith(page, '/chapters', chapters)
  await expect(page.getByLabel('Quiz length')).toHaveValue('20')
  await page.getByLabel('Quiz length').selectOption('50 questions')
  await start.click()
  await expect(page.getByRole('heading', { name: 'Question 1 / 46' })).toBeVisible() // all that the chapter has
})
