import { test } from './engine-test.ts'
import type { View } from './view.ts'

type Question = { _id: string; answer: 'A' | 'B' | 'C' | 'D' }

/** The questions stored on the device; their answers are there for the review. */
const questionsOnDevice = (view: View): Promise<Question[]> =>
  view.call(() => {
    const name = Object.keys(localStorage).find((key) => key.includes(':questions:')) ?? ''
    return JSON.parse(localStorage.getItem(name) ?? '').value
  })

const onQuestion = (view: View, n: number) => view.sees('heading', `Question ${n} / 10`)

test('a student signs in, chooses a chapter, takes the quiz, submits early and reviews it', async ({
  view,
  newAccount,
}) => {
  const { email, password, name } = await newAccount()
  await view.open('/')
  await view.fill('Email or username', email)
  await view.fill('Password', password)
  await view.tap('button', 'Sign in')
  await view.sees('heading', name)

  await view.tap('link', /^Start your first quiz/)
  await view.tap('link', /^NEET/)
  await view.tap('link', /Physics/)
  await view.tap('button', 'Class 12')
  await view.lacks('heading', 'Kinematics')
  await view.tap('button', 'Class 12')
  await view.tap('button', 'Class 11')
  await view.tap('link', /Start Quiz.*Kinematics|Kinematics.*Start Quiz/)

  await onQuestion(view, 1)
  const [first, second] = await questionsOnDevice(view)
  await view.tap('radio', new RegExp(`^${first?.answer}`))
  await view.tap('button', 'Next')
  await onQuestion(view, 2)
  await view.tap('radio', new RegExp(`^${second?.answer === 'A' ? 'B' : 'A'}`))
  await view.tap('button', 'Mark for review')
  await view.tap('button', 'Next')
  await onQuestion(view, 3)
  await view.tap('button', 'Skip')
  await onQuestion(view, 4)

  await view.tap('button', 'Question palette, 4/10')
  const palette = view.inside('dialog', 'Question palette')
  await palette.sees('button', 'Question 1, answered')
  await palette.sees('button', 'Question 2, answered and marked for review')
  await palette.sees('button', 'Question 3, not answered')
  await palette.tap('button', 'Question 1, answered')
  await view.lacks('dialog')
  await onQuestion(view, 1)

  await view.tap('button', 'Question palette, 1/10')
  await palette.tap('button', 'Submit Quiz')
  await view.lacks('dialog', 'Question palette')
  await view.inside('dialog', 'Submit quiz?').reads('2 answered, 8 not answered, 1 marked.')
  await view.inside('dialog', 'Submit quiz?').tap('button', 'Submit Quiz')

  await view.isAt('/analysis')
  await view.sees('heading', 'Quiz Results')
  await view.reads('10.0%')
  await view.tap('link', 'Review Answers')
  await view.sees('heading', 'Answer Review')
  await view.tap('button', /^Incorrect/)
  await view.seesAll('article', undefined, 1)
  await view.inside('article').reads('Your answer')
  await view.inside('article').reads('Explanation')

  await view.back()
  await view.isAt('/analysis')
  await view.back()
  await view.sees('heading', 'NEET - Physics')
})
