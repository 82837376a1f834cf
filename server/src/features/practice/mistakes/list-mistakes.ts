import type { MistakeEntry, MistakesPage, mistakesContract } from '@vikalp/contract/practice/mistakes'
import { findChapter } from '@vikalp/domain/catalogue/chapters'
import { mistakeLimits, quizLimits } from '@vikalp/domain/limits'
import { indianDay } from '@vikalp/domain/progress/periods'
import type { z } from 'zod'
import type { FeatureDeps } from '#feature-deps.ts'
import { readComing } from '#learners/coming-days.ts'
import { isOpen, type OwnMistake, readMistakes } from '#learners/own-mistakes.ts'
import { publicQuestion } from '#question-bank/question-bank.ts'
import { listNotes } from './mistakes.store.ts'

type Query = z.output<typeof mistakesContract.mistakes.query>

/** The notebook of mistakes (rule 103). A question of a paper that is being written is not in it, for it comes with its answer. */
export async function listMistakes(
  { db, bank, clock, heldQuestions }: FeatureDeps,
  studentId: string,
  query: Query,
): Promise<MistakesPage> {
  const now = clock()
  const held = await heldQuestions.of(db, studentId, now)
  const [own, notes] = await Promise.all([readMistakes(db, bank, studentId, held), listNotes(db, studentId)])
  const counted = own.filter(({ keyWasWrong }) => !keyWasWrong)
  const found = own.filter((one) => isWanted(one, query))
  const from = 1 + found.findIndex(({ question }) => question.id === query.after)
  const page = found.slice(from, from + mistakeLimits.page)
  const chapters = page.map(({ question }) => question.chapter)
  const comesOn = await readComing(db, { studentId, chapters, day: indianDay(now) })
  const mistakes = page.flatMap((one): MistakeEntry[] => {
    const [exam] = one.question.exams
    if (!exam) return []
    const { questionId, code = null, ...rest } = one.mistake
    return [
      {
        ...rest,
        question: publicQuestion(one.question, exam),
        code,
        comesOn: comesOn(one.question) ?? null,
        note: notes.get(questionId) ?? null,
        keyWasWrong: one.keyWasWrong,
      },
    ]
  })
  return {
    total: counted.length,
    repaired: counted.filter(({ mistake }) => mistake.repairedOn !== null).length,
    chapters: chaptersOf(counted),
    retries: retriesOf(found),
    mistakes,
    found: found.length,
    next: from + page.length < found.length ? (page.at(-1)?.question.id ?? null) : null,
  }
}

function isWanted(one: OwnMistake, { subject, chapter, code, show }: Query): boolean {
  const { question, mistake } = one
  if (subject !== undefined && question.subject !== subject) return false
  if (chapter !== undefined && question.chapter !== findChapter(chapter)?.key) return false
  if (code !== undefined && mistake.code !== code) return false
  if (show === 'all') return true
  return show === 'open' ? isOpen(one) : !isOpen(one) && !one.keyWasWrong
}

/** A question of the pool of exams is met in papers alone. */
function retriesOf(found: readonly OwnMistake[]): MistakesPage['retries'] {
  const open = found.filter((one) => isOpen(one) && !one.question.isPooled).toReversed()
  return [...Map.groupBy(open, ({ question }) => question.subject)].flatMap(([subject, own]) => {
    const exam = own[0]?.question.exams[0]
    const questionIds = own.slice(0, quizLimits.questions.max).map(({ question }) => question.id)
    return exam ? [{ exam, subject, questionIds }] : []
  })
}

/** Those with the most open ones first. */
function chaptersOf(mistakes: readonly OwnMistake[]): MistakesPage['chapters'] {
  const chapters = Map.groupBy(mistakes, ({ question }) => question.chapter)
  return [...chapters]
    .flatMap(([chapter, own]) => {
      const subject = own[0]?.question.subject
      return subject ? [{ chapter, subject, mistakes: own.length, open: own.filter(isOpen).length }] : []
    })
    .toSorted((a, b) => b.open - a.open || b.mistakes - a.mistakes || (a.chapter < b.chapter ? -1 : 1))
}
