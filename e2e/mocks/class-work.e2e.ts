import { expect, signIn, test } from '../fixtures.ts'
import { openClass, setHomework } from '../pages/class-tests.ts'
import { jumpsOf } from '../pages/jumps.ts'

const day = 86_400_000
const pages = { profile: '**/api/profiles/student?*', mocks: '**/api/papers' }

test('what a class has to do is in the first view of a phone, and nothing jumps when it comes last', async ({
  page,
  request,
  newAccount,
}) => {
  const [teacher, student] = [await newAccount('teacher'), await newAccount('student')]
  const classId = await openClass(request, teacher, [student])
  const dueAt = new Date(Date.now() + day).toISOString()
  await setHomework(request, teacher, classId, { title: 'Kinematics, first quiz', dueAt })
  await signIn(page, student.token)
  const jumps = await jumpsOf(page)
  const begin = page.getByRole('link', { name: 'Begin: Kinematics, first quiz' })
  for (const [path, other] of Object.entries(pages))
    for (const visit of ['first', 'second']) {
      const answered = page.waitForResponse(other)
      await page.route('**/api/class-work', async (route) => {
        await (await answered).finished()
        await route.continue()
      })
      await page.goto(`/${path}`)
      await expect(begin, `${path}, ${visit} visit`).toBeInViewport({ ratio: 1 })
      await page.waitForLoadState('networkidle')
      const far = (await jumps()).filter((jump) => jump > 4)
      expect(far, `${path}, ${visit} visit`).toEqual([])
      await page.unroute('**/api/class-work')
    }
})
