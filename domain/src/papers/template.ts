import { paperLimits } from '../limits.ts'
import type {
  Difficulty,
  ExamKey,
  PaperDialect,
  QuestionForm,
  QuestionType,
  SubjectKey,
} from '../vocabulary.ts'

/** Quarter marks, so that +4 is 16 and -0.25 is -1: marks are whole numbers everywhere. */
export type Marks = { right: number; wrong: number; blank: number }

export type Section = {
  subject: SubjectKey
  part: string
  type: QuestionType
  /** Only questions of this form; they are left to this section by the others of the subject. */
  form?: QuestionForm
  count: number
  marks: Marks
  /** How many of each difficulty; without it any. */
  mix?: Readonly<Record<Difficulty, number>>
  /** Only these chapters; without it all of the exam. */
  chapters?: readonly string[]
}

/** What is answered on one clock. */
export type TemplateSitting = {
  title: string
  minutes: number
  /** Of a later sitting: how long after the end of the one before it can be begun. */
  startWithinHours?: number
  sections: readonly Section[]
}

/** The pattern of an examination on a day: an examination that changes gets another template. */
export type PaperTemplate = {
  key: string
  exam: ExamKey
  title: string
  validFrom: string
  /** Whether those who hold the examination have published it. */
  confirmed: boolean
  /** The day on which its sources were last read. */
  checked: string
  sources: readonly string[]
  dialect: PaperDialect
  languages: readonly string[]
  calculator: false
  /** At most so many numbered forms are published; the rest of the bank is left to fresh papers. */
  forms: number
  /** Of one topic a paper has at most so many questions; without it as many as `paperLimits` says. */
  perTopic?: number
  sittings: readonly TemplateSitting[]
}

export const topicLimit = ({ perTopic = paperLimits.perTopic }: Pick<PaperTemplate, 'perTopic'>): number =>
  perTopic

export const sectionsOf = ({ sittings }: Pick<PaperTemplate, 'sittings'>): readonly Section[] =>
  sittings.flatMap(({ sections }) => sections)

/** In the order in which the paper has them. */
export const subjectsOf = (template: Pick<PaperTemplate, 'sittings'>): SubjectKey[] => [
  ...new Set(sectionsOf(template).map(({ subject }) => subject)),
]

export const questionCount = (sections: readonly Section[]): number =>
  sections.reduce((sum, { count }) => sum + count, 0)

/** In quarter marks. */
export const highestScore = (sections: readonly Section[]): number =>
  sections.reduce((sum, { count, marks }) => sum + count * marks.right, 0)
