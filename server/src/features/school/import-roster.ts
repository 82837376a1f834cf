import { randomUUIDv7 } from 'node:crypto'
import type { Roster, RosterResult } from '@vikalp/contract/school'
import { type ChangedPerson, newClasses } from '@vikalp/domain/school/new-classes'
import type { RosterPlan } from '@vikalp/domain/school/plan-roster'
import { nameKey, type RosterPerson } from '@vikalp/domain/school/roster-person'
import { newCode } from '#access/new-code.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import type { Queries } from '#platform/db.ts'
import { Problem } from '#platform/problem.ts'
import { planImport } from './plan-import.ts'
import {
  type Change,
  endStaff,
  enrolStudents,
  insertClasses,
  insertPeople,
  leaveClasses,
  leaveRoster,
  listInClasses,
  lockClasses,
  rejoinStaff,
  type StoredPerson,
  updatePeople,
} from './roster-changes.store.ts'
import { lockHandle } from './school.store.ts'

type Import = Roster & { version: string }

/** All that the preview showed, or nothing: when the roster has changed since, it is looked at again. */
export async function importRoster(
  { db, clock }: FeatureDeps,
  instituteId: string,
  { version, ...roster }: Import,
): Promise<RosterResult> {
  return db.transaction(async (tx) => {
    const handle = await lockHandle(tx, instituteId)
    await lockClasses(tx, instituteId)
    const plan = await planImport(tx, instituteId, { handle, roster })
    if (plan.version !== version || plan.faults.length > 0)
      throw new Problem('conflict', 'The roster is not the one that was shown: look at it again')
    const change = { instituteId, role: roster.role, now: clock() }
    await (roster.role === 'student' ? importStudents : importTeachers)(tx, change, plan)
    return { added: plan.added.length, changed: plan.changed.length, left: plan.left.length }
  })
}

type Added = (RosterPlan['added'][number] & { userId: string })[]

async function importStudents(tx: Queries, change: Change, plan: RosterPlan): Promise<void> {
  const { changed } = plan
  await leaveRoster(tx, change, idsOf(plan.left))
  const moved = changed.filter((one) => newClasses(one).length > 0)
  await leaveClasses(tx, change, idsOf(moved.map(({ before }) => before)))
  await updatePeople(
    tx,
    change,
    changed.map((one) => storedAfter(change.role, one)),
  )
  const added = withIds(plan)
  await insertPeople(
    tx,
    change,
    added.map((person) => stored(change.role, person)),
  )
  await enrolStudents(tx, change, [...idsOf(changed.map(({ before }) => before)), ...idsOf(added)])
}

async function importTeachers(tx: Queries, change: Change, plan: RosterPlan): Promise<void> {
  const { changed } = plan
  await endStaff(tx, change, idsOf(plan.left))
  await updatePeople(
    tx,
    change,
    changed.map((one) => storedAfter(change.role, one)),
  )
  await rejoinStaff(
    tx,
    change,
    idsOf(changed.filter(({ before }) => before.hasLeft).map(({ before }) => before)),
  )
  const added = withIds(plan)
  await insertPeople(
    tx,
    change,
    added.map((person) => stored(change.role, person)),
  )
  const begun = [
    ...added.flatMap(({ userId, classes }) => classesOf(userId, classes)),
    ...changed.flatMap((one) => classesOf(one.before.userId, newClasses(one))),
  ]
  await insertClasses(tx, change, begun)
  const keys = [...new Set(begun.map(({ name }) => nameKey(name)))]
  const pupils = await listInClasses(tx, change.instituteId, keys)
  await enrolStudents(tx, change, idsOf(pupils))
}

const idsOf = (people: readonly { userId: string }[]): string[] => people.map(({ userId }) => userId)

const withIds = ({ added }: RosterPlan): Added =>
  added.map((person) => ({ ...person, userId: randomUUIDv7() }))

const classesOf = (teacherId: string, names: readonly string[]) =>
  names.map((name) => ({ id: randomUUIDv7(), teacherId, name, code: newCode() }))

const storedAs = (role: string, id: string, person: RosterPerson): StoredPerson => {
  const { name, email, admissionNo, rollNo, grade, subject, classes } = person
  return {
    id,
    name,
    email,
    admissionNo,
    rollNo,
    grade,
    subject,
    className: role === 'student' ? (classes[0] ?? null) : null,
  }
}

const stored = (role: string, person: Added[number]) => ({
  ...storedAs(role, person.userId, person),
  username: person.username,
})

const storedAfter = (role: string, { before, after }: ChangedPerson): StoredPerson =>
  storedAs(role, before.userId, after)
