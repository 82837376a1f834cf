import type { ChapterProgress } from '@vikalp/contract/catalogue'
import { chaptersOf } from '@vikalp/domain/catalogue/chapters'
import type { FeatureDeps } from '#feature-deps.ts'
import { listBegunChapters } from './progress.store.ts'
import { knownExam, knownSubject } from './read-catalogue.ts'

/** In the order of the catalogue. A question met for one exam is met for all: it does not come as a new one again. */
export async function readProgress(
  { db, bank }: Pick<FeatureDeps, 'db' | 'bank'>,
  studentId: string,
  names: { exam: string; subject: string },
): Promise<ChapterProgress[]> {
  const exam = knownExam(names.exam)
  const chapters = chaptersOf(exam, knownSubject(names.subject)).map(({ key }) => key)
  const begun = new Map(
    (await listBegunChapters(db, { studentId, chapters })).map((row) => [row.chapter, row]),
  )
  return chapters.flatMap((chapter) => {
    const row = begun.get(chapter)
    if (!row) return []
    const known = new Set(row.met)
    const questions = bank.ofChapter(chapter, exam)
    const met = questions.filter(({ id }) => known.has(id)).length
    return [{ chapter, met, questions: questions.length, last: { correct: row.correct, total: row.total } }]
  })
}
