import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import type { PaperInHand } from '../log/sitting-store.ts'

type Section = PaperInHand['sections'][number]

export type PaperSectionPlace = {
  name: string
  first: number
  count: number
  index: number
  section: Section
}

/** The sections of a paper with the places of their questions. */
export function useSections({ sections, questions }: Pick<PaperInHand, 'sections' | 'questions'>) {
  const name = useSectionName(sections)
  return sections.map((section, index): PaperSectionPlace => {
    const places = [...questions.keys()].filter((place) => questions[place]?.section === index)
    return { name: name(section), first: places[0] ?? 0, count: places.length, index, section }
  })
}

/** The part is named only where a subject has several. */
export function useSectionName(sections: readonly Section[]): (section: Section) => string {
  const { partOf } = useMessages('hall')
  const { subjectName } = useNames()
  return ({ subject, part }) => {
    const isOne = sections.filter((other) => other.subject === subject).length < 2
    return partOf(subjectName(subject), isOne ? '' : part)
  }
}
