import type { QuestionBank } from '#question-bank/question-bank.ts'
import type { MocksDeps } from '../mocks-deps.ts'
import { countedResponses, finishedAtOf } from '../sittings/close-sitting.ts'
import { mark } from '../sittings/mark-sitting.ts'
import { partOf } from '../sittings/paper-part.ts'
import { listResults, listUncorrected } from '../sittings/sitting-results.store.ts'
import { isClosed, requireSitting } from '../sittings/sitting-times.ts'
import { findSitting, lockSitting, type Own } from '../sittings/sittings.store.ts'

/** At a time. */
const most = 200

type Deps = Pick<MocksDeps, 'db' | 'bank'>

/**
 * Gives each result of a paper that asked a question with a corrected key a version for every correction it has not seen. Any
 * number of servers may do so at once, and again: then there is nothing to do. Returns how many sittings there were.
 */
export async function applyCorrections({ db, bank }: Deps, now: Date): Promise<number> {
  const made = correctionsByQuestion(bank)
  if (made.questionIds.length === 0) return 0
  let found = 0
  for (let after: Own | undefined; ; ) {
    const sittings = await listUncorrected(db, { ...made, after, limit: most })
    for (const own of sittings) await correct({ db, bank }, own, now)
    found += sittings.length
    after = sittings.at(-1)
    if (!after) return found
  }
}

const correctionsByQuestion = ({ corrections }: QuestionBank) => ({
  questionIds: corrections.map(({ questionId }) => questionId),
  states: corrections.map((_, i) => i + 1),
})

const correct = ({ db, bank }: Deps, own: Own, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await lockSitting(tx, own)
    const row = requireSitting(await findSitting(tx, own))
    if (!isClosed(row)) return
    const part = partOf(bank, row)
    const seen = (await listResults(tx, own)).at(-1)?.keyState ?? 0
    const marking = {
      row,
      part,
      responses: countedResponses(row),
      finishedAt: finishedAtOf(row.closedAt, row.endsAt),
      now,
    }
    for (const [i, { questionId, reason }] of bank.corrections.entries()) {
      const keyState = i + 1
      if (keyState > seen && part.questionIds.includes(questionId))
        await mark(bank, tx, { ...marking, reason, correction: { keyState, questionId } })
    }
  })
