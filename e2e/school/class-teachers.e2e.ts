import { randomInt } from 'node:crypto'
import type { Role } from '@vikalp/domain/vocabulary'
import { pdfTexts } from '../../server/src/testing/pdf-texts.ts'
import { type Account, callAs, dataOf, expect, expectAccessible, subjectOf } from '../fixtures.ts'
import { choose, csv, store, rosterTest as test } from './roster-page.ts'

const students = csv('students.csv', 'Name,Class,GR No\r\nDev Mehta,11A,G1\r\nJay Rao,11A,G2\r\n')
const teachers = csv('teachers.csv', 'Name,Class\r\nMeera Trivedi,12B\r\n')

type Api = Parameters<typeof callAs>[0]

/** A teacher who signed up alone and has a class 11A; the code of an invitation is all that makes them one of the institute. */
async function joinByCode(api: Api, institute: Account, teacher: Account): Promise<void> {
  const { code } = await callAs(api, institute)<{ code: string }>('GET', '/api/institutes/invitation')
  await callAs(api, teacher)('POST', '/api/institutes/join', { code })
  await callAs(api, teacher)('POST', '/api/classes', { name: '11A' })
}

/** Somebody of the roster opens the account with the card. */
async function openAccount(
  api: Api,
  institute: Account,
  { role, username }: { role: Role; username: string },
): Promise<Pick<Account, 'token'>> {
  const { pdf } = await callAs(api, institute)<{ pdf: string }>('POST', '/api/institutes/roster/cards', {
    role,
    class: null,
    address: 'vikalp.example',
  })
  const lines = pdfTexts(Buffer.from(pdf, 'base64'))
  const card = lines.indexOf(`Username   ${username}`)
  const code = lines[card + 1]?.replace('Code   ', '')
  const reply = await api.post('/api/accounts/first-sign-in', {
    data: { username, code, password: 'a long road to Surat' },
    headers: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
  })
  return dataOf(reply)
}

for (const width of [360, 1280])
  test(`at ${width} a class waits until its teacher is confirmed, and nobody who left is put back`, async ({
    page,
    newAccount,
    request,
    openRoster,
  }) => {
    const { institute, handle } = await openRoster(width)
    const as = callAs(request, institute)
    const teacher = await newAccount('teacher')
    await joinByCode(request, institute, teacher)

    await choose(page, students)
    await expect(page.getByText(/their classes get nobody: 11A \(Asha Patel\)/)).toBeVisible()
    await expectAccessible(page, 'a class that waits for its teacher')
    await store(page, '2 new, 0 changed, 0 left')
    await expect(page.getByText(/no teacher whom you have confirmed/)).toBeVisible()

    await as('PUT', `/api/institutes/teachers/${subjectOf(teacher.token)}/confirmation`)
    await choose(page, students)
    await expect(page.getByText('Dev Mehta is put into 11A')).toBeVisible()
    await expect(page.getByText('11A: Asha Patel')).toBeVisible()
    await store(page, '0 new, 2 changed, 0 left')

    const dev = callAs(
      request,
      await openAccount(request, institute, { role: 'student', username: `dev.mehta@${handle}` }),
    )
    const [joined] = await dev<{ classId: string }[]>('GET', '/api/classes/joined')
    await dev('DELETE', `/api/classes/${joined?.classId}/membership`)
    await choose(page, students)
    await expect(page.getByText(/Left a class themselves, and are not put back: Dev Mehta\./)).toBeVisible()
    await expect(page.getByText('The roster is already as this file says.')).toBeVisible()
    await page.getByRole('button', { name: 'Choose another file' }).click()

    await page.getByLabel('The file lists').selectOption('Teachers')
    await choose(page, teachers)
    await store(page, '1 new, 0 changed, 0 left')
    const meera = callAs(
      request,
      await openAccount(request, institute, { role: 'teacher', username: `meera.trivedi@${handle}` }),
    )
    await meera('DELETE', '/api/institutes/membership')
    await choose(page, teachers)
    await expect(page.getByText(/Left your institute themselves.*Meera Trivedi\./)).toBeVisible()
    await expectAccessible(page, 'a teacher who left')
  })

for (const width of [360, 1280])
  test(`at ${width} the office helps a student who forgot the password, and no one else`, async ({
    page,
    request,
    openRoster,
  }) => {
    const { institute, handle } = await openRoster(width)
    await choose(page, students)
    await store(page, '2 new, 0 changed, 0 left')
    const username = `dev.mehta@${handle}`
    await openAccount(request, institute, { role: 'student', username })
    const part = page.getByRole('region', { name: 'Forgotten passwords' })
    const ask = async (typed: string) => {
      await part.getByLabel('Username of the student').fill(typed)
      await page.keyboard.press('Enter')
    }
    await ask('somebody')
    await expect(part.getByText('No student of your roster has this username.')).toBeVisible()
    await ask('jay.rao')
    await expect(part.getByText(/has not chosen a password yet/)).toBeVisible()
    await ask('Dev.Mehta')
    const slip = part.getByRole('listitem').filter({ hasText: username })
    await expect(slip).toContainText('Dev Mehta, 11A')
    await expect(part.getByRole('button', { name: 'Print 1 slip' })).toBeVisible()
    await expectAccessible(page, 'slips for students who forgot the password')
    const code = await slip.getByRole('code').innerText()
    const reply = await request.post('/api/accounts/reset', {
      data: { code, password: 'a boat to Dwarka' },
      headers: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
    })
    expect(reply.status()).toBe(200)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(username, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Classes', exact: true })).toBeHidden()
  })
