import { startOfItem } from '@vikalp/domain/learner/estimate'
import { levelAfter } from '@vikalp/domain/learner/learn'
import type { Db, Queries } from '#platform/db.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import {
  addToCalibration,
  type CalibrationRow,
  deleteMeetings,
  type LevelRow,
  listLevelsOf,
  listMeetings,
  type MeetingsRow,
  storeLevels,
  takeLock,
} from './item-levels.store.ts'
import { learnAllWaiting } from './learn-waiting.ts'

/** Attempts at a time: a page is one transaction. */
const page = 500

/**
 * Moves the levels of items by what was answered since the last time, in the order in which the attempts were finished
 * (rule 100), and counts what was predicted. One server does it; another that tries meanwhile leaves it to that one. It may
 * end at any moment: a page is taken whole or not at all. Returns the number of attempts that it took.
 */
export async function learnLevels(db: Db, bank: QuestionBank, most = page): Promise<number> {
  // Levels do not wait for a student of whom something cannot be learnt.
  const [lessons] = await Promise.allSettled([learnAllWaiting(db, bank)])
  let taken = 0
  for (let count = most; count === most; taken += count)
    count = await db.transaction((tx) => takePage(tx, bank, most))
  if (lessons.status === 'rejected') throw lessons.reason
  return taken
}

async function takePage(tx: Queries, bank: QuestionBank, most: number): Promise<number> {
  if (!(await takeLock(tx))) return 0
  const attempts = await listMeetings(tx, most)
  if (attempts.length === 0) return 0
  const ids = new Set(attempts.flatMap(({ questionIds }) => questionIds))
  const levels = new Map((await listLevelsOf(tx, [...ids])).map((level) => [level.id, level]))
  for (const attempt of attempts) takeAttempt(levels, bank, attempt)
  await storeLevels(tx, [...levels.values()])
  await addToCalibration(tx, countPredictions(attempts))
  await deleteMeetings(
    tx,
    attempts.map(({ id }) => id),
  )
  return attempts.length
}

/** A question that has left the bank has no level any more. */
function takeAttempt(
  levels: Map<string, LevelRow>,
  bank: QuestionBank,
  { questionIds, means, variances, credits }: MeetingsRow,
): void {
  for (const [place, id] of questionIds.entries()) {
    const chosen = bank.find(id)
    const question = chosen ?? bank.findNumeric(id)
    const [mean, variance, credit] = [means[place], variances[place], credits[place]]
    if (!question || mean === undefined || variance === undefined || credit === undefined) continue
    const level = levels.get(id) ?? { id, ...startOfItem(question.difficulty), answers: 0 }
    const type = chosen ? 'mcq' : 'numeric'
    const after = levelAfter(level, { type, ability: { mean, variance }, credit })
    levels.set(id, { id, ...after, answers: level.answers + 1 })
  }
}

function countPredictions(attempts: readonly MeetingsRow[]): CalibrationRow[] {
  const rows = new Map<string, CalibrationRow>()
  for (const { month, predicted, credits } of attempts)
    for (const [place, p] of predicted.entries()) {
      const credit = credits[place] ?? 0
      const tenth = Math.min(9, Math.floor(10 * p))
      const key = `${month} ${tenth}`
      const row = rows.get(key) ?? { month, tenth, answers: 0, predicted: 0, credit: 0, squares: 0 }
      rows.set(key, {
        ...row,
        answers: row.answers + 1,
        predicted: row.predicted + p,
        credit: row.credit + credit,
        squares: row.squares + (credit - p) ** 2,
      })
    }
  return [...rows.values()]
}
