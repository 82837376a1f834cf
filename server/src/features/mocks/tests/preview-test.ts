import type { PreviewInput, TestPreview } from '@vikalp/contract/mocks/tests'
import { assembleFresh, type Paper } from '@vikalp/domain/papers/assemble-paper'
import type { Missing } from '@vikalp/domain/papers/missing'
import { replaceQuestion } from '@vikalp/domain/papers/replace-question'
import { type PaperTemplate, sectionsOf } from '@vikalp/domain/papers/template'
import { invalid } from '#platform/problem.ts'
import type { MocksDeps } from '../mocks-deps.ts'
import { wireSections } from '../sittings/paper-part.ts'
import { requireOwnClasses } from './save-test.ts'
import { testQuestion } from './test-question.ts'
import { sectionPlaces, testTemplate } from './test-template.ts'
import { countMet, countPupils } from './tests.store.ts'

/** A paper from a teacher's choice with its keys, or the same with one question swapped. Nothing is stored. */
export async function previewTest(
  deps: MocksDeps,
  place: { classId: string; teacherId: string },
  input: PreviewInput,
): Promise<TestPreview> {
  const { db, bank } = deps
  const { key, template } = testTemplate(bank, input.paper)
  const classIds = [place.classId, ...(await requireOwnClasses(db, place, input.otherClasses))]
  const [metBy, students] = await Promise.all([countMet(db, classIds), countPupils(db, classIds)])
  const { paper, missing } = await paperOf(deps, template, key, metBy, input)
  return {
    minutes: template.sittings[0]?.minutes ?? 0,
    sections: wireSections(sectionsOf(template)),
    questions: paper.questionIds.map((id, place) => ({
      ...testQuestion(bank, id, template, paper.sections[place] ?? 0),
      metBy: metBy.get(id) ?? 0,
    })),
    students,
    missing,
  }
}

type Made = { paper: Paper; missing: Missing[] }

async function paperOf(
  { db, bank, clock, forms }: MocksDeps,
  template: PaperTemplate,
  key: string,
  metBy: ReadonlyMap<string, number>,
  { seed, questionIds, swap, swapped }: PreviewInput,
): Promise<Made> {
  const pattern = bank.templates.filter((known) => known.key === key)
  const numbered = (await forms.of(db, pattern, clock())).get(key) ?? []
  const published = new Set(numbered.flatMap((form) => form.questionIds))
  const known = { template, bank: bank.paperBank, metBy, published }
  if (!questionIds) {
    const made = assembleFresh({ ...known, held: new Set(), seed })
    if ('paper' in made) return { paper: made.paper, missing: [] }
    return { paper: { questionIds: [], sections: [] }, missing: [made.missing] }
  }
  const paper = { questionIds, sections: sectionPlaces(template) }
  if (paper.sections.length !== questionIds.length)
    throw invalid('questionIds', `must be ${paper.sections.length} questions`)
  if (swap === undefined) return { paper, missing: [] }
  const barred = new Set([...swapped, ...questionIds])
  const other = replaceQuestion({ ...known, paper, place: swap, barred })
  return { paper: other ?? paper, missing: other ? [] : nothingElse(template, paper.sections[swap] ?? 0) }
}

/** No other question fits the place. */
const nothingElse = (template: PaperTemplate, index: number): Missing[] =>
  sectionsOf(template)
    .slice(index, index + 1)
    .map(({ subject, part, type }) => ({ subject, part, type, need: 1, have: 0 }))
