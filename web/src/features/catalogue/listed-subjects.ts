import { findSubject } from '@vikalp/domain/catalogue/subjects'
import { subjectKeys } from '@vikalp/domain/vocabulary'
import { fieldsOf } from '#platform/fields-of.ts'

/**
 * The subjects of the server's list in its order, each a string or an object with a key (requirement 4.3); the default
 * subjects when it names none.
 */
export function listedSubjects(entries: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(entries) ? entries : []
  const keys = list.flatMap((entry) => {
    const key = typeof entry === 'string' ? entry : fieldsOf(entry).key
    return typeof key === 'string' && key.trim() !== '' ? [findSubject(key) ?? key.trim()] : []
  })
  return keys.length > 0 ? [...new Set(keys)] : subjectKeys
}
