import { randomUUIDv7 } from 'node:crypto'
import type { StartedQuiz, StartQuiz } from '@vikalp/contract/quiz'
import { findChapter } from '@vikalp/domain/catalogue/chapters'
import { findExam } from '@vikalp/domain/catalogue/exams'
import { findSubject } from '@vikalp/domain/catalogue/subjects'
import { quizLimits } from '@vikalp/domain/limits'
import { chooseQuestions } from '@vikalp/domain/quiz/choose-questions'
import { lastAnswers } from '@vikalp/domain/quiz/last-answers'
import type { ExamKey, SubjectKey } from '@vikalp/domain/vocabulary'
import type { FeatureDeps } from '#feature-deps.ts'
import { notFound, Problem } from '#platform/problem.ts'
import { type BankQuestion, publicQuestion, type QuestionBank } from '#question-bank/question-bank.ts'
import { type AttemptRow, findOwnAttempt, insertAttempt, listAnswered } from './quiz.store.ts'

/**
 * Opens an attempt. A start with a known quizId returns that quiz again, so a start may be sent twice.
 * Known names without common questions give an empty quiz, and nothing is stored.
 */
export async function startQuiz(
  deps: FeatureDeps,
  studentId: string,
  request: StartQuiz,
): Promise<StartedQuiz> {
  const { db, bank, clock, random } = deps
  const id = request.quizId ?? randomUUIDv7()
  const opened = request.quizId ? await findOwnAttempt(db, { id, studentId }) : undefined
  if (opened) return reopen(bank, opened)

  const { exam, subject, chapters } = knownNames(request)
  const candidates = chapters
    .flatMap((chapter) => bank.ofChapter(chapter, exam))
    .filter((q) => q.subject === subject)
  if (candidates.length === 0) return { quizId: id, questions: [] }

  const answered = lastAnswers(await listAnswered(db, { studentId, chapters }))
  const isQuick = request.quick ?? false
  const count = request.count ?? (isQuick ? quizLimits.questions.min : quizLimits.questions.usual)
  const questions = chooseQuestions(candidates, answered, count, random)
  const questionIds = questions.map((question) => question.id)
  const key = questions.map((question) => question.answer).join('')
  const names = { exam, subject, chapters, isQuick }
  const attempt = { id, studentId, ...names, questionIds, key, startedAt: clock() }
  if (await insertAttempt(db, attempt)) return { quizId: id, questions: questions.map(asPublic(exam)) }

  const twin = await findOwnAttempt(db, { id, studentId }) // the same start, sent twice at once
  if (!twin) throw new Problem('conflict', 'This quiz id is taken')
  return reopen(bank, twin)
}

function reopen(bank: QuestionBank, attempt: AttemptRow): StartedQuiz {
  if (attempt.submittedAt) throw new Problem('conflict', 'This quiz was submitted before')
  const questions = attempt.questionIds.map((questionId) => bank.find(questionId))
  if (!questions.every((question) => question !== undefined))
    throw new Problem('conflict', 'This quiz holds a question that was withdrawn')
  return { quizId: attempt.id, questions: questions.map(asPublic(attempt.exam)) }
}

const asPublic = (exam: ExamKey) => (question: BankQuestion) => publicQuestion(question, exam)

type Names = { exam: ExamKey; subject: SubjectKey; chapters: string[] }

function knownNames(request: StartQuiz): Names {
  const exam = findExam(request.exam)
  if (!exam) throw notFound(`The exam ${request.exam}`)
  const subject = findSubject(request.subject)
  if (!subject) throw notFound(`The subject ${request.subject}`)
  const chapters = request.chapters.map((name) => {
    const chapter = findChapter(name)
    if (!chapter) throw notFound(`The chapter ${name}`)
    return chapter.key
  })
  return { exam, subject, chapters: [...new Set(chapters)] }
}
