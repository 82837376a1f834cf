import type { Difficulty, QuestionForm, QuestionType, SubjectKey } from '../vocabulary.ts'

/** What the bank lacks for a template: the sentence names the subject and, where one binds, the chapter. */
export type Missing = {
  subject: SubjectKey
  part: string
  type: QuestionType
  form?: QuestionForm
  difficulty?: Difficulty
  chapter?: string
  need: number
  have: number
}
