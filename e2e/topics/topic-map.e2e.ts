import type { Page } from '@playwright/test'
import { inOrder, takeQuiz } from '../../server/src/testing/take-quiz.ts'
import { callAs, confirmAccount, expect, expectAccessible, signIn, subjectOf, test } from '../fixtures.ts'
import { openClass } from '../pages/class-tests.ts'

const kinematics = (page: Page) =>
  page.getByRole('main').locator('li', { has: page.getByRole('heading', { name: 'Kinematics' }) })

test('a student finds where each topic stands, what that is based on, and practises the chapter', async ({
  page,
  asStudent,
}) => {
  await takeQuiz(callAs(page.request, asStudent), { verdict: inOrder(7, 3) })
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Topic map' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Topic map')
  const chapter = kinematics(page)
  await expect(chapter.getByText('Building', { exact: true }).first()).toBeVisible()
  await expect(chapter.getByText(/of \d+ right, based on \d+ answers?$/).first()).toBeVisible()
  await page.getByText('What the words mean').click()
  await expectAccessible(page, 'the topic map')
  await page.getByRole('button', { name: 'Biology' }).click()
  await expect(page).toHaveURL(/\/topics\?subject=Biology$/)
  await expect(page.getByText(/^0 solid, 0 fading, 0 building, \d+ not started$/)).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Topic map' }).click()
  await page.getByRole('link', { name: 'Practise this chapter: Kinematics' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 / 10' })).toBeVisible()
})

test('what is believed starts at zero after a question, and is counted again from all answers', async ({
  page,
  asStudent,
}) => {
  await takeQuiz(callAs(page.request, asStudent), { verdict: inOrder(7, 3) })
  await page.goto('/topics')
  await expect(kinematics(page).getByText('Building', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Start at zero' }).click()
  await expect(page.getByRole('dialog')).toContainText('your notes are gone')
  await expectAccessible(page, 'the question before a reset')
  await page.keyboard.press('Escape')
  await expect(kinematics(page).getByText('Building', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Start at zero' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start at zero' }).click()
  await expect(page.getByText('Done.', { exact: true })).toBeVisible()
  await expect(page.getByText(/^0 solid, 0 fading, 0 building, \d+ not started$/)).toBeVisible()
  await page.getByRole('button', { name: 'Count all answers again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Count again' }).click()
  await expect(page.getByText(/^0 solid, 0 fading, 0 building/)).toHaveCount(0)
})

test('a teacher reads the topic map of a pupil, again when it did not come, and for a stranger there is no such page', async ({
  page,
  browser,
  request,
  newAccount,
}) => {
  const [teacher, student] = [await newAccount('teacher'), await newAccount('student')]
  await confirmAccount('teacher', teacher)
  await openClass(request, teacher, [student])
  await takeQuiz(callAs(request, student), { verdict: inOrder(4) })
  await signIn(page, teacher.token)
  await page.goto(`/profile/${subjectOf(student.token)}`)
  await page.getByRole('link', { name: 'Topic map' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Topic map of ${student.name}`)
  await expect(kinematics(page).getByText('Building', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Practise this chapter/ })).toHaveCount(0)
  await page.route('**/topic-map*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The topic map did not load' })).toBeVisible()
  await page.unroute('**/topic-map*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Topic map of ${student.name}`)

  const other = await browser.newContext({ serviceWorkers: 'block' })
  const stranger = await other.newPage()
  await signIn(stranger, (await newAccount('teacher')).token)
  await stranger.goto(`/profile/${subjectOf(student.token)}/topics`)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await other.close()
})
