import { type RosterColumn, rosterColumns } from '../vocabulary.ts'

// How schools head their columns, in small letters and without signs. Each stands once.
const headings: Readonly<Record<RosterColumn, readonly string[]>> = {
  name: [
    'name',
    'student name',
    'name of student',
    'name of the student',
    'full name',
    'student',
    'teacher name',
    'name of teacher',
    'teacher',
    'नाम',
    'छात्र का नाम',
    'विद्यार्थी का नाम',
    'शिक्षक का नाम',
    'નામ',
    'વિદ્યાર્થીનું નામ',
    'શિક્ષકનું નામ',
  ],
  class: [
    'class',
    'classes',
    'section',
    'division',
    'class and section',
    'class section',
    'std',
    'standard',
    'batch',
    'कक्षा',
    'वर्ग',
    'ધોરણ',
    'વર્ગ',
  ],
  rollNo: ['roll', 'roll no', 'roll number', 'rollno', 'seat no', 'रोल नंबर', 'अनुक्रमांक', 'રોલ નંબર', 'રોલ નં'],
  admissionNo: [
    'admission no',
    'admission number',
    'adm no',
    'gr no',
    'gr number',
    'grno',
    'g r no',
    'enrolment no',
    'enrolment number',
    'enrollment no',
    'enrollment number',
    'student id',
    'staff no',
    'staff number',
    'employee id',
    'employee no',
    'प्रवेश संख्या',
    'જીઆર નંબર',
    'જી આર નંબર',
  ],
  email: ['email', 'e mail', 'mail', 'email id', 'email address', 'ईमेल', 'ઈમેલ', 'ઇમેલ'],
  grade: ['grade', 'year', 'stream year', 'श्रेणी', 'શ્રેણી'],
  subject: ['subject', 'subjects', 'विषय', 'વિષય'],
}

const columnOf = new Map(
  rosterColumns.flatMap((column) =>
    headings[column].map((heading): [string, RosterColumn] => [heading, column]),
  ),
)

const tidyHeading = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Where each column of the roster stands in a row of headings; a column that is headed twice counts once. */
export function findColumns(headingRow: readonly string[]): Map<RosterColumn, number> {
  const found = new Map<RosterColumn, number>()
  headingRow.forEach((text, place) => {
    const column = columnOf.get(tidyHeading(text))
    if (column && !found.has(column)) found.set(column, place)
  })
  return found
}

/** Titles above the headings are passed over: the first row that heads at least a name and a class. */
export function findHeadings(
  rows: readonly (readonly string[])[],
): { at: number; columns: Map<RosterColumn, number> } | undefined {
  for (const [at, row] of rows.slice(0, 20).entries()) {
    const columns = findColumns(row)
    if (columns.has('name') && columns.size > 1) return { at, columns }
  }
  return undefined
}
