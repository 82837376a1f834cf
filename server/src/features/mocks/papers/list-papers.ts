import type { mocksContract } from '@vikalp/contract/mocks'
import type { PaperTemplate } from '@vikalp/domain/papers/template'
import type { ExamKey } from '@vikalp/domain/vocabulary'
import type { z } from 'zod'
import type { MocksDeps } from '../mocks-deps.ts'
import { listMet, listTaken } from './papers.store.ts'

type Offered = z.input<typeof mocksContract.papers.response>

/** Every template, with its forms when it is ready, or what the bank lacks for it. */
export async function listPapers(
  { db, bank, clock, forms }: MocksDeps,
  studentId: string,
  exam: ExamKey | undefined,
): Promise<Offered> {
  const templates = bank.templates.filter((template) => exam === undefined || template.exam === exam)
  const [published, met, taken] = await Promise.all([
    forms.of(db, templates, clock()),
    listMet(db, studentId),
    listTaken(db, studentId),
  ])
  return templates.map((template) => ({
    ...offerOf(template),
    ...readinessIn(forms, template),
    forms: (published.get(template.key) ?? []).map(({ id, form, questionIds }) => ({
      form,
      met: questionIds.filter((questionId) => met.has(questionId)).length,
      sittingId: taken.find(({ paperId }) => paperId === id)?.sittingId ?? null,
    })),
  }))
}

const readinessIn = (forms: MocksDeps['forms'], template: PaperTemplate) => {
  const { isReady, missing } = forms.readinessOf(template)
  return { ready: isReady, missing }
}

const offerOf = ({ sources, sittings, ...template }: PaperTemplate) => ({
  ...template,
  sources: [...sources],
  sittings: sittings.map(({ sections, ...sitting }) => ({ ...sitting, sections: [...sections] })),
})
