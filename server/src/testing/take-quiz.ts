import type { Method } from '@vikalp/contract/endpoint'
import type { Question } from '@vikalp/contract/question'
import type { QuizResult, StartedQuiz } from '@vikalp/contract/quiz'

/** A call as one user, by any transport: it returns the content of { data } and throws when the server rejects it. */
export type Call = <T>(method: Method, path: string, body?: object) => Promise<T>

export type Verdict = 'right' | 'wrong' | 'skip'

export type QuizChoice = {
  exam?: string
  subject?: string
  chapter?: string
  count?: number
  quick?: boolean
  /** For which it is taken. */
  assignmentId?: string
}

export type Answering = {
  /** How each question is answered; all right unless said otherwise. */
  verdict?: (question: Question, place: number) => Verdict
  /** Spent on each answered question. */
  seconds?: number
  /** When the student finished, if that was before the submit. */
  finishedAt?: string
}

/** A whole quiz through the routes, by default in NEET Physics, kinematics. */
export async function takeQuiz(call: Call, plan: QuizChoice & Answering = {}): Promise<QuizResult> {
  return submitQuiz(call, await startQuiz(call, plan), plan)
}

export const startQuiz = (call: Call, choice: QuizChoice = {}): Promise<StartedQuiz> => {
  const { exam = 'NEET', subject = 'Physics', chapter = 'kinematics', count, quick, assignmentId } = choice
  return call('POST', '/api/quiz/start', { exam, subject, chapters: [chapter], count, quick, assignmentId })
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

/** The first answers right, the next ones wrong, the rest skipped. */
export const inOrder =
  (right: number, wrong = 0) =>
  (_: Question, place: number): Verdict =>
    place < right ? 'right' : place < right + wrong ? 'wrong' : 'skip'

export const allRight = (): Verdict => 'right'
