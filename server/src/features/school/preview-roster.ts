import type { Roster, RosterPreview } from '@vikalp/contract/school'
import { rosterLimits } from '@vikalp/domain/limits'
import { newClasses } from '@vikalp/domain/school/new-classes'
import { nameKey, type RosterPerson } from '@vikalp/domain/school/roster-person'
import type { Db } from '#platform/db.ts'
import { planImport } from './plan-import.ts'
import { findHandle, listClasses, listJoinedAlone } from './school.store.ts'

/** Reads only. */
export async function previewRoster(db: Db, instituteId: string, roster: Roster): Promise<RosterPreview> {
  const handle = await findHandle(db, instituteId)
  const plan = await planImport(db, instituteId, { handle, roster })
  const { version, faults, added, changed, left, unchanged } = plan
  const isOfStudents = roster.role === 'student'
  const [classes, alone] = isOfStudents
    ? await Promise.all([listClasses(db, instituteId), listJoinedAlone(db, instituteId)])
    : [[], []]
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
    })),
    left: first(left).map(({ name, classes: of }) => ({ name, classes: [...of] })),
    withoutTeacher: first(
      classesWithout([...added, ...changed.map(({ after }) => after)], isOfStudents, classes),
    ),
    namesakes: first(namesakesOf(added, alone)),
  }
}

const first = <T>(list: readonly T[]): T[] => list.slice(0, rosterLimits.shown)

function classesWithout(
  people: readonly RosterPerson[],
  isOfStudents: boolean,
  classes: readonly { name: string; teachers: number }[],
): string[] {
  if (!isOfStudents) return []
  const taught = new Set(classes.filter(({ teachers }) => teachers > 0).map(({ name }) => nameKey(name)))
  const names = new Map(people.flatMap((person) => person.classes.map((name) => [nameKey(name), name])))
  return [...names].flatMap(([key, name]) => (taught.has(key) ? [] : [name])).sort()
}

function namesakesOf(
  added: readonly RosterPerson[],
  alone: readonly { name: string; class: string }[],
): RosterPreview['namesakes'] {
  const keys = new Set(alone.map((one) => nameKey(`${one.name}\t${one.class}`)))
  return added.flatMap(({ line, name, classes }) =>
    classes.some((of) => keys.has(nameKey(`${name}\t${of}`))) ? [{ line, name, classes: [...classes] }] : [],
  )
}
