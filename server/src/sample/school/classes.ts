import { addDays, type Day } from '@vikalp/domain/progress/periods'
import type { Random } from '@vikalp/domain/random'
import { subjectKeys } from '@vikalp/domain/vocabulary'
import { drawBetween } from '../draw.ts'
import { momentOf } from '../moments.ts'
import type { SampleTeacher } from '../people/teachers.ts'
import { sampleId } from '../sample-id.ts'
import { demoTeacherSections, type Section, sections } from './sections.ts'

export type SampleClass = {
  id: string
  teacherId: string
  name: string
  createdAt: Date
  section: Section
}

/** A class is a section in one subject. The demo teacher has the first sections in Physics, the others share the rest. */
export function makeClasses(
  [demoTeacher, ...colleagues]: readonly [SampleTeacher, ...SampleTeacher[]],
  today: Day,
  random: Random,
): SampleClass[] {
  const own = sections.slice(0, demoTeacherSections).map((section) => ({ section, teacher: demoTeacher }))
  const rest = subjectKeys.flatMap((subject) =>
    deal(
      sections
        .filter(({ course }) => course.subjects.includes(subject))
        .filter(
          (section) => subject !== demoTeacher.subject || !own.some((taken) => taken.section === section),
        ),
      colleagues.filter((teacher) => teacher.subject === subject),
    ),
  )
  return [...own, ...rest].map(({ section, teacher }, n) => ({
    id: sampleId('class', n + 1),
    teacherId: teacher.id,
    name: section.name,
    createdAt: momentOf(addDays(today, -drawBetween(216, 225, random)), drawBetween(600, 960, random)),
    section,
  }))
}

/** One class each; the remaining classes go one by one to the first teachers. */
const deal = (
  toTeach: readonly Section[],
  teachers: readonly SampleTeacher[],
): { section: Section; teacher: SampleTeacher }[] =>
  teachers.flatMap((teacher, place) =>
    toTeach.filter((_, n) => n % teachers.length === place).map((section) => ({ section, teacher })),
  )
