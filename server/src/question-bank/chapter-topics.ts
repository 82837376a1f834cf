import { chapters } from '@vikalp/domain/catalogue/chapters'
import type { ExamKey, SubjectKey } from '@vikalp/domain/vocabulary'
import type { QuestionBank } from './question-bank.ts'

export type ChapterTopics = { chapter: string; exam: ExamKey; topics: readonly string[] }

const known = new WeakMap<QuestionBank, Map<SubjectKey, readonly ChapterTopics[]>>()

/** The topics that practice has of a subject, by chapter, in the order of the catalogue and of the bank, which never changes. */
export function chapterTopics(bank: QuestionBank, subject: SubjectKey): readonly ChapterTopics[] {
  const ofBank = known.get(bank) ?? new Map<SubjectKey, readonly ChapterTopics[]>()
  known.set(bank, ofBank)
  const found = ofBank.get(subject) ?? listTopics(bank, subject)
  ofBank.set(subject, found)
  return found
}

const listTopics = (bank: QuestionBank, subject: SubjectKey): ChapterTopics[] =>
  chapters.flatMap(({ key }) => {
    const questions = bank.ofChapter(key).filter((question) => question.subject === subject)
    const exam = questions[0]?.exams[0]
    return exam ? [{ chapter: key, exam, topics: [...new Set(questions.map(({ topic }) => topic))] }] : []
  })
