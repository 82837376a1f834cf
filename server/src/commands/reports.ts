import { reportLimits } from '@vikalp/domain/limits'
import { indianDay } from '@vikalp/domain/progress/periods'
import type { CaseState } from '@vikalp/domain/vocabulary'
import type { Db } from '../platform/db.ts'
import { withTenant } from '../platform/tenants.ts'
import type { QuestionBank } from '../question-bank/question-bank.ts'
import { printable } from './printable.ts'
import { type CaseRow, decideCase, listOpenCases, type ReportRow } from './reports.store.ts'

const usage = 'npm run reports [accept | keep QUESTION "What was decided, for the students who reported it"]'

const decisions: Readonly<Record<string, CaseState>> = { accept: 'accepted', keep: 'kept' }

/** Lists the questions that real students reported, or decides the open case of one and says what is still open. */
export async function reports(
  databaseUrl: string,
  bank: QuestionBank,
  { args, now }: { args: readonly string[]; now: Date },
): Promise<string[]> {
  return withTenant(databaseUrl, 'public', async (db) => {
    const decided = args.length > 0 ? [await decide(db, args, now)] : []
    const open = await listOpenCases(db)
    return [
      ...decided,
      ...open.flatMap((one) => linesOf(one, bank)),
      `${open.length} reported ${open.length === 1 ? 'question waits' : 'questions wait'} for a decision`,
    ]
  })
}

async function decide(
  db: Db,
  [verb = '', questionId = '', words = '']: readonly string[],
  now: Date,
): Promise<string> {
  const state = decisions[verb]
  const answer = words.trim()
  if (!state || answer === '') throw new Error(usage)
  if (answer.length > reportLimits.answer)
    throw new Error(`The sentence has at most ${reportLimits.answer} characters`)
  if (!(await decideCase(db, { questionId, state, answer, now })))
    throw new Error(`No report of ${questionId} is open`)
  return `${questionId} is ${state}: ${answer}`
}

function linesOf({ questionId, openedAt, students, reports: all }: CaseRow, bank: QuestionBank): string[] {
  const question = bank.find(questionId)
  const place = question
    ? `${question.subject}, ${question.chapter}, key ${question.answer}`
    : 'left the bank'
  const since = indianDay(openedAt)
  return [
    `${questionId} (${place}), ${students} ${students === 1 ? 'student' : 'students'} since ${since}: ${reasonsOf(all)}`,
    ...all.map(
      ({ reason, option, note, reportedAt }) =>
        `  ${indianDay(reportedAt)} ${[reason, option && `holds ${option}`].filter(Boolean).join(', ')}${note === null ? '' : `: ${printable(note)}`}`,
    ),
  ]
}

const reasonsOf = (all: readonly ReportRow[]): string =>
  [...Map.groupBy(all, ({ reason }) => reason)]
    .map(([reason, { length }]) => `${reason} ${length}`)
    .join(', ')
