import { type GivenAnswer, type LearnerState, takeAnswers } from '@vikalp/domain/learner/take-answers'
import { indianDay } from '@vikalp/domain/progress/periods'
import { letters } from '@vikalp/domain/vocabulary'
import type { Db } from '#platform/db.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import { givenAnswer } from './learn-quiz.ts'
import {
  findVersion,
  type HistoryRow,
  type ItemLevels,
  listHistory,
  listLevels,
  listStale,
  replaceLearner,
} from './learners.store.ts'
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
  const levels = await listLevels(db)
  for (;;) {
    const { version } = await findVersion(db, studentId)
    const history = await listHistory(db, studentId)
    const taken = takeAnswers(
      newcomer,
      history.flatMap((row) => answersOf(bank, row, levels)),
    )
    const columns = learntColumns(taken, (id) => bank.find(id)?.chapter)
    if (await db.transaction((tx) => replaceLearner(tx, { studentId, version, ...columns }))) return
  }
}

/** Of a student whose answers are not all in what is believed it is made anew first. */
export async function rebuildIfStale(db: Db, bank: QuestionBank, studentId: string): Promise<void> {
  const { isStale } = await findVersion(db, studentId)
  if (isStale) await rebuildLearner(db, bank, studentId)
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

/** A number that was typed has no letter, and no question of practice. */
function answersOf(bank: QuestionBank, row: HistoryRow, levels: ItemLevels): GivenAnswer[] {
  const { questionIds, chosen, key, seconds, hinted, finishedAt } = row
  const on = indianDay(finishedAt)
  return questionIds.flatMap((id, place) => {
    const question = bank.find(id)
    if (!question || key[place] === '=') return []
    const answer = {
      question,
      selectedOption: letters.find((letter) => letter === chosen[place]) ?? null,
      isCorrect: chosen[place] === key[place],
      seconds: seconds?.[place],
    }
    return [givenAnswer(answer, { hinted: hinted.includes(id) }, levels, on)]
  })
}
