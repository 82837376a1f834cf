import { callAs, confirmAccount, expect, expectAccessible, signIn, test } from '../fixtures.ts'
import { anotherDevice } from '../pages/another-device.ts'
import { agree } from '../pages/guardian.ts'

for (const width of [360, 1280])
  test.describe(`at ${width}`, () => {
    const viewport = { width, height: 800 }
    test.use({ viewport })

    test('an older account is asked once for the age, a guardian agrees by a link, and takes it back', async ({
      page,
      newAccount,
      browser,
      baseURL,
    }) => {
      const student = await newAccount('student', null)
      await signIn(page, student.token)
      await page.goto('/profile')
      await expect(page.getByRole('heading', { name: 'One question to you' })).toBeVisible()
      await page.getByRole('link', { name: 'Answer it' }).click()
      await expect(page.getByLabel('Year of birth')).toHaveValue('')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Choose the month.')).toBeVisible()
      await expectAccessible(page, 'the question for the age')
      await page.getByLabel('Month of birth').selectOption('May')
      await page.getByLabel('Year of birth').selectOption(String(new Date().getFullYear() - 16))
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('You told us that you are under 18.', { exact: false })).toBeVisible()
      await expect(page.getByText('Nobody so far.')).toBeVisible()
      await page.getByRole('button', { name: 'Make a link' }).click()
      const link = await page.locator('code').innerText()
      expect(link).toMatch(/\/consent#[\w-]{32}$/)
      await expectAccessible(page, 'the link for a guardian')

      await page.goto(link)
      await expect(page.getByText('Somebody is signed in on this device.', { exact: false })).toBeVisible()

      const guardian = await anotherDevice(browser, { baseURL, viewport })
      await guardian.goto(`${link.slice(0, -1)}${link.endsWith('_') ? '-' : '_'}`)
      await expect(guardian.getByText('This code or link is not known', { exact: false })).toBeVisible()
      await guardian.goto('about:blank')
      await guardian.goto(link)
      await expect(guardian.getByRole('heading', { name: `This is about ${student.name}.` })).toBeVisible()
      await expect(guardian).toHaveURL(/\/consent$/)
      await expectAccessible(guardian, 'what a guardian reads')
      await agree(guardian, student.name)
      await expectAccessible(guardian, 'the consent is given')
      const withdrawal = await guardian.locator('code').innerText()

      await page.goto('/sharing')
      await expect(page.getByText('Kiran Patel (mother) agreed', { exact: false })).toBeVisible()
      await expectAccessible(page, 'a consent that was given')

      await guardian.goto('about:blank')
      await guardian.goto(withdrawal)
      await guardian.getByRole('button', { name: 'Take my consent back' }).click()
      await expect(guardian.getByText('Your consent is taken back. Sharing has ended.')).toBeVisible()
      await guardian.context().close()
      await page.reload()
      await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible()
    })

    test('a known teacher prints a code, a guardian types it, and the student sees who looked', async ({
      page,
      newAccount,
      request,
      browser,
      baseURL,
    }) => {
      const teacher = await newAccount('teacher')
      await confirmAccount('teacher', teacher)
      const { classId, code } = await callAs(request, teacher)<{ classId: string; code: string }>(
        'POST',
        '/api/classes',
        { name: 'Class 11 Science' },
      )
      const student = await newAccount('student', 16)
      const asStudent = callAs(request, student)
      await asStudent('POST', '/api/classes/join', { code })
      await signIn(page, teacher.token)
      await page.goto(`/consent-papers?class=${classId}`)
      await page.getByRole('button', { name: 'Make the codes' }).click()
      await expect(
        page.getByRole('heading', { name: `To the parent or guardian of ${student.name}` }),
      ).toBeVisible()
      const paper = await page.locator('code').innerText()
      await expectAccessible(page, 'a paper for a guardian')

      const guardian = await anotherDevice(browser, { baseURL, viewport })
      await guardian.goto('/consent#mangled%') // as some programs break a link
      await guardian.getByRole('button', { name: 'Continue' }).click()
      await expect(guardian.getByText('Type the code from the paper.', { exact: true })).toBeVisible()
      await expectAccessible(guardian, 'a code to type')
      await guardian.getByLabel('Code').fill(paper.toLowerCase())
      await guardian.getByRole('button', { name: 'Continue' }).click()
      await expect(guardian.getByText(`${teacher.name} printed this code.`, { exact: false })).toBeVisible()
      await agree(guardian, student.name)
      await guardian.context().close()

      const { id } = await asStudent<{ id: string }>('GET', '/api/accounts/me')
      await callAs(request, teacher)('GET', `/api/profiles/teacher/students/${id}`)
      const studentPage = await anotherDevice(browser, { baseURL, viewport }, student)
      await studentPage.goto('/profile')
      await studentPage.getByRole('link', { name: 'Your data and who sees it' }).click()
      const section = studentPage.getByRole('region', { name: 'Who opened your contact details' })
      await expect(section.getByText(teacher.name)).toBeVisible()
      await studentPage.getByRole('button', { name: 'Take it back' }).click()
      await studentPage.getByRole('button', { name: 'End sharing' }).click()
      await expect(studentPage.getByRole('button', { name: 'Make a link' })).toBeVisible()
      await expectAccessible(studentPage, 'after the end of sharing')
      await studentPage.context().close()
    })
  })
