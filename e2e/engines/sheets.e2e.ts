import { test } from './engine-test.ts'
import type { View } from './view.ts'

/** Into a quiz as a student comes to it, so that the chapters lie behind it. */
async function openQuiz(view: View): Promise<void> {
  await view.open('/chapters')
  await view.tap('link', /Start Quiz.*Kinematics|Kinematics.*Start Quiz/)
  await view.sees('heading', 'Question 1 / 10')
}

/** What Android's back gesture does: a close request where the browser has them, else one step back. */
async function askToClose(view: View): Promise<void> {
  if (await view.call(() => 'CloseWatcher' in window)) await view.press('Escape')
  else await view.back()
}

test('a sheet closes by Escape, by its button, by the backdrop and by Back, and gives the focus back', async ({
  student: view,
}) => {
  await openQuiz(view)
  const waysOut = [
    () => view.press('Escape'),
    () => view.inside('dialog').tap('button', 'Close'),
    () => view.tapOutside(),
    () => askToClose(view),
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

test('signing out asks first', async ({ student: view }) => {
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
