import type { Difficulty, QuestionType, SubjectKey } from '../vocabulary.ts'
import { type Marks, type PaperTemplate, questionCount, type Section, sectionsOf } from './template.ts'

/** What a teacher asks for instead of a whole paper: which chapters, how many questions of them, and how hard. */
export type Blueprint = {
  minutes: number
  sections: readonly {
    subject: SubjectKey
    type: QuestionType
    count: number
    chapters: readonly string[]
    mix?: Readonly<Record<Difficulty, number>>
  }[]
}

/** A paper of the teacher's own in one sitting, with the marks and the buttons of the examination. */
export function templateFrom(template: PaperTemplate, { minutes, sections }: Blueprint): PaperTemplate {
  const [first] = template.sittings
  if (!first) throw new Error(`${template.key} has no sitting`)
  const own = sections.map(
    (section, i): Section => ({ ...section, part: String(i + 1), marks: marksFor(template, section) }),
  )
  // A test on two topics takes all of its questions from them; where there is a choice, each gives its share.
  const perTopic = questionCount(own)
  return { ...template, forms: 1, perTopic, sittings: [{ title: first.title, minutes, sections: own }] }
}

/** What is wrong with it before the bank is asked: a mix that does not add up, a number on an OMR sheet. */
export const blueprintFaults = ({ dialect }: PaperTemplate, { sections }: Blueprint): string[] =>
  sections.flatMap(({ mix, count, type }, i) => [
    ...(mix && mix.Easy + mix.Medium + mix.Hard !== count ? [`sections.${i}.mix`] : []),
    ...(dialect === 'omr' && type === 'numeric' ? [`sections.${i}.type`] : []),
  ])

function marksFor(template: PaperTemplate, wanted: Pick<Section, 'subject' | 'type'>): Marks {
  const all = sectionsOf(template)
  const like =
    all.find(({ subject, type }) => subject === wanted.subject && type === wanted.type) ??
    all.find(({ type }) => type === wanted.type) ??
    all[0]
  if (!like) throw new Error(`${template.key} has no section`)
  return like.marks
}
