import type { Roster, RosterPreview } from '@vikalp/contract/school'
import { rosterLimits } from '@vikalp/domain/limits'
import { newClasses } from '@vikalp/domain/school/new-classes'
import { nameKey, type RosterPerson } from '@vikalp/domain/school/roster-person'
import type { Db } from '#platform/db.ts'
import { Problem } from '#platform/problem.ts'
import { planImport } from './plan-import.ts'
import { type ClassTeacherRow, findHandle, listJoinedAlone } from './school.store.ts'

/** The institutes whose file this process looks at now. */
const looking = new Set<string>()

/** Reads only, and one file of an institute at a time: thousands of rows are work. */
export async function previewRoster(db: Db, instituteId: string, roster: Roster): Promise<RosterPreview> {
  if (looking.has(instituteId))
    throw new Problem('rate_limited', 'Another file of this institute is looked at now', {
      retryAfterSeconds: 1,
    })
  looking.add(instituteId)
  try {
    return await preview(db, instituteId, roster)
  } finally {
    looking.delete(instituteId)
  }
}

async function preview(db: Db, instituteId: string, roster: Roster): Promise<RosterPreview> {
  const handle = await findHandle(db, instituteId)
  const plan = await planImport(db, instituteId, { handle, roster })
  const { version, faults, added, changed, left, unchanged, classes, classTeachers, unconfirmed, away } = plan
  const isOfStudents = roster.role === 'student'
  const alone = isOfStudents ? await listJoinedAlone(db, instituteId) : []
  const counts = {
    faults: faults.length,
    added: added.length,
    changed: changed.length,
    left: left.length,
    unchanged,
  }
  return {
    version,
    counts,
    faults: first(faults),
    added: first(added).map(({ line, name, classes: of, username }) => ({
      line,
      name,
      classes: [...of],
      username,
    })),
    changed: first(changed).map(({ before, after }) => ({
      line: after.line,
      name: after.name,
      classes: [...after.classes],
      before: [...before.classes],
      newClasses: newClasses({ before, after }),
      isBack: before.hasLeft,
      isMissing: before.isMissing,
    })),
    left: first(left).map(({ name, classes: of }) => ({ name, classes: [...of] })),
    classes: first(isOfStudents ? withTeachers(classes, classTeachers) : []),
    unconfirmed: first(isOfStudents ? [] : unconfirmed.map(({ name }) => name)),
    away: first(away).map(({ name, classes: of }) => ({ name, classes: [...of] })),
    namesakes: first(namesakesOf(added, alone)),
  }
}

const first = <T>(list: readonly T[]): T[] => list.slice(0, rosterLimits.shown)

/** Those that get no students come first, and then those that have somebody who gets none. */
function withTeachers(
  classes: readonly string[],
  classTeachers: readonly ClassTeacherRow[],
): RosterPreview['classes'] {
  const byClass = Map.groupBy(classTeachers, (row) => nameKey(row.class))
  const namesOf = (name: string, isConfirmed: boolean): string[] => {
    const teachers = (byClass.get(nameKey(name)) ?? []).filter((row) => row.isConfirmed === isConfirmed)
    return [...new Set(teachers.map(({ teacher }) => teacher))]
  }
  return classes
    .map((name) => ({ name, teachers: namesOf(name, true), unconfirmed: namesOf(name, false) }))
    .sort((one, other) => rank(one) - rank(other))
}

const rank = ({ teachers, unconfirmed }: RosterPreview['classes'][number]): number =>
  teachers.length === 0 ? 0 : unconfirmed.length > 0 ? 1 : 2

function namesakesOf(
  added: readonly RosterPerson[],
  alone: readonly { name: string; class: string }[],
): RosterPreview['namesakes'] {
  const keys = new Set(alone.map((one) => nameKey(`${one.name}\t${one.class}`)))
  return added.flatMap(({ line, name, classes }) =>
    classes.some((of) => keys.has(nameKey(`${name}\t${of}`))) ? [{ line, name, classes: [...classes] }] : [],
  )
}
