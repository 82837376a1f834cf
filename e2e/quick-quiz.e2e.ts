import { expect, test } from './fixtures.ts'
import { answerAll, kinematics, openQuiz, press } from './pages/quiz-page.ts'

test('after a quick quiz, Practise again starts a quick one', async ({ page, asStudent }) => {
  expect(asStudent.name).toBe('Asha Patel')
  const { questions } = await openQuiz(page, { ...kinematics, quick: true })
  await answerAll(
    page,
    questions.map(({ answer }) => answer),
  )
  await press(page, 'Submit Quiz')
  const again = page.getByRole('link', { name: 'Practise again' })
  await again.click()
  await expect(page.getByRole('heading', { name: 'Question 1 / 5' })).toBeVisible()
})
