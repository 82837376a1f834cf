import { setImmediate } from 'node:timers/promises'
import { type LearnerState, takeAnswers } from '@vikalp/domain/learner/take-answers'
import type { Db } from '#platform/db.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import { givenAnswers } from './given-answers.ts'
import { inParts, listedParts, NotTaught, partsOf } from './in-parts.ts'
import { learnWaiting } from './learn-waiting.ts'
import {
  type ItemLevels,
  listHistories,
  listLevels,
  listStale,
  listVersions,
  replaceLearners,
} from './learners.store.ts'
import { learntColumns, type Taught } from './learnt-columns.ts'

const newcomer: LearnerState = {
  abilities: new Map(),
  answered: new Set(),
  cards: new Map(),
  mistakes: new Map(),
}

/**
 * All that is known of students from the answers alone, in the order in which they were given (rule 100): after a paper was
 * released or a key corrected, and for whoever practised before there were estimates.
 */
export const rebuildLearners = (db: Db, bank: QuestionBank, studentIds: readonly string[]): Promise<void> =>
  rebuildParts(db, bank, partsOf(studentIds))

async function rebuildParts(
  db: Db,
  bank: QuestionBank,
  parts: Iterable<string[]> | AsyncIterable<string[]>,
): Promise<void> {
  let levels: ItemLevels | undefined
  await inParts(parts, async (ids) => {
    await learnWaiting(db, bank, ids) // or the levels of questions would not learn from them
    levels ??= await listLevels(db)
    let left = ids
    while (left.length > 0) left = await rebuildOnce(db, bank, left, levels)
  })
}

/** Gives those of whom something else has changed what is known meanwhile. */
async function rebuildOnce(
  db: Db,
  bank: QuestionBank,
  studentIds: readonly string[],
  levels: ItemLevels,
): Promise<string[]> {
  const versions = await listVersions(db, studentIds)
  const histories = Map.groupBy(await listHistories(db, studentIds), ({ studentId }) => studentId)
  const rebuilt: Rebuilt[] = []
  for (const { studentId, version } of versions) {
    const history = histories.get(studentId) ?? []
    const given = history.flatMap((row) => givenAnswers(bank, row, levels))
    rebuilt.push({ studentId, version, taken: takeAnswers(newcomer, given) })
    await setImmediate() // a long history takes a while, and others are served meanwhile
  }
  const replaced = await db.transaction((tx) =>
    replaceLearners(tx, rebuilt, (some) => learntColumns(some, (id) => bank.find(id)?.chapter)),
  )
  return rebuilt.flatMap(({ studentId }) => (replaced.has(studentId) ? [] : [studentId]))
}

type Rebuilt = Taught & { version: number }

/** What is believed of a student has all answers afterwards. */
export async function bringUpToDate(db: Db, bank: QuestionBank, studentId: string): Promise<void> {
  const [known] = await listVersions(db, [studentId])
  if (known?.isStale) await rebuildLearners(db, bank, [studentId])
  else if (known?.isWaiting) await learnWaiting(db, bank, [studentId])
}

/** The same of many, in as many statements as of a few; one of whom it fails stays as it is, and is no reason to fail. */
export async function bringAllUpToDate(
  db: Db,
  bank: QuestionBank,
  studentIds: readonly string[],
): Promise<void> {
  const known = await listVersions(db, studentIds)
  const idsOf = (some: typeof known): string[] => some.map(({ studentId }) => studentId)
  const tryAll = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => {
      if (!(error instanceof NotTaught)) throw error
    })
  await tryAll(learnWaiting(db, bank, idsOf(known.filter(({ isStale, isWaiting }) => isWaiting && !isStale))))
  await tryAll(rebuildLearners(db, bank, idsOf(known.filter(({ isStale }) => isStale))))
}

/** Of everybody of whom it is stale. It may end at any moment and begin again. */
export async function rebuildStale(db: Db, bank: QuestionBank): Promise<number> {
  let rebuilt = 0
  const parts = listedParts(async (page) => {
    const ids = await listStale(db, page)
    rebuilt += ids.length
    return ids
  })
  await rebuildParts(db, bank, parts)
  return rebuilt
}
