import type { Blueprint } from '@vikalp/domain/papers/blueprint'
import { partPlaces } from '@vikalp/domain/papers/part-places'
import type { PaperTemplate, Section, TemplateSitting } from '@vikalp/domain/papers/template'
import type { HallPaper } from '@vikalp/domain/sitting/event'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import { templateOf } from '#question-bank/template-of.ts'
import type { SittingRow } from './sittings.store.ts'

/** What is answered in one sitting: a whole paper, or its part with a clock of its own. */
export type PaperPart = {
  template: PaperTemplate
  sitting: TemplateSitting
  questionIds: string[]
  hall: HallPaper
}

type PartOf = Pick<SittingRow, 'template' | 'part'> & {
  blueprint: Blueprint | null
  questionOrder: readonly number[] | null
  questionIds: readonly string[]
  paperSections: readonly number[]
  /** As the teacher of a test chose; false of everything else. */
  fixedCircles: boolean
}

export function partOf(bank: QuestionBank, row: PartOf): PaperPart {
  const template = templateOf(bank, row)
  const sitting = template.sittings[row.part]
  if (!sitting) throw new Error(`There is no part ${row.part} of the paper ${row.template}`)
  const printed = partPlaces(template, row.paperSections, row.part)
  const places = row.questionOrder?.flatMap((place) => printed[place] ?? []) ?? printed
  return {
    template,
    sitting,
    questionIds: places.map(({ place }) => row.questionIds[place] ?? ''),
    hall: {
      dialect: template.dialect,
      types: places.map(({ section }) => section.type),
      sections: places.map(({ index }) => index),
      isErasable: !(template.dialect === 'omr' && row.fixedCircles),
    },
  }
}

/** As the wire knows them. */
export const wireSections = (sections: readonly Section[]) =>
  sections.map(({ subject, part, type, count, marks }) => ({ subject, part, type, count, marks }))
