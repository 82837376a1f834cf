import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import { type CsvCell, csvOf } from '#platform/files/csv.ts'

/** What the page calls its parts and figures. */
export type CsvTexts = Record<
  | 'students'
  | 'staff'
  | 'average'
  | 'class'
  | 'top'
  | 'subject'
  | 'subjects'
  | 'teacher'
  | 'experience'
  | 'practised',
  string
> & { subjectName: (subject: string) => string; periodName: (day: string) => string }

/** The figures that the page shows, as one file of tables with an empty row between them. */
export function instituteCsv(profile: InstituteProfile, m: CsvTexts): string {
  const { name, stats, classes, subjects, faculty, trend } = profile
  const tables: CsvCell[][][] = [
    [
      [name],
      [m.students, stats.totalStudents],
      [m.staff, stats.activeTeachers],
      [m.average, stats.avgPerformance],
    ],
    [
      [
        m.class,
        m.students,
        m.average,
        m.top,
        m.subjects,
        ...trend.points.map(({ period }) => m.periodName(period)),
      ],
      ...classes.map((one) => [
        one.class,
        one.totalStudents,
        one.avgScore,
        one.topPerformer?.name ?? null,
        one.subjects.map(m.subjectName).join(', '),
        ...one.performance,
      ]),
    ],
    [[m.subject, m.average], ...subjects.map(({ subject, value }) => [m.subjectName(subject), value])],
    [
      [m.teacher, m.subject, m.experience, m.students, m.practised],
      ...faculty.map((one) => [
        one.name,
        one.subject === null ? null : m.subjectName(one.subject),
        one.experience,
        one.studentsCount,
        one.practisedCount,
      ]),
    ],
  ]
  return tables.map(csvOf).join('\r\n')
}
