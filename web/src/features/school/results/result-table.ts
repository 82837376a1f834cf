import type { ClassResults } from '@vikalp/contract/school'
import type { CsvCell } from '#platform/files/csv.ts'

type Texts = Record<'rollNo' | 'name' | 'quizzes' | 'average' | 'attendance' | 'lastOn', string> & {
  of: (subject: string) => string
}

/** A row for each student; a subject that nobody practised has no column. */
export function resultTable({ students }: ClassResults, m: Texts): CsvCell[][] {
  const subjects = (students[0]?.subjects ?? [])
    .map(({ subject }) => subject)
    .filter((subject) => students.some((one) => scoreOf(one, subject) !== null))
  return [
    [m.rollNo, m.name, m.quizzes, m.average, ...subjects.map(m.of), m.attendance, m.lastOn],
    ...students.map((one) => [
      one.rollNo,
      one.name,
      one.quizzes,
      one.avgScore,
      ...subjects.map((subject) => scoreOf(one, subject)),
      one.attendance,
      one.lastOn,
    ]),
  ]
}

const scoreOf = ({ subjects }: ClassResults['students'][number], wanted: string): number | null =>
  subjects.find(({ subject }) => subject === wanted)?.score ?? null
