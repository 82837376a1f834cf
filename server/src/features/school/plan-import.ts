import { createHash } from 'node:crypto'
import type { Roster } from '@vikalp/contract/school'
import { rosterLimits } from '@vikalp/domain/limits'
import { planRoster, type RosterPlan } from '@vikalp/domain/school/plan-roster'
import { nameKey } from '@vikalp/domain/school/roster-person'
import type { Queries } from '#platform/db.ts'
import { Problem } from '#platform/problem.ts'
import {
  type ClassTeacherRow,
  listClassTeachers,
  listHeldNames,
  listStudents,
  listTeachers,
} from './school.store.ts'

/** What the file would do to the roster as it is now, and a name for exactly that. */
export async function planImport(
  db: Queries,
  instituteId: string,
  { handle, roster }: { handle: string | null; roster: Roster },
): Promise<RosterPlan & { classTeachers: ClassTeacherRow[]; version: string }> {
  if (handle === null) throw new Problem('conflict', 'The institute chooses its short name first')
  const { role, isWhole, rows } = roster
  const known = await (role === 'student' ? listStudents : listTeachers)(db, instituteId)
  const held = await listHeldNames(db, { instituteId, handle })
  const plan = planRoster({ role, rows, known, held, handle, isWhole })
  if (known.length + plan.added.length > rosterLimits.people)
    throw new Problem('conflict', `A roster holds at most ${rosterLimits.people} people`)
  const classTeachers = await listClassTeachers(db, instituteId, plan.classes.map(nameKey))
  const version = createHash('sha256')
    .update(JSON.stringify([role, isWhole, rows, plan, classTeachers]))
    .digest('base64url')
  return { ...plan, classTeachers, version }
}
