import { expect, expectAccessible, reach, studentTest as test } from '../fixtures.ts'

/** By which the file that has the code of the classes is known: it speaks their texts. */
const speaksOfClasses = 'joinedClasses`)'

test('a part whose code does not load says so in its place, and comes when it is tried again', async ({
  page,
}) => {
  let isLost = true
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch()
    if (isLost && (await answer.text()).includes(speaksOfClasses)) return route.abort()
    return route.fulfill({ response: answer })
  })
  await page.goto('/student-profile')
  const failed = page.getByRole('alert').filter({ hasText: 'This part did not load.' })
  await reach(failed)
  await expect(page.getByRole('heading', { name: 'This screen did not load' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectAccessible(page, 'a student whose classes did not load')
  isLost = false
  await failed.getByRole('button', { name: 'Try again' }).click()
  await reach(page.getByRole('heading', { name: 'My classes' }))
  await expect(failed).toHaveCount(0)
})

test('papers that do not load are said to be missing, and come when they are tried again', async ({
  page,
}) => {
  await page.route('**/api/sittings*', (route) => route.abort())
  await page.goto('/profile')
  const failed = page.getByRole('alert').filter({ hasText: 'Your mock tests did not load.' })
  await reach(failed)
  await expect(page.getByRole('link', { name: 'To the mock tests' })).toBeVisible()
  await page.unroute('**/api/sittings*')
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(failed).toHaveCount(0)
})
