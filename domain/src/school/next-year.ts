import { grades } from '../vocabulary.ts'
import { gradeOf } from './read-rows.ts'

/** Where a class goes at the end of the year: into the next class, or out of the school (null). Undefined is not known. */
export function nextClass(name: string): string | null | undefined {
  const [eleven, twelve] = grades
  const grade = gradeOf(name)
  if (grade === twelve) return null
  if (grade !== eleven) return undefined
  return name.replace(/11|xi/i, (year) => (year === '11' ? '12' : year === 'XI' ? 'XII' : 'xii'))
}
