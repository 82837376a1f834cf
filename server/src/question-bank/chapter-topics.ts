import { chapters } from '@vikalp/domain/catalogue/chapters'
import type { ExamKey, SubjectKey } from '@vikalp/domain/vocabulary'
import { oncePerBank } from './once-per-bank.ts'

export type ChapterTopics = { chapter: string; exam: ExamKey; topics: readonly string[] }

/** The topics that practice has of a subject, by chapter, in the order of the catalogue and of the bank. */
export const chapterTopics = oncePerBank<readonly ChapterTopics[], SubjectKey>((bank, subject) =>
  chapters.flatMap(({ key }) => {
    const questions = bank.ofChapter(key).filter((question) => question.subject === subject)
    const exam = questions[0]?.exams[0]
    return exam ? [{ chapter: key, exam, topics: [...new Set(questions.map(({ topic }) => topic))] }] : []
  }),
)
