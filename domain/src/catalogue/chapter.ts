import type { ChapterKey } from '../english/chapter-titles.ts'
import type { Difficulty, ExamKey, SubjectKey } from '../vocabulary.ts'

export type Chapter = {
  subject: SubjectKey
  /** It names the chapter everywhere, also in stored attempts. */
  key: ChapterKey
  class: 11 | 12
  difficulty: Difficulty
  exams: readonly ExamKey[]
}
