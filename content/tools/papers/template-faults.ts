import { chaptersOf } from '@vikalp/domain/catalogue/chapters'
import { paperLimits } from '@vikalp/domain/limits'
import type { TemplateFile } from './template-file.ts'

/** What the schema cannot see: sums, subjects that the exam does not have, days and clocks. */
export function* templateFaults(file: TemplateFile, fileName: string): Iterable<string> {
  const { key, exam, validFrom, checked, sittings } = file
  if (fileName !== `${key}.yaml`) yield `the key is ${key}`
  const sections = sittings.flatMap((sitting) => sitting.sections)
  const questions = sections.reduce((sum, { count }) => sum + count, 0)
  const quarters = sections.reduce((sum, { count, quarterMarks }) => sum + count * quarterMarks.right, 0)
  if (questions !== file.questions) yield `the sections have ${questions} questions, not ${file.questions}`
  if (quarters !== 4 * file.marks) yield `the sections give ${quarters / 4} marks, not ${file.marks}`
  if (questions > paperLimits.questions) yield `more than ${paperLimits.questions} questions`
  for (const { subject, part, count, mix } of sections) {
    if (chaptersOf(exam, subject).length === 0) yield `${exam} has no ${subject}`
    if (mix && mix.Easy + mix.Medium + mix.Hard !== count)
      yield `the mix of ${subject} ${part} is not ${count}`
  }
  if (file.dialect === 'omr' && sections.some(({ type }) => type === 'numeric'))
    yield 'no number can be typed on an OMR sheet'
  const year = /-(\d{4})$/.exec(key)?.[1]
  if (year && !validFrom.startsWith(year)) yield `the key says ${year}, validFrom ${validFrom}`
  if (file.confirmed && checked < validFrom) yield `confirmed, but last checked before ${validFrom}`
  for (const [i, { startWithinHours }] of sittings.entries())
    if (i > 0 !== (startWithinHours !== undefined))
      yield 'startWithinHours belongs to every sitting but the first'
}
