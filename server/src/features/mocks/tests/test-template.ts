import type { TestPaper } from '@vikalp/contract/mocks/tests'
import { findChapter } from '@vikalp/domain/catalogue/chapters'
import { type Blueprint, blueprintFaults } from '@vikalp/domain/papers/blueprint'
import { type PaperTemplate, sectionsOf } from '@vikalp/domain/papers/template'
import { invalid, notFound } from '#platform/problem.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import { templateOf } from '#question-bank/template-of.ts'

/** What a test is made from: the pattern of an examination with one clock, or a blueprint with its marks. */
export type TestTemplate = { key: string; blueprint: Blueprint | null; template: PaperTemplate }

export function testTemplate(bank: QuestionBank, { template: key, blueprint }: TestPaper): TestTemplate {
  const pattern = bank.templates.find((known) => known.key === key)
  if (!pattern) throw notFound(`The paper ${key}`)
  if (!blueprint) {
    if (pattern.sittings.length > 1) throw invalid('paper.template', 'has several clocks, and a test has one')
    return { key, blueprint: null, template: pattern }
  }
  const own = withChapterKeys(blueprint)
  const [fault] = blueprintFaults(pattern, own)
  if (fault) throw invalid(`paper.blueprint.${fault}`, 'does not fit the section')
  return { key, blueprint: own, template: templateOf(bank, { template: key, blueprint: own }) }
}

const withChapterKeys = ({ minutes, sections }: Blueprint): Blueprint => ({
  minutes,
  sections: sections.map((section, i) => ({
    ...section,
    chapters: section.chapters.map((name, j) => {
      const chapter = findChapter(name)
      if (chapter?.subject !== section.subject)
        throw invalid(`paper.blueprint.sections.${i}.chapters.${j}`, 'is no chapter of the subject')
      return chapter.key
    }),
  })),
})

/** The section of each place, counted through the template: a paper has them one after the other. */
export const sectionPlaces = (template: PaperTemplate): number[] =>
  sectionsOf(template).flatMap(({ count }, index) => Array.from({ length: count }, () => index))
