import { type ExamKey, type SubjectKey, subjectKeys } from '../vocabulary.ts'
import { biologyChapters } from './biology-chapters.ts'
import type { Chapter } from './chapter.ts'
import { chapterKey } from './chapter-key.ts'
import { chemistryChapters } from './chemistry-chapters.ts'
import { mathematicsChapters } from './mathematics-chapters.ts'
import { physicsChapters } from './physics-chapters.ts'
import { unwrittenChapters } from './unwritten-chapters.ts'

/** Every chapter of the plan, in the order of the syllabus. */
export const plannedChapters: readonly Chapter[] = [
  ...physicsChapters.map((chapter) => ({ subject: 'Physics' as const, ...chapter })),
  ...chemistryChapters.map((chapter) => ({ subject: 'Chemistry' as const, ...chapter })),
  ...mathematicsChapters.map((chapter) => ({ subject: 'Mathematics' as const, ...chapter })),
  ...biologyChapters.map((chapter) => ({ subject: 'Biology' as const, ...chapter })),
]

/** The static chapter catalogue (requirement 4.6): what is offered. One chapter serves several exams. */
export const chapters: readonly Chapter[] = plannedChapters.filter(({ key }) => !unwrittenChapters.has(key))

/** A subject without a chapter is not offered, so that no list leads nowhere. */
export const offeredSubjects: readonly SubjectKey[] = subjectKeys.filter((key) =>
  chapters.some(({ subject }) => subject === key),
)

export const chaptersOf = (exam: ExamKey, subject: SubjectKey): readonly Chapter[] =>
  chapters.filter((chapter) => chapter.subject === subject && chapter.exams.includes(exam))

/** Accepts a key or a title, in any case (rule 21). */
export function findChapter(name: string): Chapter | undefined {
  const wanted = chapterKey(name)
  return chapters.find((chapter) => chapter.key === wanted)
}
