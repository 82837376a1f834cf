import type { ExamKey } from './exams.ts'
import type { SubjectKey } from './subjects.ts'

export type ChapterDifficulty = 'Easy' | 'Medium' | 'Hard'

export type Chapter = {
  subject: SubjectKey
  /** The slug of the title; it names the chapter everywhere, also in stored attempts. */
  key: string
  title: string
  class: 11 | 12
  difficulty: ChapterDifficulty
  exams: readonly ExamKey[]
  desc: string
}
