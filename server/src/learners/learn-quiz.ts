import { randomUUIDv7 } from 'node:crypto'
import { type GivenAnswer, takeAnswers } from '@vikalp/domain/learner/take-answers'
import { usualSeconds } from '@vikalp/domain/plan/item-seconds'
import { type Day, indianDay } from '@vikalp/domain/progress/periods'
import type { Letter } from '@vikalp/domain/vocabulary'
import type { Queries } from '#platform/db.ts'
import type { BankQuestion, QuestionBank } from '#question-bank/question-bank.ts'
import { codesOf, levelsOf, servedItem, stateOf, wholeRow } from './learner-state.ts'
import { type ItemLevels, readLearner } from './learners.store.ts'
import { learntColumns, meetingColumns } from './learnt-columns.ts'

type Verdict = { questionId: string; selectedOption: Letter | null; isCorrect: boolean }
type Answering = { questionId: string; hinted?: boolean | undefined; guessed?: boolean | undefined }

type FinishedQuiz = {
  studentId: string
  finishedAt: Date
  /** Of each question. */
  seconds: readonly number[] | null
  answers: readonly Answering[]
}

export type Learnt = Awaited<ReturnType<typeof learnFromQuiz>>

/**
 * What the answers of a quiz change of all that is known of the student, as columns for the statement that closes it, with
 * the version that it was counted from. One look at the database.
 */
export async function learnFromQuiz(
  db: Queries,
  bank: QuestionBank,
  quiz: FinishedQuiz,
  verdicts: readonly Verdict[],
) {
  const { studentId, seconds } = quiz
  const asked = verdicts.flatMap((verdict, place) => {
    const question = bank.find(verdict.questionId)
    return question ? [{ ...verdict, question, seconds: seconds?.[place] }] : []
  })
  const questions = asked.map(({ question }) => question)
  const row = await readLearner(db, {
    studentId,
    chapters: [wholeRow, ...new Set(questions.map(({ chapter }) => chapter))],
    questionIds: questions.map(({ id }) => id),
    codes: [...new Set(questions.flatMap(codesOf))],
  })
  const said = new Map(quiz.answers.map((answer) => [answer.questionId, answer]))
  const on = indianDay(quiz.finishedAt)
  const levels = levelsOf(row)
  const counts = row.countsFrom === null || quiz.finishedAt > row.countsFrom
  const given = (counts ? asked : []).map((answer) =>
    givenAnswer(answer, said.get(answer.questionId), levels, on),
  )
  const taken = takeAnswers(stateOf(row, questions), given)
  return {
    version: row.version,
    meetingId: randomUUIDv7(),
    ...learntColumns(taken, (id) => bank.find(id)?.chapter),
    ...meetingColumns(taken),
  }
}

type Asked = Omit<Verdict, 'questionId'> & { question: BankQuestion; seconds?: number | undefined }

/** An answer as the rules take it. */
export function givenAnswer(
  { question, selectedOption: option, isCorrect, seconds }: Asked,
  { hinted = false, guessed = false }: Omit<Answering, 'questionId'> = {},
  levels: ItemLevels,
  on: Day,
): GivenAnswer {
  const outcome = option === null ? 'skipped' : isCorrect ? 'right' : 'wrong'
  return {
    item: servedItem(question, levels),
    outcome,
    option,
    hinted,
    guessed,
    codes: codesOf(question),
    code: option === null ? undefined : question.slips[option],
    seconds: seconds || undefined,
    usual: usualSeconds(question.subject),
    on,
  }
}
