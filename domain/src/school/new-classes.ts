import { type KnownPerson, nameKey, type RosterPerson } from './roster-person.ts'

export type ChangedPerson = { before: KnownPerson; after: RosterPerson }

/**
 * The classes into which a file brings somebody whom the roster knows. A student has moved then. A teacher has them besides
 * those of before, which go on where the file does not name them: there may be more than the office knows of.
 */
export function newClasses({ before, after }: ChangedPerson): string[] {
  const known = new Set(before.classes.map(nameKey))
  return after.classes.filter((name) => !known.has(nameKey(name)))
}
