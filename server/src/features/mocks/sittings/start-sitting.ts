import type { ReadySitting, StartSitting } from '@vikalp/contract/mocks/sittings'
import { optionOrder } from '@vikalp/domain/papers/option-order'
import { Problem } from '#platform/problem.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import type { MocksDeps } from '../mocks-deps.ts'
import { insertPaper } from '../papers/papers.store.ts'
import { type PaperPart, partOf } from './paper-part.ts'
import { planSitting, type SittingPlan } from './plan-sitting.ts'
import { readySitting } from './ready-sitting.ts'
import { findFollowing, findOfTest, findSitting, insertSitting, type Own } from './sittings.store.ts'

/** Gets a sitting ready. A start with a known id returns that sitting, so a start may be sent twice. */
export async function startSitting(
  deps: MocksDeps,
  studentId: string,
  request: StartSitting,
): Promise<ReadySitting> {
  const { db, clock } = deps
  const own = { id: request.sittingId, studentId }
  const now = clock()
  const known = await findSitting(db, await followedBy(db, own, request))
  if (known) return readySitting(deps, known, now)
  await store(deps, own, await planSitting(deps, own, request, now), now)
  deps.heldQuestions.forget(studentId)
  const made = await findSitting(db, await followedBy(db, own, request))
  if (!made) throw new Problem('conflict', 'This sitting was just removed')
  return readySitting(deps, made, now)
}

/** A part has one sitting after it, and a test one of each student, whatever the id of the request. */
async function followedBy(db: MocksDeps['db'], own: Own, request: StartSitting): Promise<Own> {
  const { studentId } = own
  const id =
    'after' in request
      ? await findFollowing(db, { studentId, afterId: request.after })
      : 'testId' in request
        ? await findOfTest(db, { studentId, testId: request.testId })
        : undefined
  return id === undefined ? own : { id, studentId }
}

/** The paper of a fresh sitting is stored with it, or neither. */
const store = (
  { db, bank }: MocksDeps,
  own: Own,
  { paper, part, afterId, testId, questionOrder, optionSeed, isFresh, met }: SittingPlan,
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    if (isFresh) await insertPaper(tx, { ...paper, form: null, madeAt: now })
    // Only which questions it has is asked here.
    const asked = partOf(bank, {
      ...paper,
      paperSections: paper.sections,
      part,
      questionOrder,
      fixedCircles: false,
    })
    await insertSitting(tx, {
      ...own,
      paperId: paper.id,
      part,
      afterId,
      testId,
      questionOrder,
      optionOrders: optionSeed === null ? null : optionOrdersOf(bank, asked, optionSeed),
      madeAt: now,
      met: asked.questionIds.filter((questionId) => met.has(questionId)),
    })
  })

const optionOrdersOf = (bank: QuestionBank, { questionIds, hall }: PaperPart, seed: string): string[] =>
  questionIds.map((id, place) => {
    const question = hall.types[place] === 'mcq' ? bank.find(id) : undefined
    return question ? optionOrder(question, seed) : ''
  })
