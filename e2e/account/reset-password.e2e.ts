import type { TaughtClass } from '@vikalp/contract/classes'
import {
  type Account,
  callAs,
  confirmAccount,
  expect,
  expectAccessible,
  signIn,
  subjectOf,
  test,
} from '../fixtures.ts'

for (const width of [360, 1280])
  test(`a student who forgot the password comes back by the code of the teacher at ${width}`, async ({
    page,
    browser,
    baseURL,
    request,
    newAccount,
  }) => {
    const viewport = { width, height: width === 360 ? 640 : 800 }
    const [teacher, student] = [await newAccount('teacher'), await newAccount()]
    await joinClass(teacher, student)
    await page.setViewportSize(viewport)
    await signIn(page, teacher.token)
    await page.goto(`/profile/${subjectOf(student.token)}`)
    await page.getByRole('button', { name: 'Code for a new password' }).click()
    const sheet = page.getByRole('dialog', { name: 'Code for a new password' })
    const make = sheet.getByRole('button', { name: 'Make a code' })
    await make.click()
    await expect(sheet.getByText('Only confirmed teachers and institutes can make a code.')).toBeVisible()
    await confirmAccount('teacher', teacher)
    await make.click()
    const code = await sheet.locator('code').innerText()
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    await expectAccessible(page, 'the sheet with a code')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(`Asha Patel: choose a new password at ${baseURL}/recover`)).toBeVisible()
    await expect(page.getByText('Print', { exact: true })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })

    const phone = await browser.newContext({
      viewport,
      serviceWorkers: 'block',
      ...(baseURL !== undefined && { baseURL }),
    })
    const there = await phone.newPage()
    await there.goto('/recover#mangled%') // as some programs break a link
    await expect(there.getByLabel('Code', { exact: true })).toHaveValue('')
    await there.goto('/login')
    await there.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(there.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
    await expectAccessible(there, 'the way back')
    const typed = there.getByLabel('Code', { exact: true })
    const password = there.getByLabel('New password')
    const choose = there.getByRole('button', { name: 'Choose this password' })
    await typed.fill('K7QM-2WXD')
    await password.fill('short')
    await choose.click()
    await expect(typed).toHaveAccessibleDescription(/A code has twelve letters and digits/)
    await expect(typed).toBeFocused()
    await expect(password).toHaveAccessibleDescription(/Use at least 8 characters/)
    await typed.fill('K7QM-2WXD-AB34')
    await password.fill('iloveyou')
    await choose.click()
    await expect(typed).toHaveAccessibleDescription(/was used, has expired or is mistyped/)
    await typed.fill(code.toLowerCase())
    await choose.click()
    await expect(password).toHaveAccessibleDescription(/easy to guess/)
    await password.fill('three green kites')
    await password.press('Enter')
    await expect(there).toHaveURL(/\/profile$/)
    await expect(there.getByRole('heading', { name: 'Asha Patel', level: 2 })).toBeVisible()
    const before = { authorization: `Bearer ${student.token}` }
    expect((await request.get('/api/accounts/me', { headers: before })).status()).toBe(401)

    async function joinClass(of: Account, who: Account): Promise<void> {
      const { code: open } = await callAs(request, of)<TaughtClass>('POST', '/api/classes', {
        name: 'Class 12',
      })
      await callAs(request, who)('POST', '/api/classes/join', { code: open })
    }
  })
