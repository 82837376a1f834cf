import type { SittingResult } from '@vikalp/contract/mocks/results'
import type { KeyCorrection } from '@vikalp/domain/marking/key-correction'
import { type AnsweredQuestion, markPaper, type Tally } from '@vikalp/domain/marking/mark-paper'
import { type Percentile, percentileOf } from '@vikalp/domain/marking/percentile'
import { unsavedPicks } from '@vikalp/domain/marking/unsaved-picks'
import type { Section } from '@vikalp/domain/papers/template'
import { hallReport } from '@vikalp/domain/sitting/hall-report'
import { Problem } from '#platform/problem.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import type { MocksDeps } from '../mocks-deps.ts'
import { answeredQuestions } from '../sittings/answered-questions.ts'
import { countedResponses, findCurrent, responsesOf } from '../sittings/close-sitting.ts'
import { partOf, wireSections } from '../sittings/paper-part.ts'
import { listFirstScores, listResults, type ResultRow } from '../sittings/sitting-results.store.ts'
import { type ClosedRow, isClosed } from '../sittings/sitting-times.ts'
import type { Own, SittingRow } from '../sittings/sittings.store.ts'
import type { SetTest } from '../tests/set-test.store.ts'
import { isOut, testOf } from '../tests/set-test.ts'
import { titleOf } from '../tests/sitting-title.ts'
import { reviewQuestions } from './review-question.ts'

/** Everything about a sitting that has ended: its marks as they count now, and how the time went. */
export async function readResult(deps: MocksDeps, own: Own): Promise<SittingResult> {
  const { db, bank, clock } = deps
  const now = clock()
  const row = await findCurrent(deps, own, now)
  const test = await testOf(db, row)
  if (!isOut(test, now)) throw pendingResult(test)
  if (!isClosed(row)) throw new Problem('results_pending', 'There is no result before the end')
  const part = partOf(bank, row)
  const { sections } = part.sitting
  const versions = await listResults(db, own)
  const newest = versions.at(-1)
  if (!newest) throw new Error('A sitting that has ended has a result')
  const { outcome } = row
  const responses = countedResponses(row)
  const answered = answeredQuestions(bank, part, responses, { corrected: test?.keys })
  const marked = markPaper(sections, answered)
  return {
    ...tallyOf(newest),
    sittingId: row.id,
    title: titleOf(row, part, test),
    template: row.template,
    form: row.form,
    date: row.beganAt.toISOString(),
    closedBy: row.closedBy,
    receipt: row.receipt,
    parts: partsOf(sections, newest.sections),
    met: metOf(sections, answered, part.questionIds, row),
    unsaved: unsavedPicks(
      sections,
      answered,
      outcome.questions.map(({ unsaved }) => unsaved),
    ),
    time: hallReport(outcome),
    returnedSeconds: row.returnedSeconds,
    late: lateOf(row),
    optionsShuffled: row.optionOrders?.some((order) => order !== '') ?? false,
    percentile: await percentileFor(deps, row, newest.score),
    changes: changesIn(bank, part.questionIds, versions),
    sureness: row.sureness,
    questions: reviewQuestions(bank, part, answered, marked.questions),
  }
}

/** The same for every score. */
export const pendingResult = (test: SetTest | undefined): Problem =>
  new Problem('results_pending', 'The results are not out yet', {
    ...(test?.resultsAt && { fields: { resultsAt: test.resultsAt.toISOString() } }),
  })

const tallyOf = ({ right, wrong, blank, dropped, score, highest, lost }: Tally): Tally => ({
  right,
  wrong,
  blank,
  dropped,
  score,
  highest,
  lost,
})

const partsOf = (sections: readonly Section[], tallies: readonly Tally[]): SittingResult['parts'] =>
  wireSections(sections).flatMap((section, i) => {
    const tally = tallies[i]
    return tally ? [{ ...section, tally }] : []
  })

/** The score without what was met before. */
function metOf(
  sections: readonly Section[],
  answered: readonly AnsweredQuestion[],
  questionIds: readonly string[],
  { met }: SittingRow,
): SittingResult['met'] {
  const known = new Set(met)
  const unmet = answered.filter((_, place) => !known.has(questionIds[place] ?? ''))
  return {
    questions: answered.length - unmet.length,
    without: tallyOf(markPaper(sections, unmet)),
  }
}

function lateOf(row: ClosedRow): SittingResult['late'] {
  const { refused, missing } = row.outcome
  const answers = responsesOf(row.outcome).filter(
    (response, place) => response !== row.responses[place],
  ).length
  const end = Math.min(row.closedAt.getTime(), row.endsAt.getTime())
  const minutes = row.lateAt ? Math.max(0, Math.round((row.lateAt.getTime() - end) / 60_000)) : 0
  return { answers, minutes, refused, missing, counts: !row.lateExcluded }
}

/** Among everybody's first sittings of the same numbered form; of a later one nothing is said. */
async function percentileFor({ db }: MocksDeps, row: ClosedRow, score: number): Promise<Percentile | null> {
  if (row.form === null && row.testId === null) return null
  const first = await listFirstScores(db, row)
  if (!first.some(({ sittingId }) => sittingId === row.id)) return null
  return (
    percentileOf(
      score,
      first.map((taker) => taker.score),
    ) ?? null
  )
}

const changesIn = (
  { corrections }: QuestionBank,
  questionIds: readonly string[],
  versions: readonly ResultRow[],
): SittingResult['changes'] =>
  versions.slice(1).map(({ version, madeAt, reason, questionId, keyState, score, isKept }, i) => ({
    version,
    date: madeAt.toISOString(),
    reason,
    questionId,
    place: questionId === null ? null : questionIds.indexOf(questionId),
    key: lettersChanged(corrections[keyState - 1], questionId, reason),
    old: versions[i]?.score ?? score,
    new: score,
    isKept,
  }))

/** A teacher's correction has no letters before it; a question that is dropped, or right for all, none after it. */
function lettersChanged(
  correction: KeyCorrection | undefined,
  questionId: string | null,
  reason: string,
): SittingResult['changes'][number]['key'] {
  if (correction?.questionId !== questionId || correction?.reason !== reason) return null
  const { from, to } = correction
  if (from.kind !== 'letters' || to.kind !== 'letters') return null
  return { from: [...from.right], to: [...to.right] }
}
