import type { ExamKey, SubjectKey } from '../vocabulary.ts'
import { biologyChapters } from './biology-chapters.ts'
import type { Chapter } from './chapter.ts'
import { chapterKey } from './chapter-key.ts'
import { chemistryChapters } from './chemistry-chapters.ts'
import { physicsChapters } from './physics-chapters.ts'

/** The static chapter catalogue (requirement 4.6), in the order of the syllabus; one chapter serves several exams. */
export const chapters: readonly Chapter[] = [
  ...physicsChapters.map((chapter) => ({ subject: 'Physics' as const, ...chapter })),
  ...chemistryChapters.map((chapter) => ({ subject: 'Chemistry' as const, ...chapter })),
  ...biologyChapters.map((chapter) => ({ subject: 'Biology' as const, ...chapter })),
]

export const chaptersOf = (exam: ExamKey, subject: SubjectKey): readonly Chapter[] =>
  chapters.filter((chapter) => chapter.subject === subject && chapter.exams.includes(exam))

/** Accepts a key or a title, in any case (rule 21). */
export function findChapter(name: string): Chapter | undefined {
  const wanted = chapterKey(name)
  return chapters.find((chapter) => chapter.key === wanted)
}
