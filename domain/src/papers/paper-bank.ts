import {
  type Difficulty,
  type ExamKey,
  type Letter,
  type QuestionForm,
  type QuestionType,
  questionTypes,
  type SubjectKey,
} from '../vocabulary.ts'
import type { Section } from './template.ts'

/** What the assembly of papers has to know of a question. */
export type PaperItem = {
  id: string
  subject: SubjectKey
  chapter: string
  topic: string
  exams: readonly ExamKey[]
  difficulty: Difficulty
  /** A question with four numbers as options can be asked without them as well. */
  types: readonly QuestionType[]
  form?: QuestionForm
  /** The letter of the key; null where a number is typed. */
  key: Letter | null
  /** Asked by numbered forms alone, and first by them, so that nobody has met it. */
  isPooled: boolean
}

/** The items, and the pairs of them that are too alike to stand in one paper. */
export type PaperBank = { items: readonly PaperItem[]; alike: readonly (readonly [string, string])[] }

type Asked = Omit<PaperItem, 'types' | 'key' | 'isPooled'> & {
  isPooled?: boolean
  answer: Letter | { value: number }
  /** What an answer without the options is compared with. */
  typed?: { value: number }
}

/** The item of a question of the compiled bank. */
export function paperItem(question: Asked): PaperItem {
  const { id, subject, chapter, topic, exams, difficulty, form, answer, typed, isPooled = false } = question
  const hasOptions = typeof answer === 'string'
  const types = questionTypes.filter((type) => (type === 'mcq' ? hasOptions : typed || !hasOptions))
  const key = hasOptions ? answer : null
  return { id, subject, chapter, topic, exams, difficulty, types, form, key, isPooled }
}

/** A topic belongs to its chapter; another one may have a topic of the same name. */
export const topicOf = ({ chapter, topic }: Pick<PaperItem, 'chapter' | 'topic'>): string =>
  `${chapter} ${topic}`

/** Whether an item of the exam can stand in a section; `beside` are all sections of its subject. */
export const fits = (item: PaperItem, section: Section, beside: readonly Section[]): boolean =>
  item.types.includes(section.type) &&
  (section.chapters?.includes(item.chapter) ?? true) &&
  (section.form
    ? item.form === section.form
    : !beside.some(({ form }) => form !== undefined && form === item.form))

/** For each item the items that it is too alike to. */
export function likenesses({ alike }: PaperBank): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const [a, b] of alike)
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const)
      found.set(one, (found.get(one) ?? new Set()).add(other))
  return found
}
