import { callAs, expect, expectNoAxeViolations, signIn, test } from '../fixtures.ts'
import { choosePaper, chooseTime, openClass, openDevice } from '../pages/class-tests.ts'
import { begin, expectSent, option, pick } from '../pages/hall.ts'

test('one test is set for two classes on a sheet of circles that stay, with its options in another order, and read class by class', async ({
  page,
  browser,
  request,
  newAccount,
}) => {
  const teacher = await newAccount('teacher')
  const [asha, ravi] = [await newAccount('student'), await newAccount('student')]
  await openClass(request, teacher, [asha])
  const other = await callAs(request, teacher)<{ code: string }>('POST', '/api/classes', { name: '11 B' })
  await callAs(request, ravi)('POST', '/api/classes/join', { code: other.code })
  await signIn(page, teacher.token)
  await choosePaper(page, 'Unit test of both', { pattern: 'gujcet-b', chapter: 'Electrostatics' })
  await page.getByText('For other classes as well').click()
  await page.getByRole('checkbox', { name: '11 B' }).check()
  await page.getByRole('button', { name: 'Choose questions' }).click()
  await expect(page.getByRole('heading', { name: '3 questions' })).toBeVisible()
  await expectNoAxeViolations(page, 'a paper for two classes')
  await chooseTime(page)
  await page.getByRole('checkbox', { name: 'Another order of options for each student' }).check()
  await page.getByRole('checkbox', { name: 'Filled circles cannot be erased' }).check()
  await expectNoAxeViolations(page, 'the rules of a test on a sheet')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('11 A, 11 B')).toBeVisible()
  const board = page.getByRole('region', { name: 'Live board' })
  await expect(board.getByText('Not started')).toHaveCount(2)
  await page.getByLabel('Class', { exact: true }).selectOption('11 B')
  await expect(board.getByText('Not started')).toHaveCount(1)

  const device = await openDevice(browser, asha, 360)
  await device.goto('/profile')
  await device.getByRole('button', { name: 'To the instructions: Unit test of both' }).click()
  await expect(device.getByText('A filled circle cannot be erased or changed')).toBeVisible()
  await begin(device)
  await pick(device, 'B')
  await expect(option(device, 'B')).toBeChecked()
  for (const letter of ['A', 'C', 'D'] as const) await expect(option(device, letter)).toBeDisabled()
  await expect(device.getByRole('button', { name: 'Clear Response' })).toHaveCount(0)
  await expectNoAxeViolations(device, 'a sheet whose circles stay')
  await expectSent(device)
  await device.reload()
  await expect(option(device, 'B')).toBeChecked()
  await expect(option(device, 'A')).toBeDisabled()
})
