import { inOrder, takeQuiz } from '../../server/src/testing/take-quiz.ts'
import { callAs, confirmAccount, expect, expectAccessible, signIn, test } from '../fixtures.ts'
import { openClass } from '../pages/class-tests.ts'

test('a teacher finds where the class is weak, and one tap gives it the topic for a week', async ({
  page,
  request,
  newAccount,
}) => {
  const teacher = await newAccount('teacher')
  const students = [await newAccount(), await newAccount(), await newAccount()]
  await confirmAccount('teacher', teacher)
  const classId = await openClass(request, teacher, students)
  for (const student of students)
    await takeQuiz(callAs(request, student), { count: 20, verdict: inOrder(0, 20) })
  // What a quiz teaches is known moments after it.
  const topics = () =>
    callAs(request, teacher)<{ topics: { students: number }[] }>(
      'GET',
      `/api/classes/${classId}/topics?subject=Physics`,
    )
  await expect.poll(async () => (await topics()).topics.some((topic) => topic.students === 3)).toBe(true)
  await signIn(page, teacher.token)
  await page.goto('/teacher/classes')
  await page.getByRole('link', { name: 'Topics: 11 A' }).click()
  await expect(page).toHaveURL(new RegExp(`/teacher/classes/${classId}/topics$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Topics of 11 A')
  await expect(page.getByText('From the practice of 3 students who share it.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Weak topics' })).toBeVisible()
  const first = page.getByRole('main').locator('li:has(h3)').first()
  await expect(first).toContainText(/\d of 100 Medium questions right/)
  await expect(first).toContainText(/Kinematics · 3 students, \d+ answers/)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page, `the topics of a class at ${width}`)
  }
  await page.keyboard.press('Tab')
  const set = first.getByRole('button', { name: /^Set \d+ questions? for a week/ })
  await set.focus()
  await page.keyboard.press('Enter')
  await expect(first.getByRole('button', { name: /^Set until \d/ })).toBeDisabled()
  const topic = (await first.getByRole('heading').textContent()) ?? 'none'
  const [asha] = students
  if (!asha) throw new Error('nobody is in the class')
  const work = await callAs(request, asha)<{ assignments: { title: string }[] }>('GET', '/api/class-work')
  expect(work.assignments.map(({ title }) => title)).toEqual([topic])
  await page.getByRole('button', { name: 'Biology' }).click()
  await expect(page.getByRole('heading', { name: 'Nobody has practised this subject yet' })).toBeVisible()
  await expectAccessible(page, 'a subject that nobody has practised')
})

test('the topics of a class say when they did not come, and that they are for its confirmed teacher', async ({
  page,
  request,
  newAccount,
}) => {
  const teacher = await newAccount('teacher')
  const classId = await openClass(request, teacher)
  await signIn(page, teacher.token)
  await page.route('**/topics?*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto(`/teacher/classes/${classId}/topics`)
  await expect(page.getByRole('heading', { name: 'The topics did not load' })).toBeVisible()
  await page.unroute('**/topics?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Nobody has practised this subject yet' })).toBeVisible()
  await page.goto('/teacher/classes/1/topics')
  await expect(page.getByRole('heading', { name: 'There is no such class' })).toBeVisible()
})
