import { inOrder, takeQuiz } from '../../server/src/testing/take-quiz.ts'
import {
  callAs,
  confirmAccount,
  confirmEmail,
  expect,
  expectNoAxeViolations,
  signIn,
  test,
} from '../fixtures.ts'

for (const width of [360, 1280])
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: width < 700 })

    test('a chapter quiz is set with a day, begun on the first screen of a student, and counted for the teacher', async ({
      page,
      browser,
      request,
      newAccount,
    }) => {
      const [teacher, student] = [await newAccount('teacher'), await newAccount('student')]
      await confirmEmail(request, teacher)
      await confirmAccount('teacher', teacher)
      const { code } = await callAs(request, teacher)<{ code: string }>('POST', '/api/classes', {
        name: '11 A',
      })
      await callAs(request, student)('POST', '/api/classes/join', { code })
      await signIn(page, teacher.token)
      await page.goto('/teacher/classes')
      await page.getByRole('button', { name: 'Assignments: 11 A' }).click()
      const sheet = page.getByRole('dialog', { name: 'Assignments of 11 A' })
      await sheet.getByRole('button', { name: 'Set an assignment' }).click()
      await sheet.getByRole('button', { name: 'Set it' }).click()
      await expect(sheet.getByText('Choose the chapter.')).toBeVisible()
      await sheet.getByLabel('Chapter').selectOption('kinematics')
      await sheet.getByLabel('Name of the assignment').fill('Kinematics, first quiz')
      await sheet.getByLabel('Questions').fill('5')
      await expectNoAxeViolations(page, 'the form of an assignment')
      await sheet.getByRole('button', { name: 'Set it' }).click()
      await expect(sheet.getByText('0 done, 0 late, 1 not begun of 1')).toBeVisible()

      const device = await browser.newContext({ viewport: { width, height: 800 }, serviceWorkers: 'block' })
      const own = await device.newPage()
      await signIn(own, student.token)
      await own.goto('/profile')
      await own.getByRole('link', { name: 'Begin: Kinematics, first quiz' }).click()
      await expect(own.getByRole('heading', { name: /^Question 1 / })).toBeVisible()
      await own.goto('/profile')
      await expect(own.getByRole('link', { name: 'Go on: Kinematics, first quiz' })).toBeVisible()
      const work = await callAs(request, student)<{ assignments: { assignmentId: string }[] }>(
        'GET',
        '/api/class-work',
      )
      const assignmentId = work.assignments[0]?.assignmentId ?? ''
      await takeQuiz(callAs(request, student), { assignmentId, verdict: inOrder(4, 5) })
      await own.reload()
      await expect(own.getByText('Done', { exact: false })).toBeVisible()
      await device.close()

      await page.reload()
      await page.getByRole('button', { name: 'Assignments: 11 A' }).click()
      await sheet.getByText('Who has done it').click()
      await expect(sheet.getByText('Done, 4 of 5')).toBeVisible()
    })
  })
