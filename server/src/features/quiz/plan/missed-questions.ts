import { findExam } from '@vikalp/domain/catalogue/exams'
import { findSubject } from '@vikalp/domain/catalogue/subjects'
import { partPlaces } from '@vikalp/domain/papers/part-places'
import { type ExamKey, type Letter, letters, type SubjectKey } from '@vikalp/domain/vocabulary'
import type { BankQuestion, QuestionBank } from '#question-bank/question-bank.ts'
import { templateOf } from '#question-bank/template-of.ts'
import type { AttemptRow, SatPaperRow } from '../quiz.store.ts'

/** What was wrong or left, and everything that was asked. */
export type Review = {
  exam: ExamKey
  subject: SubjectKey
  asked: readonly string[]
  missed: { question: BankQuestion; chosen: Letter | undefined }[]
}

const letterOf = (response: string | null | undefined): Letter | undefined =>
  letters.find((letter) => letter === response)

export function missedInAttempt(bank: QuestionBank, attempt: AttemptRow): Review | undefined {
  const exam = findExam(attempt.exam)
  const subject = findSubject(attempt.subject)
  if (!attempt.submittedAt || !exam || !subject) return undefined
  const { questionIds: asked, chosen, key } = attempt
  const missed = asked.flatMap((id, i) => {
    const question = bank.find(id)
    return question && chosen[i] !== key[i] ? [{ question, chosen: letterOf(chosen[i]) }] : []
  })
  return { exam, subject, asked, missed }
}

/** Of one subject, as a quiz has one; a number that was typed is not asked in a quiz. */
export function missedInPaper(bank: QuestionBank, paper: SatPaperRow, wanted: string): Review | undefined {
  const subject = findSubject(wanted)
  if (!subject) return undefined
  const template = templateOf(bank, paper)
  const printed = partPlaces(template, paper.sections, paper.part)
  const places = paper.questionOrder?.flatMap((place) => printed[place] ?? []) ?? printed
  const missed = places.flatMap(({ place, section }, i) => {
    const question = bank.find(paper.questionIds[place] ?? '')
    const response = paper.responses[i]
    const isOfQuiz = section.type === 'mcq' && section.subject === subject
    return question && isOfQuiz && response !== question.answer
      ? [{ question, chosen: letterOf(response) }]
      : []
  })
  return { exam: template.exam, subject, asked: paper.questionIds, missed }
}
