import type { Method } from '@vikalp/contract/endpoint'
import type { QuizResult, StartedQuiz } from '@vikalp/contract/quiz'
import { type Answering, inOrder, type QuizChoice, startQuiz, takeQuiz } from '../../testing/take-quiz.ts'

/** Asha and Bina learn from Chetan, who teaches at Deepshikha. */
export const people = {
  asha: 'student',
  bina: 'student',
  chetan: 'teacher',
  deepshikha: 'institute',
} as const
export type Person = keyof typeof people
export const personNames = Object.keys(people) as Person[] // Object.keys forgets the literal types

export const credentialsOf = (person: Person) => ({
  email: `${person}@mail.example`,
  password: 'older than the upgrade',
})

/** A call as one of them; it returns the content of { data }. */
export type Ask = <T>(who: Person, method: Method, path: string, body?: object) => Promise<T>

/** An Indian Tuesday, Wednesday and Thursday. */
export const days = ['2026-11-10', '2026-11-11', '2026-11-12'] as const
export const morningOf = (day: string): string => `${day}T05:00:00.000Z`

/** The question that they talk about. */
export const discussed = 'kin-0001'

export type OpenQuiz = StartedQuiz & { saved: { questionId: string; selectedOption: string } }

type Version = {
  ask: Ask
  /** Whether it has this route. */
  has: (path: string) => boolean
  /** Lets the morning of a day come. */
  wakeOn: (day: string) => Promise<unknown>
}

/** What the people of a kept version did in it, once they had signed up. Returns the quiz that they left open. */
export async function live({ ask, has, wakeOn }: Version): Promise<OpenQuiz> {
  const practise = (who: Person, plan: QuizChoice & Answering) =>
    takeQuiz((...call) => ask(who, ...call), plan)
  const first = await practise('asha', { verdict: inOrder(7, 2), seconds: 30 })
  if (has('/api/institutes/invitation')) await openInstitute(ask)
  if (has('/api/classes')) await openClass(ask)
  await discuss(ask)
  await wakeOn(days[1])
  await practise('asha', {
    subject: 'Chemistry',
    chapter: 'atomic-structure',
    verdict: inOrder(4, 5),
    seconds: 60,
  })
  await practise('bina', { exam: 'JEE', verdict: inOrder(9, 1), seconds: 45 })
  await wakeOn(days[2])
  await practise('asha', { quick: true, chapter: 'optics', verdict: inOrder(5), seconds: 20 })
  if (has('/api/classes')) await takeRegister(ask)
  if (has('/api/bookmarks')) await markQuestions(ask, first)
  return leaveOpen(ask)
}

type Code = { code: string }
type Id = { id: string }

async function openInstitute(ask: Ask): Promise<void> {
  const { code } = await ask<Code>('deepshikha', 'GET', '/api/institutes/invitation')
  await ask('chetan', 'POST', '/api/institutes/join', { code })
  const meeting = {
    type: 'meeting',
    title: 'Parents',
    description: 'In the hall',
    date: days[0],
    score: null,
  }
  await ask('deepshikha', 'POST', '/api/institutes/activities', meeting)
}

async function openClass(ask: Ask): Promise<void> {
  const details = { subject: 'Physics', qualification: 'M.Sc.', phone: null, teachingSince: 2009 }
  await ask('chetan', 'PUT', '/api/profiles/teacher', details)
  const { code } = await ask<Code>('chetan', 'POST', '/api/classes', { name: '12 A' })
  await ask('asha', 'POST', '/api/classes/join', { code })
  await ask('bina', 'POST', '/api/classes/join', { code })
}

async function discuss(ask: Ask): Promise<void> {
  const said = { questionId: discussed, text: 'Draw it first, then count.\nThen the units: મીટર.' }
  const { id } = await ask<Id>('asha', 'POST', '/api/suggestions', said)
  await ask('bina', 'PUT', `/api/suggestions/${id}/vibe`)
  await ask('bina', 'POST', '/api/suggestions', { questionId: discussed, text: 'The slope is the speed.' })
}

async function takeRegister(ask: Ask): Promise<void> {
  const [taught] = await ask<{ classId: string }[]>('chetan', 'GET', '/api/classes')
  const bina = await ask<Id>('bina', 'GET', '/api/accounts/me')
  await ask('chetan', 'PUT', `/api/classes/${taught?.classId}/register/${days[2]}`, { absent: [bina.id] })
}

async function markQuestions(ask: Ask, { questions }: QuizResult): Promise<void> {
  const questionId = questions[0]?.questionId
  await ask('asha', 'PUT', '/api/bookmarks', { questionId, bookmarked: true })
  await ask('asha', 'POST', '/api/reports', { questionId, reason: 'unclear', note: 'Which axis?' })
  await ask('asha', 'PUT', '/api/accounts/avatar', { avatar: 'fern' })
}

/** Only one answer of it is saved. */
async function leaveOpen(ask: Ask): Promise<OpenQuiz> {
  const quiz = await startQuiz((...call) => ask('asha', ...call))
  const [first] = quiz.questions
  if (!first) throw new Error('The quiz has no questions')
  const saved = { questionId: first._id, selectedOption: first.answer }
  await ask('asha', 'POST', '/api/quiz/submit', { quizId: quiz.quizId, ...saved })
  return { ...quiz, saved }
}
