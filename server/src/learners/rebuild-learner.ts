import { type LearnerState, takeAnswers } from '@vikalp/domain/learner/take-answers'
import type { Db } from '#platform/db.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import { givenAnswers } from './given-answers.ts'
import { learnWaiting } from './learn-waiting.ts'
import { findVersion, listHistory, listLevels, listStale, replaceLearner } from './learners.store.ts'
import { learntColumns } from './learnt-columns.ts'

const newcomer: LearnerState = {
  abilities: new Map(),
  answered: new Set(),
  cards: new Map(),
  mistakes: new Map(),
}

/**
 * All that is known of a student from the answers alone, in the order in which they were given (rule 100): after a paper was
 * released or a key corrected, and for whoever practised before there were estimates.
 */
export async function rebuildLearner(db: Db, bank: QuestionBank, studentId: string): Promise<void> {
  await learnWaiting(db, bank, [studentId]) // or the levels of questions would not learn from them
  const levels = await listLevels(db)
  for (;;) {
    const { version } = await findVersion(db, studentId)
    const history = await listHistory(db, studentId)
    const taken = takeAnswers(
      newcomer,
      history.flatMap((row) => givenAnswers(bank, row, levels)),
    )
    const columns = learntColumns([{ studentId, taken }], (id) => bank.find(id)?.chapter)
    if (await db.transaction((tx) => replaceLearner(tx, { studentId, version, ...columns }))) return
  }
}

/** What is believed of a student has all answers afterwards. */
export async function bringUpToDate(db: Db, bank: QuestionBank, studentId: string): Promise<void> {
  const { isStale, isWaiting } = await findVersion(db, studentId)
  if (isStale) await rebuildLearner(db, bank, studentId)
  else if (isWaiting) await learnWaiting(db, bank, [studentId])
}

const page = 200

/** Of everybody of whom it is stale. It may end at any moment and begin again. */
export async function rebuildStale(db: Db, bank: QuestionBank): Promise<number> {
  let rebuilt = 0
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const students = await listStale(db, { after, most: page })
    for (const studentId of students) await rebuildLearner(db, bank, studentId)
    rebuilt += students.length
    const last = students.at(-1)
    if (last === undefined) return rebuilt
    after = last
  }
}
