import type { practiceContract } from '@vikalp/contract/practice'
import type { Chapter } from '@vikalp/domain/catalogue/chapter'
import { findChapter } from '@vikalp/domain/catalogue/chapters'
import { findExam } from '@vikalp/domain/catalogue/exams'
import { whySentence } from '@vikalp/domain/english/why-sentences'
import { chooseNextQuestion } from '@vikalp/domain/practice/choose-next-question'
import { practiceRecord } from '@vikalp/domain/practice/practice-record'
import { indianDay } from '@vikalp/domain/progress/periods'
import type { ExamKey } from '@vikalp/domain/vocabulary'
import type { z } from 'zod'
import type { FeatureDeps } from '#feature-deps.ts'
import { candidateOf, readPracticeView } from '#learners/practice-view.ts'
import { notFound, Problem } from '#platform/problem.ts'
import { type BankQuestion, publicQuestion, type QuestionBank } from '#question-bank/question-bank.ts'
import { listAnswered, listMet } from './practice.store.ts'

type Query = z.output<typeof practiceContract.next.query>
type NextReply = z.output<typeof practiceContract.next.response>

/** The questions of a chapter for an exam; when none is named, for the first that has the chapter (rule 42). */
export function chapterQuestions(
  bank: QuestionBank,
  chapterName: string,
  examName?: string,
): ChapterQuestions {
  const chapter = findChapter(chapterName)
  const exam = examName === undefined ? (chapter?.exams[0] ?? 'NEET') : findExam(examName)
  if (!exam) throw notFound(`The exam ${examName}`)
  const questions = chapter ? bank.ofChapter(chapter.key, exam) : []
  if (!chapter || questions.length === 0)
    throw new Problem(
      'not_found',
      `No questions found for ${exam} - ${chapter?.subject ?? 'any subject'} - ${chapterName}`,
    )
  return { exam, chapter, questions }
}

type ChapterQuestions = { exam: ExamKey; chapter: Chapter; questions: readonly BankQuestion[] }

/** Adaptive practice: the earlier answers decide, and the streak shifts the target. */
export async function chooseNext(
  deps: FeatureDeps,
  userId: string,
  name: string,
  query: Query,
): Promise<NextReply> {
  const { exam, chapter, questions: all } = chapterQuestions(deps.bank, name, query.exam)
  const excluded = new Set(query.exclude?.split(',').map((id) => id.trim()))
  const now = deps.clock()
  // Neither asked nor named in a reason while a paper holds them.
  const held = await deps.heldQuestions.of(deps.db, userId, now)
  const questions = all.filter(({ id }) => !held.has(id))
  const [attempts, met, { view, levels }] = await Promise.all([
    listAnswered(deps.db, { studentId: userId, subject: chapter.subject }),
    listMet(deps.db, { studentId: userId, chapter: chapter.key }),
    readPracticeView(deps.db, deps.bank, { studentId: userId, exam, questions, day: indianDay(now) }),
  ])
  const candidates = questions
    .filter(({ id }) => !excluded.has(id))
    .map((question) => candidateOf(question, levels))
  const record = practiceRecord([chapter.key], { attempts, met }, deps.bank.find)
  const practice = { ...view, ...record, mode: 'build', isMixed: false } as const
  const next = chooseNextQuestion(candidates, practice, query.streak, deps.random)
  if (!next) throw notFound('A question that is not excluded')
  const { question, p, aim, reason, openHint, repeat } = next
  const why = { ...next.why, sentence: whySentence(next.why) }
  const meta = { p, reason, aim, why, openHint }
  return { ...publicQuestion(question.source, exam), meta, ...(repeat && { repeat }) }
}
