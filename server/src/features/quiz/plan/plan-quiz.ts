import type { StartedQuiz, StartQuiz } from '@vikalp/contract/quiz'
import { findChapter } from '@vikalp/domain/catalogue/chapters'
import { findExam } from '@vikalp/domain/catalogue/exams'
import { findSubject } from '@vikalp/domain/catalogue/subjects'
import { quizLimits } from '@vikalp/domain/limits'
import { chooseMissed } from '@vikalp/domain/quiz/choose-missed'
import { chooseQuestions } from '@vikalp/domain/quiz/choose-questions'
import { lastAnswers } from '@vikalp/domain/quiz/last-answers'
import type { ExamKey, SubjectKey } from '@vikalp/domain/vocabulary'
import type { FeatureDeps } from '#feature-deps.ts'
import type { Db } from '#platform/db.ts'
import { notFound } from '#platform/problem.ts'
import type { BankQuestion } from '#question-bank/question-bank.ts'
import { findAssigned, findOwnAttempt, findSatPaper, listAnswered } from '../quiz.store.ts'
import { missedInAttempt, missedInPaper } from './missed-questions.ts'
import { planPractice } from './plan-practice.ts'
import { planRetry } from './plan-retry.ts'
import { planToday } from './plan-today.ts'

/** What a new attempt is about, and its questions in their order. */
export type QuizPlan = {
  exam: ExamKey
  subject: SubjectKey
  chapters: string[]
  isQuick: boolean
  questions: BankQuestion[]
} & Pick<StartedQuiz, 'asked' | 'allMet' | 'seconds'>

type Request = Omit<StartQuiz, 'quizId'>
type Planned = { studentId: string; quizId: string }

const isAboutMissed = (request: Request): request is Request & { missedIn: string } =>
  request.missedIn !== undefined

/** Chooses the questions of a quiz; none when the names have none in common. */
export async function planQuiz(
  deps: FeatureDeps,
  { studentId, quizId }: Planned,
  request: Request,
): Promise<QuizPlan> {
  if (request.assignmentId) return planAssigned(deps, studentId, request.assignmentId)
  if (request.block) return planToday(deps, { studentId, block: request.block })
  if (request.from === 'mistakes') {
    const { exam, subject } = knownNames({ ...request, chapters: [] })
    return planRetry(deps, { studentId, quizId, exam, subject, ids: request.ids })
  }
  return isAboutMissed(request)
    ? planMissed(deps, studentId, request)
    : planChapters(deps, studentId, request)
}

/** What the teacher set: the same questions for all, or as many from the chapters. A set counts as a quick quiz. */
async function planAssigned(deps: FeatureDeps, studentId: string, assignmentId: string): Promise<QuizPlan> {
  const assigned = await findAssigned(deps.db, { studentId, assignmentId })
  if (!assigned) throw notFound('The assignment')
  const { exam, subject, chapters, count, questionIds } = assigned
  if (!questionIds) return planChapters(deps, studentId, { exam, subject, chapters, count })
  const held = await deps.heldQuestions.of(deps.db, studentId, deps.clock())
  const questions = questionIds.flatMap((id) => (held.has(id) ? [] : (deps.bank.find(id) ?? [])))
  return { exam, subject, chapters, isQuick: true, questions }
}

async function planChapters(deps: FeatureDeps, studentId: string, request: Request): Promise<QuizPlan> {
  const { db, bank, clock, random, heldQuestions } = deps
  const { exam, subject, chapters } = knownNames(request)
  const isQuick = request.quick ?? false
  const held = await heldQuestions.of(db, studentId, clock())
  const candidates = chapters
    .flatMap((chapter) => bank.ofChapter(chapter, exam))
    .filter((question) => question.subject === subject && !held.has(question.id))
  if (candidates.length === 0) return { exam, subject, chapters, isQuick, questions: [] }
  if (request.practice) {
    const { practice: mode, count = quizLimits.questions.usual } = request
    const block = await planPractice(deps, { studentId, exam, subject, questions: candidates, mode, count })
    return { exam, subject, chapters, isQuick: true, ...block }
  }
  const answered = await readLastAnswers(db, { studentId, chapters }, candidates)
  const count = request.count ?? (isQuick ? quizLimits.questions.min : quizLimits.questions.usual)
  return { exam, subject, chapters, isQuick, questions: chooseQuestions(candidates, answered, count, random) }
}

/** The questions missed in an attempt or a paper of this student, and others in which the same slips can be made (rule 71). */
async function planMissed(
  deps: FeatureDeps,
  studentId: string,
  { missedIn: id, subject: wanted }: Request & { missedIn: string },
): Promise<QuizPlan> {
  const { db, bank, clock, random, heldQuestions } = deps
  const own = { id, studentId }
  const attempt = await findOwnAttempt(db, own)
  const paper = attempt ? undefined : await findSatPaper(db, own)
  const review = attempt ? missedInAttempt(bank, attempt) : paper && missedInPaper(bank, paper, wanted)
  if (!review) throw notFound('This attempt')
  const { exam, subject, asked } = review
  const held = await heldQuestions.of(db, studentId, clock())
  const missed = review.missed.filter(({ question }) => !held.has(question.id))
  const others = bank.questions.filter(
    (question) =>
      question.subject === subject &&
      question.exams.includes(exam) &&
      !asked.includes(question.id) &&
      !held.has(question.id),
  )
  const known = [...new Set(asked.flatMap((questionId) => bank.find(questionId)?.chapter ?? []))]
  const quizzes = { studentId, chapters: known, most: mostQuizzes }
  const answered = lastAnswers(await listAnswered(db, quizzes))
  const questions = chooseMissed(missed, others, answered, quizLimits.questions.max, random)
  const chapters = [...new Set(questions.map(({ chapter }) => chapter))]
  return { exam, subject, chapters, isQuick: true, questions }
}

/** From which is known how a question was last answered; nobody remembers more. */
const mostQuizzes = 200
/** In a chapter that is practised often, the last of them have answers to all of its questions. */
const fewQuizzes = 20

/** How these questions were last answered. */
async function readLastAnswers(
  db: Db,
  names: { studentId: string; chapters: string[] },
  questions: readonly BankQuestion[],
): Promise<ReturnType<typeof lastAnswers>> {
  const few = Math.min(fewQuizzes * names.chapters.length, mostQuizzes)
  const quizzes = await listAnswered(db, { ...names, most: few })
  const answered = lastAnswers(quizzes)
  const areAll = quizzes.length < few || few === mostQuizzes || questions.every(({ id }) => answered.has(id))
  return areAll ? answered : lastAnswers(await listAnswered(db, { ...names, most: mostQuizzes }))
}

function knownNames(
  request: Pick<Request, 'exam' | 'subject' | 'chapters'>,
): Pick<QuizPlan, 'exam' | 'subject' | 'chapters'> {
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
