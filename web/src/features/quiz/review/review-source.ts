import type { Question } from '@vikalp/contract/question'
import type { QuizResult } from '@vikalp/contract/quiz'
import { reviewStatus } from '@vikalp/domain/quiz/review-status'
import { type Letter, letters, type ReviewStatus } from '@vikalp/domain/vocabulary'
import { type AskedQuestion, type Attempt, answersOf } from '#attempts/attempt.ts'
import { letterIn } from '#attempts/shown-options.ts'
import { fieldsOf } from '#platform/fields-of.ts'
import { namesFrom } from '../analysis/navigation-state.ts'
import { readQuestion } from './read-question.ts'

export type ReviewedQuestion = {
  question: Question
  /** The key; for a graded quiz, the key of the day of grading. */
  answer: Letter
  selected: Letter | undefined
  status: ReviewStatus
}

export type Review = ReturnType<typeof namesFrom> & {
  finishedAt: string | undefined
  questions: readonly ReviewedQuestion[]
}

/** Requirement 8.1: questions and answers from the navigation state; a missing answer is a skipped question. */
export function reviewFromState(state: Record<string, unknown>): Review | undefined {
  const { answers } = state
  const questions = Array.isArray(state.questions)
    ? state.questions.flatMap((one) => readQuestion(one) ?? [])
    : []
  if (questions.length === 0) return undefined
  const selected = fieldsOf(answers)
  return {
    ...namesFrom(state),
    finishedAt: undefined,
    questions: questions.map((question) =>
      reviewed(question, question.answer, letterAt(selected[question._id])),
    ),
  }
}

/** The attempt stored on this device; needs no network. */
export function reviewFromAttempt(attempt: Attempt): Review | undefined {
  const { examName, subjectName, chapterName, questions, finishedAt, result } = attempt
  if (questions.length === 0 || finishedAt === undefined) return undefined
  const answers = answersOf(attempt)
  const keys = new Map(result?.questions.map(({ questionId, answer }) => [questionId, answer]))
  return {
    ...namesFrom({ examName, subjectName, chapterName }),
    finishedAt,
    questions: questions.map((question) =>
      reviewed(question, keyShown(question, keys), letterAt(answers[question._id])),
    ),
  }
}

/** The key of the day of grading is a letter of the bank. */
function keyShown({ _id, order = '', answer }: AskedQuestion, keys: ReadonlyMap<string, Letter>): Letter {
  const key = keys.get(_id)
  return key ? letterIn(order, key) : answer
}

type GradedQuiz = QuizResult & {
  exam: string
  subject: string
  chapters: readonly string[]
  bank: readonly Question[]
}

/** The attempt stored on the server. A question that has left the bank since cannot be shown. */
export function reviewFromResult({
  exam,
  subject,
  chapters,
  finishedAt,
  bank,
  questions,
}: GradedQuiz): Review {
  const verdicts = new Map(questions.map((verdict) => [verdict.questionId, verdict]))
  return {
    ...namesFrom({ testType: exam, subject, chapter: chapters[0] }),
    finishedAt,
    questions: bank.map((question) => {
      const verdict = verdicts.get(question._id)
      return reviewed(question, verdict?.answer ?? question.answer, verdict?.selectedOption ?? undefined)
    }),
  }
}

const reviewed = (question: Question, answer: Letter, selected: Letter | undefined): ReviewedQuestion => ({
  question,
  answer,
  selected,
  status: reviewStatus(selected, answer),
})

const letterAt = (index: unknown): Letter | undefined =>
  typeof index === 'number' ? letters[index] : undefined
