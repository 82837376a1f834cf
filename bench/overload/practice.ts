import type { StartedQuiz, StartQuiz } from '@vikalp/contract/quiz'
import type { Call, Client } from './client.ts'
import type { Reply } from './connection.ts'

/** Calls of one kind, each by another student, so that nobody passes a limit of one user. */
export type Next = () => Promise<Reply>

/** What a student's page asks for. */
export function reads(client: Client, tokens: readonly string[]): Next {
  let turn = 0
  return () => {
    const path = turn % 2 === 0 ? '/api/profiles/student' : '/api/quiz/history'
    return client.call({ method: 'GET', path, token: tokens[turn++ % tokens.length] ?? '' })
  }
}

/** Quizzes are begun and, as soon as they are there, delivered: a submit that was refused is sent again, as a browser does. */
export function writes(client: Client, tokens: readonly string[]): Next {
  const open: Call[] = []
  let turn = 0
  return async () => {
    const submit = open.pop()
    if (submit) {
      const reply = await client.call(submit)
      if (reply.status !== 200) open.push(submit)
      return reply
    }
    const token = tokens[turn++ % tokens.length] ?? ''
    const reply = await client.call({ ...startOf(kinematics), token })
    if (reply.status === 200) open.push({ ...submitOf(quizIn(reply.text)), token })
    return reply
  }
}

/** A quiz of one student; the answer to its submit, or to the start that failed. */
export async function takeQuiz(client: Client, token: string): Promise<Reply> {
  const started = await client.call({ ...startOf(kinematics), token })
  return started.status === 200 ? client.call({ ...submitOf(quizIn(started.text)), token }) : started
}

type Asked = Omit<Call, 'token'>

const kinematics = { exam: 'NEET', subject: 'Physics', chapters: ['kinematics'], count: 5 }

export const startOf = (body: StartQuiz): Asked => ({ method: 'POST', path: '/api/quiz/start', body })

type Quiz = { quizId: string; questions: readonly Pick<StartedQuiz['questions'][number], '_id' | 'answer'>[] }

/** The submit of a quiz with everything right. */
export function submitOf({ quizId, questions }: Quiz): Asked {
  const answers = questions.map(({ _id, answer }) => ({
    questionId: _id,
    selectedOption: answer,
    seconds: 30,
  }))
  return { method: 'POST', path: '/api/quiz/submit-multiple', body: { quizId, answers } }
}

/** The quiz in the answer to a start. */
export const quizIn = (text: string): StartedQuiz => (JSON.parse(text) as { data: StartedQuiz }).data // as the contract says
