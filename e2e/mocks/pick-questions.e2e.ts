import type { TestPreview } from '@vikalp/contract/mocks/tests'
import {
  callAs,
  confirmAccount,
  confirmEmail,
  dataOf,
  expect,
  expectNoAxeViolations,
  signIn,
  test,
} from '../fixtures.ts'
import { expectSeen } from '../pages/both-sizes.ts'

for (const width of [360, 1280])
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: width < 700 })

    test('a teacher picks the questions of an assignment one by one, from two chapters', async ({
      page,
      request,
      newAccount,
    }) => {
      const [teacher, student] = [await newAccount('teacher'), await newAccount('student')]
      await confirmEmail(request, teacher)
      await confirmAccount('teacher', teacher)
      const { code } = await callAs(request, teacher)<{ code: string }>('POST', '/api/classes', {
        name: '11 B',
      })
      await callAs(request, student)('POST', '/api/classes/join', { code })
      await signIn(page, teacher.token)
      await page.goto('/teacher/classes')
      await page.getByRole('button', { name: 'Assignments: 11 B' }).click()
      const sheet = page.getByRole('dialog', { name: 'Assignments of 11 B' })
      await sheet.getByRole('button', { name: 'Set an assignment' }).click()
      await sheet.getByLabel('Name of the assignment').fill('Three to think about')
      await sheet.getByRole('button', { name: 'Pick the questions' }).click()

      const picker = page.getByRole('dialog', { name: 'Pick questions' })
      await picker.getByLabel('Chapter').selectOption('optics')
      await picker.getByLabel('Difficulty').selectOption('Hard')
      await expect(picker.getByRole('article').first()).toContainText('Hard')
      await expect(picker.getByRole('article').first()).toContainText('Nobody in the class has met it')
      await picker.getByRole('button', { name: 'Take question 1', exact: true }).click()
      await picker.getByRole('button', { name: 'Take question 2', exact: true }).click()
      await picker.getByLabel('Chapter').selectOption('gravitation')
      await expect(picker.getByText('46 questions to choose from')).toBeVisible()
      await picker.getByRole('button', { name: 'Show more' }).click()
      await expect(picker.getByText('40 of 46 shown')).toBeVisible()
      await picker.getByRole('button', { name: 'Take question 31', exact: true }).click()
      if (width < 700) await expectNoAxeViolations(page, 'the picker of questions')
      await picker.getByRole('button', { name: 'Done: 3 questions' }).click()

      await expect(sheet.getByText('3 questions, the same for everybody.')).toBeVisible()
      await sheet.getByRole('button', { name: 'Set it' }).click()
      await expect(sheet.getByText('3 questions, due', { exact: false })).toBeVisible()

      const work = await callAs(request, student)<{ assignments: { assignmentId: string }[] }>(
        'GET',
        '/api/class-work',
      )
      const { questions } = await callAs(request, student)<{ questions: { chapter: string }[] }>(
        'POST',
        '/api/quiz/start',
        {
          exam: 'NEET',
          subject: 'Physics',
          chapters: ['optics', 'gravitation'],
          assignmentId: work.assignments[0]?.assignmentId,
        },
      )
      expect(questions.map(({ chapter }) => chapter).sort()).toEqual(['gravitation', 'optics', 'optics'])
    })

    test('in the place of a question of a test the teacher picks another', async ({
      page,
      request,
      newAccount,
    }) => {
      const teacher = await newAccount('teacher')
      await confirmEmail(request, teacher)
      await confirmAccount('teacher', teacher)
      await callAs(request, teacher)('POST', '/api/classes', { name: '12 C' })
      await signIn(page, teacher.token)
      await page.goto('/teacher/tests/new')
      await page.getByLabel('Class', { exact: true }).selectOption('12 C')
      await page.getByLabel('Name of the test').fill('Optics')
      await page.getByLabel('Marks and buttons of').selectOption({ index: 1 })
      await page.getByText('Physics', { exact: true }).click()
      await page.getByLabel('Optics').check()
      await page.getByLabel('Number of Physics questions').fill('4')
      await page.getByLabel('Choose how many of each level').check()
      const levels = page.getByRole('group', { name: 'Number of Physics questions' })
      for (const [level, count] of [
        ['Easy', '0'],
        ['Medium', '0'],
        ['Hard', '0'],
      ] as const)
        await levels.getByLabel(level).fill(count)
      await page.getByRole('button', { name: 'Choose questions' }).click()
      await expect(page.getByText('Ask for at least one question of each subject.')).toBeVisible()
      await levels.getByLabel('Easy').fill('3')
      await levels.getByLabel('Hard').fill('1')
      await expectSeen(page, 'how many of each level')
      const chosen = page.waitForResponse((reply) => reply.url().includes('/preview') && reply.ok())
      await page.getByRole('button', { name: 'Choose questions' }).click()
      const { questions } = await dataOf<TestPreview>(await chosen)
      expect(questions.map(({ difficulty }) => difficulty).sort()).toEqual(['Easy', 'Easy', 'Easy', 'Hard'])
      const second = page.getByRole('article', { name: 'Question 2' })
      const before = await second.innerText()
      await page.getByRole('button', { name: 'Pick another question 2' }).click()
      const picker = page.getByRole('dialog', { name: 'Pick questions' })
      await picker.getByLabel('Form').selectOption('Two lists')
      const picked = await picker.getByRole('article', { name: 'Question 1' }).innerText()
      await picker.getByRole('button', { name: 'Take question 1', exact: true }).click()
      await expect(picker).toBeHidden()
      await expect(second).not.toContainText(before.slice(0, 60))
      await expect(second).toContainText(picked.split('\n')[0]?.trim() ?? 'Match')
    })
  })
