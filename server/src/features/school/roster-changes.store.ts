import { classLimits } from '@vikalp/domain/limits'
import { grades } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { releaseOfficePupils } from '#access/office-pupils.store.ts'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'
import { invalid } from '#platform/problem.ts'

const sql = loadSql(
  import.meta.url,
  'lockClasses',
  'insertPeople',
  'updatePeople',
  'freeAdmissionNos',
  'rejoinStaff',
  'endStaff',
  'leaveRoster',
  'endEnrolments',
  'insertClasses',
  'parkRollNos',
  'giveWay',
  'takeRollNos',
  'enrol',
  'listCrowded',
  'listInClasses',
  'listTaught',
  'archiveClasses',
  'moveStudents',
)

/** So many fit into the time that a statement has. */
const atOnce = 1000

/** What the statements of one change have in common. */
export type Change = { instituteId: string; role: string; now: Date }

export type StoredPerson = {
  id: string
  name: string
  email: string | null
  admissionNo: string | null
  className: string | null
  rollNo: string | null
  grade: string | null
  subject: string | null
}
type NewClass = { id: string; teacherId: string; name: string; code: string }

const MemberRow = z.object({
  userId: z.string(),
  class: z.string(),
  rollNo: z.string().nullable(),
  grade: z.enum(grades).nullable(),
})
type MemberRow = z.infer<typeof MemberRow>

const TaughtRow = z.object({ classId: z.string(), name: z.string(), teacherId: z.string() })
type TaughtRow = z.infer<typeof TaughtRow>

const CrowdedRow = z.object({ name: z.string() })

export async function inParts<T>(all: readonly T[], work: (part: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < all.length; from += atOnce) await work(all.slice(from, from + atOnce))
}

const runInParts = (
  tx: Queries,
  statement: typeof sql.enrol,
  change: Change,
  ids: readonly string[],
  more = {},
) => inParts(ids, (part) => tx.run(statement, { ...change, ...more, ids: part }))

/** Joins with a code, which count as well, wait meanwhile. */
export const lockClasses = (tx: Queries, instituteId: string): Promise<number> =>
  tx.run(sql.lockClasses, { instituteId })

export const insertPeople = (
  tx: Queries,
  change: Change,
  people: readonly (StoredPerson & { username: string })[],
): Promise<void> =>
  inParts(people, (part) => tx.run(sql.insertPeople, { ...change, people: JSON.stringify(part) }))

export async function updatePeople(
  tx: Queries,
  change: Change,
  people: readonly StoredPerson[],
): Promise<void> {
  const ids = people.map(({ id }) => id)
  await runInParts(tx, sql.freeAdmissionNos, change, ids)
  await inParts(people, (part) => tx.run(sql.updatePeople, { ...change, people: JSON.stringify(part) }))
}

export const rejoinStaff = (tx: Queries, change: Change, ids: readonly string[]): Promise<void> =>
  runInParts(tx, sql.rejoinStaff, change, ids)

/** The teachers' classes go on, no longer seen by the institute, without the pupils whom the office put there. */
export async function endStaff(tx: Queries, change: Change, ids: readonly string[]): Promise<void> {
  await runInParts(tx, sql.endStaff, change, ids)
  await releaseOfficePupils(tx, { ...change, teacherIds: ids })
}

export async function leaveRoster(tx: Queries, change: Change, ids: readonly string[]): Promise<void> {
  await runInParts(tx, sql.endEnrolments, change, ids, { isEvery: true })
  await runInParts(tx, sql.leaveRoster, change, ids)
}

/** Before the roster has another class for them. */
export const leaveClasses = (tx: Queries, change: Change, ids: readonly string[]): Promise<void> =>
  runInParts(tx, sql.endEnrolments, change, ids, { isEvery: false })

export const insertClasses = (tx: Queries, change: Change, classes: readonly NewClass[]): Promise<void> =>
  inParts(classes, (part) => tx.run(sql.insertClasses, { ...change, classes: JSON.stringify(part) }))

/** Puts the students into every class of the name that the roster has for them, under the roster's roll numbers. */
export async function enrolStudents(tx: Queries, change: Change, ids: readonly string[]): Promise<void> {
  for (const step of [sql.parkRollNos, sql.giveWay, sql.takeRollNos, sql.enrol])
    await runInParts(tx, step, change, ids)
  await inParts(ids, (part) => requirePlaces(tx, change.instituteId, part))
}

async function requirePlaces(tx: Queries, instituteId: string, ids: readonly string[]): Promise<void> {
  const { members } = classLimits
  const crowded = await tx.many(sql.listCrowded, { instituteId, ids, most: members }, CrowdedRow)
  const names = crowded.map(({ name }) => name).join(', ')
  if (names) throw invalid('class', `would have more than ${members} students: ${names}`)
}

/** The students of the roster in classes of these names, which are in lower case. */
export const listInClasses = (
  tx: Queries,
  instituteId: string,
  keys: readonly string[],
): Promise<MemberRow[]> => tx.many(sql.listInClasses, { instituteId, keys }, MemberRow)

export const listTaught = (tx: Queries, instituteId: string, keys: readonly string[]): Promise<TaughtRow[]> =>
  tx.many(sql.listTaught, { instituteId, keys }, TaughtRow)

export const archiveClasses = (tx: Queries, change: Change, classIds: readonly string[]): Promise<number> =>
  tx.run(sql.archiveClasses, { ...change, classIds })

export const moveStudents = (tx: Queries, change: Change, moves: readonly object[]): Promise<void> =>
  inParts(moves, (part) => tx.run(sql.moveStudents, { ...change, moves: JSON.stringify(part) }))
