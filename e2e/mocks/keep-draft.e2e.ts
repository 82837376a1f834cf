import { expect, signIn, test } from '../fixtures.ts'
import { choosePaper, chooseTime, inIndia, openClass, swapFirst } from '../pages/class-tests.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false })

test('a draft that is kept goes on with its questions, its time and its results, and keeps the later change', async ({
  page,
  request,
  newAccount,
}) => {
  const teacher = await newAccount('teacher')
  await openClass(request, teacher)
  await signIn(page, teacher.token)
  await choosePaper(page, 'Unit test, kept')
  await swapFirst(page)
  const questions = page.getByRole('article')
  const chosen = await questions.allInnerTexts()
  await chooseTime(page)
  await page.getByRole('button', { name: 'Next' }).click()
  const resultsAt = inIndia(Date.now() + 7_200_000)
  await page.getByRole('radio', { name: 'At a time', exact: true }).check()
  await page.getByLabel('Results', { exact: true }).fill(resultsAt)
  await page.getByRole('button', { name: 'Keep as draft' }).click()

  for (const title of ['Unit test, kept', 'Unit test, renamed']) {
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { name: '3 questions' })).toBeVisible()
    expect(await questions.allInnerTexts()).toEqual(chosen)
    await expect(page.getByLabel('Name of the test')).toHaveValue(title)
    await page.getByLabel('Name of the test').fill('Unit test, renamed')
    for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByLabel('Results', { exact: true })).toHaveValue(resultsAt)
    if (title === 'Unit test, kept') await page.getByRole('button', { name: 'Keep as draft' }).click()
  }
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { name: 'Unit test, renamed' })).toBeVisible()
})
