import { findSubject, subjects as knownSubjects } from '@vikalp/domain/catalogue/subjects'
import { fieldsOf } from '#platform/fields-of.ts'

/** How many chapters it has is not said by every list. */
export type ListedSubject = { key: string; chapters?: number }

/** Physics, Chemistry and Biology (requirement 4.3). */
export const defaultSubjects: readonly ListedSubject[] = knownSubjects.flatMap(({ key, isCountedApart }) =>
  isCountedApart ? [] : [{ key }],
)

/**
 * The subjects of the server's list in its order, each a string or an object with a key (requirement 4.3); the default
 * subjects when it names none.
 */
export function listedSubjects(entries: unknown): readonly ListedSubject[] {
  const list: readonly unknown[] = Array.isArray(entries) ? entries : []
  const subjects = new Map<string, ListedSubject>()
  for (const entry of list) {
    const { key = entry, chapters } = fieldsOf(entry)
    if (typeof key !== 'string' || key.trim() === '') continue
    const known = findSubject(key) ?? key.trim()
    if (!subjects.has(known))
      subjects.set(known, { key: known, ...(Number.isInteger(chapters) && { chapters: Number(chapters) }) })
  }
  return subjects.size > 0 ? [...subjects.values()] : defaultSubjects
}
