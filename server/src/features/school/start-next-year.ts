import { randomUUIDv7 } from 'node:crypto'
import type { Move } from '@vikalp/contract/school'
import { moveUp } from '@vikalp/domain/school/move-up'
import { nameKey } from '@vikalp/domain/school/roster-person'
import { newCode } from '#access/new-code.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import type { Queries } from '#platform/db.ts'
import { invalid, Problem } from '#platform/problem.ts'
import {
  archiveClasses,
  type Change,
  enrolStudents,
  insertClasses,
  leaveClasses,
  leaveRoster,
  listInClasses,
  listTaught,
  lockClasses,
  moveStudents,
} from './roster-changes.store.ts'
import { findVersion, lockHandle } from './school.store.ts'

type NextYear = { moves: readonly Move[]; version: string }

/**
 * Whole classes move at once. Every class that somebody leaves or enters ends, with its register, and begins anew with the
 * same teacher; one that nobody taught gets the teachers of those who enter it. A class of somebody whom the institute has
 * not confirmed as its teacher goes on, without those who move.
 */
export async function startNextYear(
  { db, clock }: FeatureDeps,
  instituteId: string,
  { moves, version }: NextYear,
): Promise<{ moved: number; left: number }> {
  const sources = moves.map(({ from }) => nameKey(from))
  if (new Set(sources).size < moves.length) throw invalid('moves', 'names a class twice')
  const names = new Map(
    moves.flatMap(({ from, to }) => [from, ...(to ? [to] : [])].map((name) => [nameKey(name), name])),
  )
  return db.transaction(async (tx) => {
    await lockHandle(tx, instituteId)
    await lockClasses(tx, instituteId)
    if ((await findVersion(tx, instituteId)) !== version)
      throw new Problem('conflict', 'The classes are not the ones that were shown: look at them again')
    const change: Change = { instituteId, role: 'student', now: clock() }
    const pupils = await listInClasses(tx, instituteId, [...names.keys()])
    requireStudents(sources, pupils)
    const { moved, left } = moveUp(pupils, moves)
    await leaveRoster(tx, change, left)
    await leaveClasses(
      tx,
      change,
      moved.map(({ userId }) => userId),
    )
    await beginAnew(tx, change, { moves, names })
    await moveStudents(tx, change, moved)
    const staying = pupils.filter((pupil) => !sources.includes(nameKey(pupil.class)))
    await enrolStudents(
      tx,
      change,
      [...moved, ...staying].map(({ userId }) => userId),
    )
    return { moved: moved.length, left: left.length }
  })
}

/** A class that a teacher has without the office is not the office's to end: nobody of the roster moves out of it. */
function requireStudents(sources: readonly string[], pupils: readonly { class: string }[]): void {
  const attended = new Set(pupils.map((pupil) => nameKey(pupil.class)))
  if (sources.some((source) => !attended.has(source)))
    throw invalid('moves', 'names a class without students of the roster')
}

type Classes = { moves: readonly Move[]; names: ReadonlyMap<string, string> }

async function beginAnew(tx: Queries, change: Change, { moves, names }: Classes): Promise<void> {
  const taught = await listTaught(tx, change.instituteId, [...names.keys()])
  await archiveClasses(
    tx,
    change,
    taught.map(({ classId }) => classId),
  )
  const teachersOf = (key: string): string[] => [
    ...new Set(taught.filter(({ name }) => nameKey(name) === key).map(({ teacherId }) => teacherId)),
  ]
  const begun = [...names].flatMap(([key, name]) => {
    const entering = moves.filter(({ to }) => to !== null && nameKey(to) === key)
    const own = teachersOf(key)
    const teachers = own.length > 0 ? own : entering.flatMap(({ from }) => teachersOf(nameKey(from)))
    return [...new Set(teachers)].map((teacherId) => ({
      id: randomUUIDv7(),
      teacherId,
      name,
      code: newCode(),
    }))
  })
  await insertClasses(tx, change, begun)
}
