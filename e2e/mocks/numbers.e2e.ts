import { expect, studentTest as test } from '../fixtures.ts'
import { begin, expectAt, handIn, option, palette, press, readyPaper } from '../pages/hall.ts'

/** The first question of a paper whose answer is typed. */
const firstNumber = 21

test('a number is typed with the keys on the screen, refused where it is none, and saved', async ({
  page,
  request,
  asStudent,
}) => {
  await page.goto(await readyPaper(request, asStudent, { template: 'jee-main-2026', form: 1 }))
  await begin(page)
  await page.getByRole('button', { name: /^Physics, B/ }).click()
  await expectAt(page, firstNumber)
  await expect(option(page, 'A')).toHaveCount(0)
  const field = page.getByRole('textbox', { name: /^Your answer/ })
  const keys = page.getByRole('group', { name: 'Number keys' })
  await keys.getByRole('button', { name: 'Point' }).click()
  await keys.getByRole('button', { name: '5' }).click()
  await expect(field).toHaveValue('.5')
  await expect(page.getByText('Write 0.5.')).toBeVisible()
  await press(page, 'Save & Next')
  await expectAt(page, firstNumber)
  await keys.getByRole('button', { name: 'Clear All' }).click()
  for (const key of ['Minus', '1', '2', '3'])
    await keys.getByRole('button', { name: key, exact: true }).click()
  await keys.getByRole('button', { name: 'Backspace' }).click()
  await expect(field).toHaveValue('-12')
  await press(page, 'Save & Next')
  await expectAt(page, firstNumber + 1)

  await field.fill('7')
  await field.press('Enter')
  await expectAt(page, firstNumber + 2)
  await palette(page).click()
  const sheet = page.getByRole('dialog', { name: 'Question palette' })
  for (const n of [firstNumber, firstNumber + 1])
    await expect(sheet.getByRole('button', { name: `Question ${n}, answered` })).toBeVisible()
})

test('the paper begins at its top, the buttons stay on the screen and the marks of each part fit a phone', async ({
  page,
  request,
  asStudent,
}) => {
  await page.goto(await readyPaper(request, asStudent, { template: 'jee-main-2026', form: 1 }))
  await begin(page)
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await expect(sections).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 1280, height: 720 })
  await sections.getByRole('button', { name: /^Physics, B/ }).click()
  await expectAt(page, firstNumber)
  for (const name of ['Save & Next', 'Back', 'Submit'])
    await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toBeInViewport({
      ratio: 1,
    })
  await page.setViewportSize({ width: 360, height: 640 })
  await handIn(page)
  await page.getByRole('link', { name: 'See result' }).click()
  await expect(page.getByRole('columnheader', { name: 'Marks' })).toBeVisible()
  // It has this name where it scrolls sideways.
  await expect(page.getByRole('region', { name: 'Marks of each part' })).toHaveCount(0)
})
