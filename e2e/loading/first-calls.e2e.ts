import type { Page } from '@playwright/test'
import type { HistoryPage } from '@vikalp/contract/lists/history'
import type { demoEmails } from '@vikalp/domain/identity/demo-accounts'
import { callAs, expect, openWith, signInAs, test } from '../fixtures.ts'
import { answerAll, expectQuestion, kinematics, press } from '../pages/quiz-page.ts'

type Call = { name: string; body: string | null }

/** All that the page asks of the API from now on. */
function listenTo(page: Page): Call[] {
  const calls: Call[] = []
  page.on('request', (sent) => {
    const { pathname, search } = new URL(sent.url())
    if (pathname.startsWith('/api/'))
      calls.push({ name: `${sent.method()} ${pathname}${search}`, body: sent.postData() })
  })
  return calls
}

/** The code of the application arrives only after these calls have been answered. */
async function holdCodeUntil(page: Page, calls: readonly string[]): Promise<void> {
  const answered = Promise.all(
    calls.map((path) => page.waitForResponse((answer) => answer.url().includes(path))),
  )
  await page.route('**/assets/*.js', async (route) => {
    await answered
    await route.continue()
  })
}

const firstOf = {
  student: {
    '/exams': ['/api/quiz/exams'],
    '/test-type': ['/api/quiz/subjects'],
    '/chapters': ['/api/quiz/chapters', '/api/accounts/me', '/api/quiz/progress'],
    '/quiz': ['/api/quiz/start'],
    '/profile': ['/api/accounts/me', '/api/profiles/student', '/api/today', '/api/class-work'],
    '/student-profile': ['/api/profiles/student'],
  },
  teacher: { '/teacher': ['/api/profiles/teacher'] },
  institute: { '/institute': ['/api/profiles/institute'] },
} as const satisfies Record<keyof typeof demoEmails, Record<string, readonly string[]>>

for (const role of ['student', 'teacher', 'institute'] as const)
  for (const [path, first] of Object.entries(firstOf[role]))
    test(`${path} has its data on the way before its code, and asks for nothing twice`, async ({ page }) => {
      await signInAs(page, role)
      await holdCodeUntil(page, first)
      const calls = listenTo(page)
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const names = calls.map(({ name }) => name)
      expect(names).toEqual([...new Set(names)])
      expect(await page.evaluate(() => (globalThis as { earlyCalls?: unknown[] }).earlyCalls ?? [])).toEqual(
        [],
      )
    })

test('a quiz that the page asks for early is the one that the student takes and hands in', async ({
  page,
  request,
  asStudent,
}) => {
  const calls = listenTo(page)
  await openWith(page, '/quiz', kinematics)
  await expectQuestion(page, 1)
  await answerAll(page, ['A', 'B'])
  await page.reload()
  await expectQuestion(page, 2)
  expect(calls.filter(({ name }) => name === 'POST /api/quiz/start')).toHaveLength(1)
  for (let n = 2; n < 10; n++) await press(page, n === 2 ? 'Next' : 'Skip')
  await press(page, 'Submit Quiz')
  await expect(page.getByRole('meter')).toBeVisible()
  const { total } = await callAs(request, asStudent)<HistoryPage>('GET', '/api/quiz/history')
  expect(total).toBe(1)
})

test('an early call that is lost is made again for the same quiz', async ({ page, asStudent: _ }) => {
  const calls = listenTo(page)
  await page.route('**/api/quiz/start', (route) => route.abort(), { times: 1 })
  await openWith(page, '/quiz', kinematics)
  await expectQuestion(page, 1)
  const [lost, answered, ...more] = calls.filter(({ name }) => name === 'POST /api/quiz/start')
  expect(lost?.body).toMatch(/"quizId":"[\w-]{36}"/)
  expect([answered?.body, more]).toEqual([lost?.body, []])
})

test('without a sign-in nothing is asked early', async ({ page }) => {
  const calls = listenTo(page)
  await page.goto('/quiz')
  await expect(page).toHaveURL(/\/login/)
  expect(calls.filter(({ name }) => name.includes('/api/quiz'))).toEqual([])
})
