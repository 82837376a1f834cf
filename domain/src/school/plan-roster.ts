import { nextRollNo, rollKey } from '../classes/roll-number.ts'
import { classLimits, instituteLimits } from '../limits.ts'
import type { Role } from '../vocabulary.ts'
import { matchPeople } from './match-people.ts'
import { type ChangedPerson, newClasses } from './new-classes.ts'
import { usernamesFor } from './new-username.ts'
import { readRows } from './read-rows.ts'
import {
  type KnownPerson,
  nameKey,
  type RosterCells,
  type RosterFault,
  type RosterPerson,
} from './roster-person.ts'

type Roster = {
  role: Role
  rows: readonly RosterCells[]
  known: readonly KnownPerson[]
  held: HeldNames
  /** The short name of the institute. */
  handle: string
  /** The file holds everybody: whoever is not in it has left. */
  isWhole: boolean
}

/** What no new person can have: usernames of anybody, and numbers of those whom the roster no longer lists. */
export type HeldNames = { usernames: readonly string[]; admissionNos: readonly string[] }

/** What a file would do. With a fault it does nothing. */
export type RosterPlan = {
  faults: RosterFault[]
  added: (RosterPerson & { username: string })[]
  changed: ChangedPerson[]
  left: KnownPerson[]
  unchanged: number
  /** The names of all classes in it. */
  classes: string[]
  /** Teachers in it whom the institute has not confirmed, also of those who come back. */
  unconfirmed: KnownPerson[]
  /** Those in it who left by themselves and are not put back. */
  away: KnownPerson[]
}

export function planRoster({ role, rows, known, held, handle, isWhole }: Roster): RosterPlan {
  const { people, faults } = readRows(rows, role)
  const matches = matchPeople(people, known, { role, isWhole })
  const claimed = new Set(matches.known.values())
  const others = known.filter((one) => !one.hasLeft && !claimed.has(one))
  const left = isWhole ? others.filter(({ isOwnAccount }) => !isOwnAccount) : []
  const staying = isWhole ? [] : others
  const settled = people.map((person) => settle(person, matches.known.get(person), known))
  const all = [...faults, ...matches.faults, ...findRepeated(people), ...findTaken(people, held)]
  if (role === 'student') all.push(...giveRollNos(settled, staying))
  else all.push(...findFullStaff(settled, staying))
  const usernameOf = usernamesFor(handle, held.usernames)
  const added: RosterPlan['added'] = []
  const changed: ChangedPerson[] = []
  const named: KnownPerson[] = []
  for (const [i, person] of people.entries()) {
    const before = matches.known.get(person)
    const after = settled[i] ?? person
    if (!before) added.push({ ...after, username: usernameOf(after.name) })
    else {
      named.push(before)
      if (isChanged(before, after)) changed.push({ before, after })
    }
  }
  const away = named.filter(({ keepsAway }) => keepsAway)
  return {
    faults: inOrder([...all, ...findCrowded(changed)]),
    added,
    changed,
    left,
    unchanged: people.length - added.length - changed.length,
    classes: classNamesOf(settled),
    unconfirmed: named.filter(({ isConfirmed, keepsAway }) => !isConfirmed && !keepsAway),
    away,
  }
}

const classNamesOf = (people: readonly RosterPerson[]): string[] => {
  const names = new Map(people.flatMap(({ classes }) => classes.map((name) => [nameKey(name), name])))
  return [...names.values()].sort()
}

/** An empty cell leaves what is known; a class is spelt as before; of an account of one's own only classes change. */
function settle(
  person: RosterPerson,
  before: KnownPerson | undefined,
  known: readonly KnownPerson[],
): RosterPerson {
  const classes = person.classes.map((name) => spellingOf(name, known))
  if (!before) return { ...person, classes }
  const sameClass = nameKey(classes[0] ?? '') === nameKey(before.classes[0] ?? '')
  const own = before.isOwnAccount && {
    name: before.name,
    email: before.email,
    admissionNo: before.admissionNo,
    subject: before.subject,
  }
  return {
    ...person,
    classes: classes.length > 0 ? classes : before.classes,
    rollNo: person.rollNo ?? (sameClass ? before.rollNo : null),
    admissionNo: person.admissionNo ?? before.admissionNo,
    email: before.hasOwnEmail ? before.email : (person.email ?? before.email),
    grade: person.grade ?? before.grade,
    subject: person.subject ?? before.subject,
    ...own,
  }
}

const spellings = new WeakMap<readonly KnownPerson[], Map<string, string>>()

function spellingOf(name: string, known: readonly KnownPerson[]): string {
  let table = spellings.get(known)
  if (!table) {
    table = new Map(
      known.flatMap(({ classes }) => classes.map((one): [string, string] => [nameKey(one), one])),
    )
    spellings.set(known, table)
  }
  return table.get(nameKey(name)) ?? name
}

/** A teacher who left is put back; not one who left by choice. */
function isChanged(before: KnownPerson, after: RosterPerson): boolean {
  if (before.hasLeft) return !before.keepsAway
  return before.isMissing || differs(before, after)
}

function differs(before: KnownPerson, after: RosterPerson): boolean {
  const fields = ['name', 'rollNo', 'admissionNo', 'email', 'grade', 'subject'] as const
  return fields.some((field) => before[field] !== after[field]) || newClasses({ before, after }).length > 0
}

/** The second row with an admission number, or with the same person in all that is said. */
function findRepeated(people: readonly RosterPerson[]): RosterFault[] {
  const seen = new Map<string, number>()
  return people.flatMap(({ line, name, classes, rollNo, admissionNo }) => {
    const key = nameKey(admissionNo ?? `\t${name}\t${classes.join('\t')}\t${rollNo ?? ''}`)
    const otherLine = seen.get(key)
    if (otherLine === undefined) seen.set(key, line)
    else return [{ line, column: admissionNo === null ? 'name' : 'admissionNo', kind: 'repeated', otherLine }]
    return []
  })
}

function findTaken(people: readonly RosterPerson[], { admissionNos }: HeldNames): RosterFault[] {
  const taken = new Set(admissionNos.map(nameKey))
  return people
    .filter(({ admissionNo }) => admissionNo !== null && taken.has(nameKey(admissionNo)))
    .map(({ line }) => ({ line, column: 'admissionNo', kind: 'taken', otherLine: null }))
}

/** Teachers whom the file gives more classes than they may have, together with those of before. */
function findCrowded(changed: readonly ChangedPerson[]): RosterFault[] {
  const begun = changed.map((one) => ({ ...one, count: newClasses(one).length }))
  return begun
    .filter(({ before, count }) => count > 0 && before.classes.length + count > classLimits.taught)
    .filter(({ after }) => after.classes.length <= classLimits.taught) // else the row is a fault by itself
    .map(({ after }) => ({ line: after.line, column: 'class', kind: 'many', otherLine: null }))
}

/** Fills in the roll numbers that are not said, and finds those that two have, and classes that are full. */
function giveRollNos(people: RosterPerson[], staying: readonly KnownPerson[]): RosterFault[] {
  const faults: RosterFault[] = []
  const inClass = (one: { classes: readonly string[] }): string => nameKey(one.classes[0] ?? '')
  const stayingIn = Map.groupBy(staying, inClass)
  for (const [key, members] of Map.groupBy(people, inClass)) {
    const holders = new Map<string, number | null>()
    for (const { rollNo } of stayingIn.get(key) ?? []) if (rollNo !== null) holders.set(rollKey(rollNo), null)
    for (const { rollNo, line } of members) {
      if (rollNo === null) continue
      const otherLine = holders.get(rollKey(rollNo))
      if (otherLine === undefined) holders.set(rollKey(rollNo), line)
      else faults.push({ line, column: 'rollNo', kind: otherLine === null ? 'taken' : 'repeated', otherLine })
    }
    const places = classLimits.members - (stayingIn.get(key)?.length ?? 0)
    for (const { line } of members.slice(places, places + 1))
      faults.push({ line, column: 'class', kind: 'full', otherLine: null })
    let next = nextRollNo([...holders.keys()])
    for (const member of members.slice(0, places))
      if (member.rollNo === null) {
        member.rollNo = next
        next = nextRollNo([next])
      }
  }
  return faults
}

function findFullStaff(people: readonly RosterPerson[], staying: readonly KnownPerson[]): RosterFault[] {
  const places = instituteLimits.teachers - staying.length
  return people
    .slice(Math.max(places, 0))
    .slice(0, 1)
    .map(({ line }) => ({ line, column: 'name', kind: 'full', otherLine: null }))
}

const inOrder = (faults: RosterFault[]): RosterFault[] => faults.sort((one, other) => one.line - other.line)
