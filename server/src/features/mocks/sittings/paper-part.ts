import type { PaperTemplate, Section, TemplateSitting } from '@vikalp/domain/papers/template'
import type { HallPaper } from '@vikalp/domain/sitting/event'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import type { SittingRow } from './sittings.store.ts'

/** What is answered in one sitting: a whole paper, or its part with a clock of its own. */
export type PaperPart = {
  template: PaperTemplate
  sitting: TemplateSitting
  questionIds: string[]
  hall: HallPaper
}

type PartOf = Pick<SittingRow, 'template' | 'part'> & {
  questionIds: readonly string[]
  paperSections: readonly number[]
}

export function partOf({ templates }: QuestionBank, row: PartOf): PaperPart {
  const template = templates.find(({ key }) => key === row.template)
  const sitting = template?.sittings[row.part]
  if (!template || !sitting) throw new Error(`There is no part ${row.part} of the paper ${row.template}`)
  // Sections are counted through the whole template.
  const before = template.sittings
    .slice(0, row.part)
    .reduce((sum, { sections }) => sum + sections.length, 0)
  const placed = row.questionIds.flatMap((id, place) => {
    const index = (row.paperSections[place] ?? 0) - before
    const section = sitting.sections[index]
    return section ? [{ id, index, section }] : []
  })
  return {
    template,
    sitting,
    questionIds: placed.map(({ id }) => id),
    hall: {
      dialect: template.dialect,
      types: placed.map(({ section }) => section.type),
      sections: placed.map(({ index }) => index),
      isErasable: true,
    },
  }
}

/** As the wire knows them. */
export const wireSections = (sections: readonly Section[]) =>
  sections.map(({ subject, part, type, count, marks }) => ({ subject, part, type, count, marks }))
