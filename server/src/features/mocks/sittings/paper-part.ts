import { partPlaces } from '@vikalp/domain/papers/part-places'
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
  const places = partPlaces(template, row.paperSections, row.part)
  return {
    template,
    sitting,
    questionIds: places.map(({ place }) => row.questionIds[place] ?? ''),
    hall: {
      dialect: template.dialect,
      types: places.map(({ section }) => section.type),
      sections: places.map(({ index }) => index),
      isErasable: true,
    },
  }
}

/** As the wire knows them. */
export const wireSections = (sections: readonly Section[]) =>
  sections.map(({ subject, part, type, count, marks }) => ({ subject, part, type, count, marks }))
