import { type LearnerLevel, learnerLevels, type SubjectKey } from '../vocabulary.ts'

/** The place of an item among what is estimated of a student. */
export type ItemPlace = { subject: SubjectKey; chapter: string; topic: string }

export type Node = 'all' | `${Exclude<LearnerLevel, 'all'>}:${string}`

export const subjectNode = (subject: SubjectKey): Node => `sub:${subject.toLowerCase()}`
export const chapterNode = (chapter: string): Node => `ch:${chapter}`

/** A topic belongs to its chapter; another one may have a topic of the same name. */
export const topicNode = ({ chapter, topic }: Pick<ItemPlace, 'chapter' | 'topic'>): Node =>
  `tp:${chapter}/${topic}`

/** The four nodes that an answer to the item moves. */
export const nodesOf = (item: ItemPlace): readonly Node[] => [
  'all',
  subjectNode(item.subject),
  chapterNode(item.chapter),
  topicNode(item),
]

export const levelOf = (node: string): LearnerLevel =>
  learnerLevels.find((level) => node === level || node.startsWith(`${level}:`)) ?? 'tp'
