import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import { meanPercent } from '@vikalp/domain/progress/mean-percent'
import { addDays, type Day, startOfIndianDay } from '@vikalp/domain/progress/periods'
import { attendingGroups, sumOf } from '@vikalp/domain/roster/attending-groups'
import { facultyRating, ratedDays } from '@vikalp/domain/roster/faculty-rating'
import { yearsSince } from '@vikalp/domain/roster/years-since'
import { type Period, subjectKeys } from '@vikalp/domain/vocabulary'
import { photoAddress } from '#dashboard/photo-address.ts'
import { findRegisters, type PracticeRow } from '#dashboard/pupils.store.ts'
import { type PupilsProgress, practiceQuery, pupilsProgress, sumsQuery } from '#dashboard/read-pupils.ts'
import type { Db } from '#platform/db.ts'
import { type ClassRow, type FacultyRow, listClasses, listFaculty } from './institute-profile.store.ts'
import { type GroupPracticeRow, type GroupRow, listGroupPractice, listGroups } from './pupil-groups.store.ts'

type Faculty = Pick<InstituteProfile, 'classes' | 'faculty'> & { pupils: PupilsProgress }

/** The pupils of an institute: all together, by the names of their classes, and by their teachers. */
export async function readClassesAndFaculty(
  db: Db,
  userId: string,
  period: Period,
  today: Day,
): Promise<Faculty> {
  const asked = practiceQuery(userId, period, today)
  const ratedFrom = startOfIndianDay(addDays(today, 1 - ratedDays))
  const [groups, practised, registers, classes, faculty] = await Promise.all([
    listGroups(db, { ...sumsQuery(userId, today), ratedFrom }),
    listGroupPractice(db, asked),
    findRegisters(db, asked),
    listClasses(db, userId),
    listFaculty(db, userId),
  ])
  const practice = [...practiceOf(practised).values()]
  const figures = { period, today, registers, practice, pupils: sumOf(practised, 'students') }
  const pupils = pupilsProgress({ ...figures, sums: sumsOf(groups) })
  const starts = pupils.trend.points.map((point) => point.period)
  const [groupsIn, practisedIn] = [attendingGroups(groups), attendingGroups(practised)]
  return {
    pupils,
    classes: classes.map((row) =>
      classSummary(row, groupsIn(row.classIds), performanceIn(starts, practisedIn(row.classIds))),
    ),
    faculty: faculty.map((teacher) => facultyCard(teacher, groupsIn(teacher.classIds), today)),
  }
}

const sumsOf = (groups: readonly GroupRow[]) => ({
  students: sumOf(groups, 'students'),
  quizzes: sumOf(groups, 'quizzes'),
  scoreSum: sumOf(groups, 'scoreSum'),
  rated: sumOf(groups, 'rated'),
  poor: sumOf(groups, 'poor'),
  idle: sumOf(groups, 'idle'),
})

/** The practice of the groups together, by the day on which each period starts. */
function practiceOf(groups: readonly GroupPracticeRow[]): Map<Day, PracticeRow> {
  const rows = Map.groupBy(
    groups.flatMap(({ practice }) => practice),
    ({ startsOn }) => startsOn,
  )
  return new Map(
    [...rows].map(([startsOn, some]) => [
      startsOn,
      {
        startsOn,
        attempts: sumOf(some, 'attempts'),
        scoreSum: sumOf(some, 'scoreSum'),
        students: sumOf(some, 'students'),
      },
    ]),
  )
}

/** The mean score of a class in each period. */
function performanceIn(starts: readonly Day[], groups: readonly GroupPracticeRow[]): (number | null)[] {
  const practice = practiceOf(groups)
  return starts.map((start) => {
    const { scoreSum = 0, attempts = 0 } = practice.get(start) ?? {}
    return meanPercent(scoreSum, attempts)
  })
}

function classSummary(
  { class: name, subjects }: ClassRow,
  groups: readonly GroupRow[],
  performance: (number | null)[],
): InstituteProfile['classes'][number] {
  const tops = groups.flatMap(({ top }) => top ?? [])
  const [top] = tops.sort((a, b) => a.place - b.place)
  return {
    class: name,
    totalStudents: sumOf(groups, 'students'),
    avgScore: meanPercent(sumOf(groups, 'scoreSum'), sumOf(groups, 'quizzes')),
    topPerformer: top
      ? { userId: top.userId, name: top.name, score: meanPercent(top.scoreSum, top.quizzes) ?? 0 }
      : null,
    subjects: subjectKeys.filter((subject) => subjects.includes(subject)),
    performance,
  }
}

function facultyCard(
  { userId, name, photoId, subject, teachingSince }: FacultyRow,
  groups: readonly GroupRow[],
  today: Day,
): InstituteProfile['faculty'][number] {
  const students = sumOf(groups, 'students')
  const practised = sumOf(groups, 'practised')
  return {
    userId,
    name,
    photo: photoAddress(photoId),
    subject,
    experience: teachingSince === null ? null : yearsSince(teachingSince, today),
    studentsCount: students,
    practisedCount: practised,
    avgRating: facultyRating(practised, students),
  }
}
