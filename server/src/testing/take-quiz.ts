import type { Method } from '@vikalp/contract/endpoint'
import type { Question } from '@vikalp/contract/question'
import type { QuizResult, StartedQuiz } from '@vikalp/contract/quiz'

/** One call as one user, on whatever way it travels: what is inside { data }. It throws where the server refuses. */
export type Call = <T>(method: Method, path: string, body?: object) => Promise<T>

export type Verdict = 'right' | 'wrong' | 'skip'

export type QuizChoice = {
  exam?: string
  subject?: string
  chapter?: string
  count?: number
  quick?: boolean
}

export type Answering = {
  /** How each question is answered; all right unless said otherwise. */
  verdict?: (question: Question, place: number) => Verdict
  /** Spent on each answered question. */
  seconds?: number
  /** When the student finished, if that was before the delivery. */
  finishedAt?: string
}

/** A whole quiz through the routes: of NEET Physics, kinematics, unless the plan says otherwise. */
export async function takeQuiz(call: Call, plan: QuizChoice & Answering = {}): Promise<QuizResult> {
  return submitQuiz(call, await startQuiz(call, plan), plan)
}

export const startQuiz = (call: Call, choice: QuizChoice = {}): Promise<StartedQuiz> => {
  const { exam = 'NEET', subject = 'Physics', chapter = 'kinematics', count, quick } = choice
  return call('POST', '/api/quiz/start', { exam, subject, chapters: [chapter], count, quick })
}

export function submitQuiz(
  call: Call,
  { quizId, questions }: StartedQuiz,
  { verdict = allRight, seconds, finishedAt }: Answering = {},
): Promise<QuizResult> {
  const answers = questions.flatMap((question, place) => {
    const wanted = verdict(question, place)
    if (wanted === 'skip') return []
    const selectedOption = wanted === 'right' ? question.answer : question.answer === 'A' ? 'B' : 'A'
    return [{ questionId: question._id, selectedOption, seconds }]
  })
  return call('POST', '/api/quiz/submit-multiple', { quizId, answers, finishedAt })
}

/** The first so many right, then so many wrong, the rest skipped. */
export const inOrder =
  (right: number, wrong = 0) =>
  (_: Question, place: number): Verdict =>
    place < right ? 'right' : place < right + wrong ? 'wrong' : 'skip'

export const allRight = (): Verdict => 'right'
