import type { APIRequestContext, Page } from '@playwright/test'
import {
  type Account,
  callAs,
  confirmAccount,
  confirmEmail,
  expect,
  expectAccessible,
  reach,
  signIn,
  test,
} from '../fixtures.ts'

type Code = { code: string }

const makeClass = (request: APIRequestContext, teacher: Account) =>
  callAs(request, teacher)<Code>('POST', '/api/classes', { name: 'Class 12 Science' })

async function hire(request: APIRequestContext, institute: Account, teacher: Account): Promise<void> {
  const { code } = await callAs(request, institute)<Code>('GET', '/api/institutes/invitation')
  await callAs(request, teacher)('POST', '/api/institutes/join', { code })
}

async function lookUp(page: Page, code: string): Promise<void> {
  await page.getByLabel('Class code').fill(code)
  await page.getByRole('button', { name: 'Look up the class' }).click()
  await expect(page.getByRole('heading', { name: 'Join Class 12 Science?' })).toBeFocused()
}

const myClasses = (page: Page) => page.getByRole('region', { name: 'My classes' })

for (const width of [360, 1280])
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a student sees whose class it is and who will see what, before joining and when it changes', async ({
      page,
      newAccount,
      request,
    }) => {
      const [teacher, institute] = [await newAccount('teacher'), await newAccount('institute')]
      const { code } = await makeClass(request, teacher)
      const student = await newAccount()
      await signIn(page, student.token)
      await page.goto('/profile')
      await reach(page.getByLabel('Class code'))
      await page.getByLabel('Class code').fill('ABCDEFGH')
      await page.getByRole('button', { name: 'Look up the class' }).click()
      await expect(page.getByText('No class has this code.', { exact: false })).toBeVisible()
      await lookUp(page, code)
      await expect(page.getByText('Not confirmed', { exact: true })).toBeVisible()
      await expect(page.getByText('No institute is behind this class.')).toBeVisible()
      await expectAccessible(page, 'a class before joining')
      await page.getByRole('button', { name: 'Another code' }).click()
      await lookUp(page, code)

      await hire(request, institute, teacher)
      await page.getByRole('button', { name: 'Join class' }).click()
      await expect(page.getByRole('alert')).toHaveText(/The institute of this class has just changed/)
      await page.getByRole('button', { name: 'Another code' }).click()
      await lookUp(page, code)
      await page.getByRole('button', { name: 'Join class' }).click()
      await expect(myClasses(page).getByText(`Teacher: ${teacher.name} · Not confirmed`)).toBeVisible()

      const next = await newAccount('institute')
      await confirmAccount('institute', next)
      await hire(request, next, teacher)
      await page.reload()
      await reach(page.getByText('sees nothing of you until you agree.', { exact: false }))
      await expectAccessible(page, 'the question after a change')
      await page.getByRole('button', { name: 'I agree' }).click()
      await expect(page.getByRole('button', { name: 'I agree' })).toBeHidden()
    })

    test('an institute confirms a teacher by a tap and takes it back; the teacher sees contact only then', async ({
      page,
      newAccount,
      request,
      browser,
      baseURL,
    }) => {
      const [teacher, institute] = [await newAccount('teacher'), await newAccount('institute')]
      await hire(request, institute, teacher)
      const { code } = await makeClass(request, teacher)
      const student = await newAccount()
      await callAs(request, student)('POST', '/api/classes/join', { code })
      await confirmEmail(request, student)
      const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
      const own = await context.newPage()
      await signIn(own, teacher.token)
      await own.goto('/teacher')
      await expect(own.getByRole('heading', { name: 'You are not confirmed yet' })).toBeVisible()
      await expect(own.getByRole('button', { name: `Email ${student.name}` })).toHaveCount(0)
      await own.getByRole('button', { name: `View Details: ${student.name}` }).click()
      await expect(own.getByText('You see email, phone and address once you are confirmed.')).toBeVisible()

      await signIn(page, institute.token)
      await page.goto('/institute')
      await expect(page.getByRole('heading', { name: 'Your institute is not confirmed yet' })).toBeVisible()
      await confirmAccount('institute', institute)
      await page.reload()
      await reach(page.getByRole('button', { name: 'Manage teachers (1)' }))
      await expect(page.getByRole('heading', { name: 'Your institute is not confirmed yet' })).toBeHidden()
      await page.getByRole('button', { name: 'Manage teachers (1)' }).click()
      await page.getByRole('button', { name: `Confirm ${teacher.name}` }).click()
      await expect(page.getByText(`${teacher.name} is confirmed as your teacher.`)).toBeVisible()
      await expectAccessible(page, 'the teachers of an institute')

      await own.reload()
      await expect(own.getByRole('button', { name: `Email ${student.name}` })).toBeVisible()
      await expect(own.getByRole('heading', { name: 'You are not confirmed yet' })).toBeHidden()

      await page.getByRole('button', { name: `Undo the confirmation of ${teacher.name}` }).click()
      await expect(page.getByText(`${teacher.name} is not confirmed any more.`)).toBeVisible()
      await own.reload()
      await expect(own.getByRole('heading', { name: 'You are not confirmed yet' })).toBeVisible()
      await context.close()
    })
  })
