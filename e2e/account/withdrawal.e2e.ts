import { inOrder, takeQuiz } from '../../server/src/testing/take-quiz.ts'
import { callAs, confirmAccount, expect, expectAccessible, reach, signIn, test } from '../fixtures.ts'
import { anotherDevice } from '../pages/another-device.ts'
import { giveConsent } from '../pages/guardian.ts'

for (const width of [360, 1280])
  test.describe(`at ${width}`, () => {
    const viewport = { width, height: width === 360 ? 640 : 800 }
    test.use({ viewport })

    test('what a class sees of a student under 18: the name, with consent the practice, and nothing from the moment of withdrawal', async ({
      page,
      newAccount,
      request,
      browser,
      baseURL,
    }) => {
      const teacher = await newAccount('teacher')
      await confirmAccount('teacher', teacher)
      const { code } = await callAs(request, teacher)<{ code: string }>('POST', '/api/classes', {
        name: 'Class 11 Science',
      })
      const student = await newAccount('student', 16)
      const asStudent = callAs(request, student)
      await takeQuiz(asStudent, { verdict: inOrder(9, 10) })

      const own = await anotherDevice(browser, { baseURL, viewport }, student)
      await own.goto('/profile')
      await reach(own.getByLabel('Class code'))
      await own.getByLabel('Class code').fill(code)
      await own.getByRole('button', { name: 'Look up the class' }).click()
      await expect(own.getByText('Your name and roll number.', { exact: true })).toBeVisible()
      await expect(own.getByText('only once you are 18 or a parent or guardian agrees.')).toBeVisible()
      await expectAccessible(own, 'an offer to a student under 18')
      await own.getByRole('button', { name: 'Join class' }).click()
      await expect(own.getByRole('button', { name: /^Leave Class 11 Science/ })).toBeVisible()

      await signIn(page, teacher.token)
      await page.goto('/teacher')
      await expect(page.getByText('1 student · 1 shares no results yet')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Papers for guardians' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'No results to show yet' })).toBeVisible()
      await page.getByRole('button', { name: 'Students: Class 11 Science' }).click()
      await expect(page.getByRole('dialog').getByText('shares no results yet')).toBeVisible()
      await expect(page.getByRole('dialog').getByRole('link', { name: student.name })).toHaveCount(0)
      await expectAccessible(page, 'a member who shares nothing')
      await page.keyboard.press('Escape')

      const { token } = await asStudent<{ token: string }>('POST', '/api/sharing/link')
      await giveConsent(request, token)
      await page.reload()
      const row = page.getByRole('listitem').filter({ hasText: 'View Details' })
      await expect(row).toContainText('Average 90%')
      await page.getByRole('button', { name: `View Details: ${student.name}` }).click()
      await expect(page.getByText('Parent contact')).toBeVisible()
      const whole = await anotherDevice(browser, { baseURL, viewport }, teacher)
      const { id } = await asStudent<{ id: string }>('GET', '/api/accounts/me')
      await whole.goto(`/profile/${id}`)
      await expect(whole.getByRole('region', { name: 'Overall Progress' })).toContainText('90%')

      await own.goto('/sharing')
      const looked = own.getByRole('region', { name: 'Who opened your contact details' })
      await expect(looked.getByText(teacher.name)).toBeVisible()
      await own.getByRole('button', { name: 'Take it back' }).click()
      await own.getByRole('button', { name: 'End sharing' }).click()
      await expect(own.getByText('Sharing has ended.').first()).toBeVisible()

      // Both screens of the teacher are still open, and the next thing that they ask for is refused.
      await page.getByRole('button', { name: `Hide Details: ${student.name}` }).click()
      await page.getByRole('button', { name: `View Details: ${student.name}` }).click()
      await expect(
        page.getByText('This student is no longer in your classes, or does not share any more.'),
      ).toBeVisible()
      await expect(page.getByText('Parent contact')).toHaveCount(0)
      await page.getByLabel('Search by name').fill(student.name.slice(0, 4))
      await expect(row).toHaveCount(0)
      await whole.getByRole('combobox', { name: 'Period' }).selectOption('Monthly')
      await expect(whole.getByText('90%')).toHaveCount(0)
      await expect(whole.getByRole('heading', { name: 'Page not found' })).toBeVisible()
      await page.goto('/teacher')
      await expect(page.getByText('1 student · 1 shares no results yet')).toBeVisible()
      await own.goto('/profile')
      await expect(own.getByRole('region', { name: 'Overall Progress' })).toContainText('90%')
      await whole.context().close()
      await own.context().close()
    })

    test('a student under 18 is told before joining that nobody knows the teacher, and cannot join', async ({
      page,
      newAccount,
      request,
    }) => {
      const stranger = await newAccount('teacher')
      const { code } = await callAs(request, stranger)<{ code: string }>('POST', '/api/classes', {
        name: 'Free notes',
      })
      await signIn(page, (await newAccount('student', 16)).token)
      await page.goto('/profile')
      await reach(page.getByLabel('Class code'))
      await page.getByLabel('Class code').fill(code)
      await page.getByRole('button', { name: 'Look up the class' }).click()
      await expect(page.getByText('Nobody has checked yet who this is.', { exact: false })).toBeVisible()
      await expect(
        page.getByText('Not yet. First tell us when you were born', { exact: false }),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: 'Join class' })).toHaveCount(0)
      await expectAccessible(page, 'an offer that cannot be taken')
      await page.getByRole('link', { name: 'Your data and who sees it' }).first().click()
      await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible()
    })
  })
