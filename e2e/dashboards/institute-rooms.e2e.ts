import { randomUUID } from 'node:crypto'
import type { ReadySitting } from '@vikalp/contract/mocks/sittings'
import {
  callAs,
  confirmAccount,
  confirmEmail,
  expect,
  expectAccessible,
  signIn,
  subjectOf,
  test,
} from '../fixtures.ts'
import { setUnitTest } from '../pages/class-tests.ts'

const contextOptions = { reducedMotion: 'reduce' } as const

for (const width of [320, 1280])
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions })

    test('an institute goes from its overview to its students, classes and tests, and reads a test of a teacher', async ({
      page,
      request,
      newAccount,
    }) => {
      test.slow()
      const [institute, teacher, student] = [
        await newAccount('institute'),
        await newAccount('teacher'),
        await newAccount('student'),
      ]
      for (const staff of [institute, teacher]) await confirmEmail(request, staff)
      await confirmAccount('institute', institute)
      const owner = callAs(request, institute)
      const { code } = await owner<{ code: string }>('GET', '/api/institutes/invitation')
      await callAs(request, teacher)('POST', '/api/institutes/join', { code })
      await owner('PUT', `/api/institutes/teachers/${subjectOf(teacher.token)}/confirmation`)
      await signIn(page, institute.token)
      await page.goto('/institute/students')
      await expect(page.getByRole('heading', { name: 'No class yet' })).toBeVisible()
      await expectAccessible(page, 'no students')

      const made = await callAs(request, teacher)<{ classId: string; code: string }>('POST', '/api/classes', {
        name: '11 A',
      })
      const sitter = callAs(request, student)
      await sitter('POST', '/api/classes/join', {
        code: made.code,
        instituteId: subjectOf(institute.token),
      })
      const now = Date.now()
      const times = { opensAt: now - 1_800_000, closesAt: now + 15_000 }
      const testId = await setUnitTest(request, teacher, made.classId, {
        title: 'Unit test',
        lateStart: 'cut',
        ...times,
      })
      const ids = { sittingId: randomUUID(), pageId: randomUUID() }
      await sitter<ReadySitting>('POST', '/api/sittings', { sittingId: ids.sittingId, testId })
      await sitter('POST', `/api/sittings/${ids.sittingId}/begin`, { agreed: true, pageId: ids.pageId })
      await sitter('POST', `/api/sittings/${ids.sittingId}/submit`, { pageId: ids.pageId })

      await page.goto('/institute')
      const rooms = page.getByRole('navigation', { name: 'Rooms of your institute' })
      await rooms.getByRole('link', { name: 'Students' }).click()
      await expect(page.getByRole('heading', { name: '1 student' })).toBeVisible()
      await expect(page.getByRole('link', { name: student.name })).toBeVisible()
      await expectAccessible(page, 'the students')
      await rooms.getByRole('link', { name: 'Classes' }).click()
      await expect(page.getByRole('button', { name: '11 A' })).toBeVisible()
      await expectAccessible(page, 'the classes')
      await rooms.getByRole('link', { name: 'Tests' }).click()
      await expect(page.getByText(teacher.name, { exact: false })).toBeVisible()
      await expectAccessible(page, 'the tests')
      await page.getByRole('link', { name: 'Unit test' }).click()
      const results = page.getByRole('region', { name: 'Results', exact: true })
      await expect(results.getByRole('rowheader', { name: student.name })).toBeVisible()
      await expect(page.getByRole('button', { name: /Correct the key/ })).toHaveCount(0)
      // Its questions and keys are there once the test has closed.
      await expect(async () => {
        await page.reload()
        await expect(page.getByRole('article').first()).toBeVisible({ timeout: 3000 })
      }).toPass({ timeout: 40_000 })
      const widths = await page
        .getByRole('article')
        .getByRole('listitem')
        .evaluateAll((options) =>
          options.map(({ children }) => children[1]?.getBoundingClientRect().width ?? 0),
        )
      expect(widths.length).toBeGreaterThan(0)
      expect(Math.min(...widths), 'an option has room for its words').toBeGreaterThan(120)
      await expectAccessible(page, 'the results of a test')
    })
  })
