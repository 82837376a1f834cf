import { compareItems, type Known, type Paper } from './assemble-paper.ts'
import { replacementOf } from './balance-letters.ts'
import { fits, likenesses, type PaperBank } from './paper-bank.ts'
import { areInterchangeable } from './pick-subject.ts'
import { type PaperTemplate, sectionsOf, topicLimit } from './template.ts'

type Wanted = Known & {
  template: PaperTemplate
  bank: PaperBank
  paper: Paper
  /** Of the question in the paper that goes. */
  place: number
  /** Those that may not come: held at present, tried before, or in another numbered form. */
  barred: ReadonlySet<string>
}

/** Another question for the same place: chapter, section and difficulty stay. None is one that no question fits. */
export function replaceQuestion(wanted: Wanted): Paper | undefined {
  const { template, bank, paper, place, barred } = wanted
  const section = paper.sections[place] ?? -1
  const asked = sectionsOf(template)[section]
  const itemOf = new Map(bank.items.map((item) => [item.id, item]))
  const old = itemOf.get(paper.questionIds[place] ?? '')
  if (!asked || !old) return undefined
  const beside = sectionsOf(template).filter(({ subject }) => subject === asked.subject)
  const pool = bank.items
    .filter((item) => !item.isPooled && item.exams.includes(template.exam) && fits(item, asked, beside))
    .toSorted((a, b) => compareItems(a, b, wanted))
    .map((item) => ({ item, section }))
  const replacement = replacementOf(
    { item: old, section },
    paper.questionIds.flatMap((id) => (id === old.id ? [] : (itemOf.get(id) ?? []))),
    {
      pool,
      alike: likenesses(bank),
      perTopic: topicLimit(template),
      isEqual: (a, b) => areInterchangeable(template, a, b),
    },
    ({ id }) => !barred.has(id),
  )
  return replacement && { ...paper, questionIds: paper.questionIds.with(place, replacement.item.id) }
}
