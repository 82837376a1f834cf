import { callAs } from '../fixtures.ts'
import { test } from './engine-test.ts'

const question = 'Discard what you typed?'

test('a form asks before it drops what was typed, whatever closes it', async ({ view, newAccount }) => {
  await view.signIn((await newAccount('institute')).token)
  await view.open('/profile')
  await view.open('/institute')
  const sheet = view.inside('dialog', 'Institute details')
  const waysOut = [
    () => view.press('Escape'),
    () => sheet.tap('button', 'Close'),
    () => view.tapOutside(),
    () => view.back(),
  ]
  for (const leave of waysOut) {
    await view.tap('button', 'Institute details')
    await view.sees('dialog', 'Institute details')
    await leave()
    await view.lacks('dialog')
    await view.sees('button', 'Institute details', { isFocused: true })

    await view.tap('button', 'Institute details')
    await sheet.fill('Location', 'Anand, Gujarat')
    await leave()
    await view.sees('dialog', question)
    await view.back()
    await view.lacks('dialog', question)
    await sheet.sees('field', 'Location', { value: 'Anand, Gujarat' })

    await leave()
    await view.inside('dialog', question).tap('button', 'Discard')
    await view.lacks('dialog')
    await view.sees('button', 'Institute details', { isFocused: true })
  }
  await view.hasLeftSheets()
  await view.back()
  await view.isAt('/profile')
})

test('Escape again and again opens and closes the question, and the form stays', async ({
  view,
  newAccount,
}) => {
  await view.signIn((await newAccount('institute')).token)
  await view.open('/institute')
  await view.tap('button', 'Institute details')
  const sheet = view.inside('dialog', 'Institute details')
  await sheet.fill('Location', 'Anand, Gujarat')
  for (let i = 0; i < 3; i++) {
    await view.press('Escape')
    await view.sees('dialog', question)
    await view.press('Escape')
    await view.lacks('dialog', question)
    await sheet.sees('field', 'Location', { value: 'Anand, Gujarat' })
  }
  await sheet.tap('button', 'Close')
  await view.inside('dialog', question).tap('button', 'Discard')
  await view.lacks('dialog')
})

test('who keeps editing saves what was typed, without another question', async ({ view, newAccount }) => {
  await view.signIn((await newAccount('institute')).token)
  await view.open('/institute')
  await view.tap('button', 'Institute details')
  const sheet = view.inside('dialog', 'Institute details')
  await sheet.fill('Location', 'Anand, Gujarat')
  await view.press('Escape')
  await view.inside('dialog', question).tap('button', 'Keep editing')
  await view.lacks('dialog', question)
  await sheet.tap('button', 'Save')
  await view.lacks('dialog')
  await view.sees('text', 'Anand, Gujarat')
})

test('a choice counts as typed', async ({ view, newAccount }) => {
  await view.signIn((await newAccount('institute')).token)
  await view.open('/institute')
  await view.tap('button', 'Record an activity')
  const sheet = view.inside('dialog', 'Record an activity')
  await sheet.tap('radio', 'Test')
  await view.press('Escape')
  await view.inside('dialog', question).tap('button', 'Keep editing')
  await view.lacks('dialog', question)
  await sheet.sees('radio', 'Test', { isChecked: true })
})

test('a roll number typed in the list of students is asked for as well', async ({
  view,
  newAccount,
  request,
}) => {
  const teacher = await newAccount('teacher')
  const student = await newAccount('student')
  const { code } = await callAs(request, teacher)<{ code: string }>('POST', '/api/classes', { name: 'JEE' })
  await callAs(request, student)('POST', '/api/classes/join', { code })
  await view.signIn(teacher.token)
  await view.open('/teacher/classes')
  await view.tap('button', 'Students: JEE')
  const sheet = view.inside('dialog', 'Students of JEE')
  await sheet.tap('button', `Edit ${student.name}`)
  await sheet.tap('field', `Roll number of ${student.name}`)
  await view.type('7')
  await view.back()
  await view.inside('dialog', question).tap('button', 'Keep editing')
  await view.lacks('dialog', question)
  await sheet.sees('field', `Roll number of ${student.name}`)
})
