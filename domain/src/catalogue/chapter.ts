import type { Difficulty, ExamKey, SubjectKey } from '../vocabulary.ts'

export type Chapter = {
  subject: SubjectKey
  /** The slug of the title; it names the chapter everywhere, also in stored attempts. */
  key: string
  title: string
  class: 11 | 12
  difficulty: Difficulty
  exams: readonly ExamKey[]
  desc: string
}
