import { expect, test } from './engine-test.ts'
import type { View } from './view.ts'

/** Opens a quiz from its chapter, as students do, so that Back leads to the chapters. */
async function openQuiz(view: View): Promise<void> {
  await view.open('/chapters')
  await view.tap('link', /Start Quiz.*Kinematics|Kinematics.*Start Quiz/)
  await view.sees('heading', 'Question 1 / 10')
}

test('a sheet closes by Escape, its button, the backdrop and Back, and returns the focus', async ({
  student: view,
}) => {
  await openQuiz(view)
  const waysOut = [
    () => view.press('Escape'),
    () => view.inside('dialog').tap('button', 'Close'),
    () => view.tapOutside(),
    () => view.back(),
  ]
  for (const leave of waysOut) {
    await view.tap('button', 'Reading settings')
    await view.sees('dialog', 'Reading settings')
    await leave()
    await view.lacks('dialog')
    await view.sees('button', 'Reading settings', { isFocused: true })
  }
  await view.sees('heading', 'Question 1 / 10')
  await view.back()
  await view.isAt('/chapters')
})

test('a press that begins in a field and ends over the backdrop closes nothing', async ({
  student: view,
}) => {
  await view.open('/profile')
  await view.tap('button', 'Your details')
  const sheet = view.inside('dialog', 'Your details')
  await sheet.fill('Address', '12 Gandhi Road')
  await sheet.dragOut('field', 'Address')
  await sheet.sees('field', 'Address', { value: '12 Gandhi Road' })
  await sheet.fill('Your phone', '+91 98250 12345')
  await sheet.tap('button', 'Save details')
  await view.lacks('dialog')
  await view.tap('button', 'Your details')
  await sheet.sees('field', 'Address', { value: '12 Gandhi Road' })
})

test('a hint and the text size open over the question', async ({ student: view }) => {
  await openQuiz(view)
  await view.tap('button', 'Hint')
  await view.inside('dialog', 'AI Hint').reads('Hints can be wrong.')
  await view.press('Escape')
  await view.lacks('dialog')
  await view.tap('button', 'Reading settings')
  await view.tap('radio', 'Large')
  await view.sees('radio', 'Large', { isChecked: true })
  await view.inside('dialog').tap('button', 'Close')
  await view.lacks('dialog')
})

test('a confirmation over a sheet closes alone, in whatever way', async ({ student: view }) => {
  await openQuiz(view)
  await view.tap('button', 'Suggestions')
  const sheet = view.inside('dialog', 'Community Suggestions')
  await sheet.fill('Your suggestion', 'Draw the graph first')
  await sheet.tap('button', 'Submit')
  const waysToKeep = [
    () => view.inside('dialog', 'Delete suggestion?').tap('button', 'Keep'),
    () => view.press('Escape'),
    () => view.back(),
  ]
  for (const keep of waysToKeep) {
    await sheet.tap('button', 'Delete')
    await view.sees('dialog', 'Delete suggestion?')
    await keep()
    await view.lacks('dialog', 'Delete suggestion?')
    await sheet.sees('button', 'Delete', { isFocused: true })
  }
  await sheet.tap('button', 'Delete')
  await view.inside('dialog', 'Delete suggestion?').tap('button', 'Delete')
  await view.lacks('dialog', 'Delete suggestion?')
  await sheet.lacks('button', 'Delete')
  await sheet.sees('field', 'Your suggestion')
  await view.back()
  await view.lacks('dialog')
  await view.sees('heading', 'Question 1 / 10')
  await view.hasLeftSheets()
  await view.back()
  await view.isAt('/chapters')
})

test('after leaving the quiz, Back does not return to it', async ({ student: view }) => {
  await view.open('/profile')
  await view.tap('link', /^Start your first quiz/)
  await view.tap('link', /^NEET/)
  await view.tap('link', /Physics/)
  await view.tap('link', /Start Quiz.*Kinematics|Kinematics.*Start Quiz/)
  await view.tap('button', 'Leave quiz')
  await view.inside('dialog', 'Leave quiz?').tap('button', 'Stay')
  await view.lacks('dialog')
  await view.tap('button', 'Leave quiz')
  await view.inside('dialog', 'Leave quiz?').tap('button', 'Leave quiz')
  await view.isAt('/chapters')
  await view.sees('heading', 'Kinematics')
  await view.back()
  await view.isAt('/test-type')
})

test('a reload under an open sheet leaves no entry of it behind', async ({ student: view }) => {
  await openQuiz(view)
  await view.tap('button', 'Reading settings')
  await view.sees('dialog', 'Reading settings')
  expect(await view.call(() => history.state?.sheet)).toBe(true)
  await view.reload()
  await view.sees('heading', 'Question 1 / 10')
  await view.lacks('dialog')
  await view.hasLeftSheets()
  await view.back()
  await view.isAt('/chapters')
})

test('an empty quiz cannot be submitted', async ({ student: view }) => {
  await openQuiz(view)
  await view.tap('button', 'Question palette, 1/10')
  await view.inside('dialog', 'Question palette').tap('button', 'Submit Quiz')
  await view.inside('dialog', 'No answer yet').tap('button', 'Stay')
  await view.lacks('dialog')
  await view.hasLeftSheets()
  await view.back()
  await view.isAt('/chapters')
})

test('signing out needs a confirmation', async ({ student: view }) => {
  await view.open('/profile')
  await view.tap('button', 'Sign out')
  await view.inside('dialog', 'Sign out?').tap('button', 'Stay signed in')
  await view.lacks('dialog')
  await view.tap('button', 'Sign out')
  await view.inside('dialog', 'Sign out?').tap('button', 'Sign out')
  await view.isAt('/login')
  await view.sees('heading', 'Sign in')
})

test('a teacher makes a class and renames it', async ({ view, newAccount }) => {
  await view.signIn((await newAccount('teacher')).token)
  await view.open('/teacher')
  await view.fill('Name of the class', 'JEE')
  await view.tap('button', 'Make class')
  await view.sees('heading', 'JEE', { isFocused: true })
  await view.tap('text', 'Change class')
  await view.tap('button', 'Rename: JEE')
  const sheet = view.inside('dialog', 'Rename class')
  await sheet.tap('field', 'Name of the class')
  await view.type(' 2027')
  await sheet.tap('button', 'Save')
  await view.lacks('dialog')
  await view.sees('heading', 'JEE 2027')
})
