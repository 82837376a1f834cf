import { type GivenAnswer, takeAnswers } from '@vikalp/domain/learner/take-answers'
import type { Db } from '#platform/db.ts'
import type { BankQuestion, QuestionBank } from '#question-bank/question-bank.ts'
import { askedIn, givenAnswers } from './given-answers.ts'
import { inParts, listedParts, partsOf } from './in-parts.ts'
import { listLevelsOf } from './item-levels.store.ts'
import { codesOf, levelsOf, stateOf, wholeRow } from './learner-state.ts'
import {
  type ItemLevels,
  type KnownRow,
  type LessonRow,
  listKnown,
  listLessons,
  listWaiting,
  storeLessons,
} from './learners.store.ts'
import { learntColumns, meetingColumns } from './learnt-columns.ts'

/**
 * Takes what the submitted attempts of these students have not taught yet, each student's one after another. Of two who do
 * the same at once one counts anew. It may end at any moment: an attempt has taught all or nothing.
 */
export const learnWaiting = (db: Db, bank: QuestionBank, studentIds: readonly string[]): Promise<void> =>
  inParts(partsOf(studentIds), (ids) => learnPart(db, bank, ids))

/** Of everybody; after the end of a server this is how what it left is taken. */
export const learnAllWaiting = (db: Db, bank: QuestionBank): Promise<void> =>
  inParts(
    listedParts((page) => listWaiting(db, page)),
    (ids) => learnPart(db, bank, ids),
  )

async function learnPart(db: Db, bank: QuestionBank, studentIds: string[]): Promise<void> {
  let left = studentIds
  while (left.length > 0) left = await learnOnce(db, bank, left)
}

/** Of each; the more of them, the longer nobody else is served while they are counted. */
const attemptsAtOnce = 4

/** The first attempts of each; gives those who may have more. */
async function learnOnce(db: Db, bank: QuestionBank, studentIds: readonly string[]): Promise<string[]> {
  const rows = await listLessons(db, { studentIds, most: attemptsAtOnce })
  if (rows.length === 0) return []
  const lessons = [...Map.groupBy(rows, ({ studentId }) => studentId).values()].flatMap((attempts) => {
    const last = attempts.at(-1)
    const asked = attempts.flatMap((attempt) => askedIn(bank, attempt))
    return last ? [{ ...last, attempts, asked }] : []
  })
  const ids = new Set(lessons.flatMap(({ asked }) => asked.map(({ id }) => id)))
  const [known, levels] = await Promise.all([
    listKnown(db, lessons.map(concerned)),
    listLevelsOf(db, [...ids]).then((rows) => levelsOf({ levels: rows })),
  ])
  const knownOf = new Map(known.map((row) => [row.studentId, row]))
  const taught = lessons.flatMap((lesson) => {
    const row = knownOf.get(lesson.studentId)
    return row ? [{ ...lesson, ...teach(bank, lesson, row, levels) }] : []
  })
  const stored = await storeLessons(db, {
    studentIds: taught.map(({ studentId }) => studentId),
    versions: taught.map(({ version }) => version),
    attempts: taught.map(({ place }) => place),
    ...learntColumns(taught, (id) => bank.find(id)?.chapter),
    ...meetingColumns(taught.flatMap(({ met }) => met)),
  })
  const done = new Set(stored)
  return lessons.flatMap(({ studentId, place, waiting }) =>
    place === waiting && done.has(studentId) ? [] : [studentId],
  )
}

/** A student's attempts; the row is that of the last of them. */
type Lesson = LessonRow & { attempts: readonly LessonRow[]; asked: readonly BankQuestion[] }

const concerned = ({ studentId, asked }: Lesson) => ({
  studentId,
  chapters: [wholeRow, ...new Set(asked.map(({ chapter }) => chapter))],
  questionIds: [...new Set(asked.map(({ id }) => id))],
  codes: [...new Set(asked.flatMap(codesOf))],
})

function teach(
  bank: QuestionBank,
  { studentId, attempts, asked }: Lesson,
  known: KnownRow,
  levels: ItemLevels,
) {
  const given = attempts.map((attempt) => (counts(attempt) ? givenAnswers(bank, attempt, levels) : []))
  const taken = takeAnswers(stateOf(known, asked), given.flat())
  const metIn = Map.groupBy(taken.meetings, ({ id }) => given.findIndex((answers) => answers.some(isTo(id))))
  const met = attempts.map(({ finishedAt }, n) => ({ studentId, finishedAt, meetings: metIn.get(n) ?? [] }))
  return { studentId, taken, met }
}

const counts = ({ countsFrom, finishedAt }: LessonRow): boolean =>
  countsFrom === null || finishedAt > countsFrom

const isTo =
  (id: string) =>
  ({ item, outcome }: GivenAnswer): boolean =>
    item.id === id && outcome !== 'skipped'
