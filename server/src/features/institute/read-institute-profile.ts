import type { Trend } from '@vikalp/contract/dashboard'
import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import { achievementsOf, nameBadges } from '@vikalp/domain/english/named-badges'
import { initials } from '@vikalp/domain/progress/initials'
import { instituteBadges } from '@vikalp/domain/progress/institute-badges'
import { meanPercent } from '@vikalp/domain/progress/mean-percent'
import { addDays, type Day, indianDay, periodStarts, unitOf } from '@vikalp/domain/progress/periods'
import { facultyRating, ratedDays } from '@vikalp/domain/roster/faculty-rating'
import { yearsSince } from '@vikalp/domain/roster/years-since'
import { type Period, subjectKeys } from '@vikalp/domain/vocabulary'
import { listEarned } from '#dashboard/earned-badges.store.ts'
import { photoAddress } from '#dashboard/photo-address.ts'
import { readPupils } from '#dashboard/read-pupils.ts'
import { readStaffBadges } from '#dashboard/read-staff-badges.ts'
import { subjectScores } from '#dashboard/subject-scores.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import { type Caller, isSample } from '#platform/caller.ts'
import { notFound } from '#platform/problem.ts'
import { listActivities } from './activities.store.ts'
import {
  type ClassPracticeRow,
  type ClassRow,
  type FacultyRow,
  findInstitute,
  type InstituteRow,
  listClasses,
  listClassPractice,
  listFaculty,
  listSubjects,
} from './institute-profile.store.ts'

const activitiesShown = 5

export async function readInstituteProfile(
  { db, clock }: FeatureDeps,
  caller: Caller,
  period: Period,
): Promise<InstituteProfile> {
  const { userId } = caller
  const now = clock()
  const today = indianDay(now)
  const role = 'institute'
  const unit = unitOf[period]
  const first = periodStarts(period, today)[0] ?? today
  const [institute, pupils, subjects, classes, practice, faculty, activities, earned] = await Promise.all([
    findInstitute(db, userId),
    readPupils(db, userId, period, today),
    listSubjects(db, userId),
    listClasses(db, userId),
    listClassPractice(db, { userId, unit, first, today }),
    listFaculty(db, { userId, ratedFrom: addDays(today, 1 - ratedDays) }),
    listActivities(db, { instituteId: userId, limit: activitiesShown, offset: 0 }),
    listEarned(db, { userId, role }),
  ])
  if (!institute) throw notFound('The institute')
  const facts = { ...pupils, teachers: institute.activeTeachers, activities: institute.totalActivities }
  const badges = nameBadges(
    role,
    await readStaffBadges(db, { caller, role, earned, now }, (days) => instituteBadges(facts, days)),
  )
  return {
    ...headerOf(institute, caller),
    achievements: achievementsOf(badges),
    stats: {
      totalStudents: pupils.students,
      activeTeachers: institute.activeTeachers,
      avgPerformance: pupils.avgPerformance,
    },
    badges,
    trend: pupils.trend,
    subjects: subjectScores(subjects),
    classes: classes.map((row) => classSummary(row, performanceOf(row.class, practice, pupils.trend))),
    faculty: faculty.map((teacher) => facultyCard(teacher, today)),
    activities,
    totalActivities: institute.totalActivities,
  }
}

function headerOf(institute: InstituteRow, caller: Caller) {
  const { userId, name, email, accreditation, location, establishedYear } = institute
  const details = { accreditation, location, establishedYear }
  return {
    isSample: isSample(caller),
    userId,
    name,
    email,
    initials: initials(name),
    photo: photoAddress(institute.photoId),
    ...details,
    confirmed: institute.confirmed,
    details: isSample(caller) ? null : details,
  }
}

/** The mean score of a class in each period of the trend. */
function performanceOf(name: string, practice: readonly ClassPracticeRow[], { points }: Trend) {
  const ofClass = practice.filter((row) => row.class === name.toLowerCase())
  return points.map(({ period }) => {
    const { scoreSum = 0, attempts = 0 } = ofClass.find(({ startsOn }) => startsOn === period) ?? {}
    return meanPercent(scoreSum, attempts)
  })
}

const classSummary = (
  { top, ...row }: ClassRow,
  performance: (number | null)[],
): InstituteProfile['classes'][number] => ({
  class: row.class,
  totalStudents: row.totalStudents,
  avgScore: meanPercent(row.scoreSum, row.quizzes),
  topPerformer: top && {
    userId: top.userId,
    name: top.name,
    score: meanPercent(top.scoreSum, top.quizzes) ?? 0,
  },
  subjects: subjectKeys.filter((subject) => row.subjects.includes(subject)),
  performance,
})

const facultyCard = (
  { userId, name, photoId, subject, teachingSince, students, practised }: FacultyRow,
  today: Day,
): InstituteProfile['faculty'][number] => ({
  userId,
  name,
  photo: photoAddress(photoId),
  subject,
  experience: teachingSince === null ? null : yearsSince(teachingSince, today),
  studentsCount: students,
  practisedCount: practised,
  avgRating: facultyRating(practised, students),
})
