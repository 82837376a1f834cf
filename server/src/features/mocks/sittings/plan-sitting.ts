import { randomUUIDv7 } from 'node:crypto'
import type { StartSitting } from '@vikalp/contract/mocks/sittings'
import { assembleFresh } from '@vikalp/domain/papers/assemble-paper'
import type { Blueprint } from '@vikalp/domain/papers/blueprint'
import type { Missing } from '@vikalp/domain/papers/missing'
import type { PaperTemplate } from '@vikalp/domain/papers/template'
import { lastAnswers } from '@vikalp/domain/quiz/last-answers'
import { notFound, Problem } from '#platform/problem.ts'
import type { MocksDeps } from '../mocks-deps.ts'
import { listAnswered, listMet } from '../papers/papers.store.ts'
import { planTest } from '../tests/plan-test.ts'
import { findCurrent } from './close-sitting.ts'
import { nextPartOf } from './next-part.ts'
import { partOf } from './paper-part.ts'
import { isClosed } from './sitting-times.ts'
import type { Own } from './sittings.store.ts'

type Paper = {
  id: string
  template: string
  blueprint: Blueprint | null
  questionIds: readonly string[]
  sections: readonly number[]
}
/** What is to be sat; `met` are all questions that the student has met. */
export type SittingPlan = {
  paper: Paper
  part: number
  afterId: string | null
  testId: string | null
  questionOrder: readonly number[] | null
  /** By which the options are shuffled; null leaves them as they are. */
  optionSeed: string | null
  isFresh: boolean
  met: ReadonlySet<string>
}

export function planSitting(
  deps: MocksDeps,
  own: Own,
  request: StartSitting,
  now: Date,
): Promise<SittingPlan> {
  if ('template' in request) return planPaper(deps, own, request, now)
  if ('after' in request) return planNextPart(deps, own, request.after, now)
  return planTest(deps, own, request.testId, now)
}

async function planPaper(
  deps: MocksDeps,
  { id, studentId }: Own,
  { template: key, form }: { template: string; form?: number | undefined },
  now: Date,
): Promise<SittingPlan> {
  const { db, bank, forms } = deps
  const template = bank.templates.find((known) => known.key === key)
  if (!template) throw notFound(`The paper ${key}`)
  const [published, met] = await Promise.all([forms.of(db, [template], now), listMet(db, studentId)])
  const numbered = published.get(key) ?? []
  const first = { part: 0, afterId: null, testId: null, questionOrder: null, optionSeed: null, met }
  if (form !== undefined) {
    const paper = numbered.find((known) => known.form === form)
    if (!paper) throw missingForm(deps, template, form)
    return { paper: { ...paper, blueprint: null }, isFresh: false, ...first }
  }
  const made = assembleFresh({
    template,
    bank: bank.paperBank,
    held: new Set(),
    published: new Set(numbered.flatMap(({ questionIds }) => questionIds)),
    metBy: new Map([...met].map((questionId) => [questionId, 1])),
    answered: lastAnswers(await listAnswered(db, studentId)),
    seed: id,
  })
  if ('missing' in made) throw infeasible(template, [made.missing])
  return {
    paper: { id: randomUUIDv7(), template: key, blueprint: null, ...made.paper },
    isFresh: true,
    ...first,
  }
}

function missingForm({ forms }: MocksDeps, template: PaperTemplate, form: number): Problem {
  const { isReady, missing } = forms.readinessOf(template)
  return isReady ? notFound(`Form ${form} of ${template.title}`) : infeasible(template, missing)
}

function infeasible({ title }: PaperTemplate, missing: readonly Missing[]): Problem {
  const fields = Object.fromEntries(
    missing.map(({ subject, part, type, form, difficulty, chapter, need, have }) => [
      [subject, part, type, form, difficulty, chapter].filter((name) => name !== undefined).join(' '),
      `needs ${need}, the bank has ${have}`,
    ]),
  )
  return new Problem('infeasible_paper', `${title} cannot be made from the bank`, { fields })
}

/** The next part of a paper whose parts have clocks of their own. */
async function planNextPart(
  deps: MocksDeps,
  { studentId }: Own,
  afterId: string,
  now: Date,
): Promise<SittingPlan> {
  const { db, bank } = deps
  const before = await findCurrent(deps, { id: afterId, studentId }, now)
  const { template } = partOf(bank, before)
  if (!template.sittings[before.part + 1]) throw notFound('A next part')
  if (!isClosed(before)) throw new Problem('not_open', 'The part before has not ended')
  if (!nextPartOf(template, before.part, before.closedAt, now))
    throw new Problem('closed', 'The next part could be begun until a while ago')
  return {
    paper: { ...before, id: before.paperId, sections: before.paperSections },
    part: before.part + 1,
    afterId,
    testId: null,
    questionOrder: null,
    optionSeed: null,
    isFresh: false,
    // The part before has made the whole paper known as begun.
    met: await listMet(db, studentId, afterId),
  }
}
