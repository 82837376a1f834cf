import type { ListQuery } from '@vikalp/contract/lists/page'
import type { SittingEntry, SittingPage } from '@vikalp/contract/mocks/sittings'
import { sittingTitle } from '@vikalp/domain/english/sitting-title'
import { highestScore } from '@vikalp/domain/papers/template'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import { templateOf } from '#question-bank/template-of.ts'
import type { MocksDeps } from '../mocks-deps.ts'
import { nextPartOf } from './next-part.ts'
import { countSittings, type EntryRow, listSittings as listRows } from './sittings.store.ts'

const pageSize = 20

/** The sittings of a student, newest first: a page of them, or those after a given one. */
export async function listSittings(
  { db, bank, clock }: MocksDeps,
  studentId: string,
  { page, after }: ListQuery,
): Promise<SittingPage> {
  const offset = after === undefined ? (page - 1) * pageSize : 0
  const now = clock()
  const [total, found] = await Promise.all([
    countSittings(db, studentId),
    listRows(db, { studentId, after: after ?? null, limit: pageSize + 1, offset, now }),
  ])
  const rows = found.slice(0, pageSize)
  const last = found.length > pageSize ? rows.at(-1) : undefined
  return {
    now: now.toISOString(),
    total,
    sittings: rows.map((row) => entryOf(bank, row, now)),
    next: last?.id ?? null,
  }
}

function entryOf(bank: QuestionBank, row: EntryRow, now: Date): SittingEntry {
  const template = templateOf(bank, row)
  const sitting = template.sittings[row.part]
  if (!sitting) throw new Error(`There is no part ${row.part} of the paper ${row.template}`)
  return {
    sittingId: row.id,
    title: row.testTitle ?? sittingTitle(template, row.form, sitting),
    template: row.template,
    form: row.form,
    testId: row.testId,
    state: row.state,
    date: row.date.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    score: row.score,
    highest: highestScore(sitting.sections),
    nextPart:
      row.closedAt && !row.isFollowed && !row.testId
        ? nextPartOf(template, row.part, row.closedAt, now)
        : null,
  }
}
