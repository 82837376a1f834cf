import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import { achievementsOf, nameBadges } from '@vikalp/domain/english/named-badges'
import { initials } from '@vikalp/domain/progress/initials'
import { instituteBadges } from '@vikalp/domain/progress/institute-badges'
import { indianDay } from '@vikalp/domain/progress/periods'
import type { Period } from '@vikalp/domain/vocabulary'
import { listEarned } from '#dashboard/earned-badges.store.ts'
import { photoAddress } from '#dashboard/photo-address.ts'
import { readStaffBadges } from '#dashboard/read-staff-badges.ts'
import { subjectScores } from '#dashboard/subject-scores.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import { type Caller, isSample } from '#platform/caller.ts'
import { notFound } from '#platform/problem.ts'
import { listActivities } from './activities.store.ts'
import { findInstitute, type InstituteRow, listSubjects } from './institute-profile.store.ts'
import { readClassesAndFaculty } from './read-classes-and-faculty.ts'

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
  const [institute, { pupils, classes, faculty }, subjects, activities, earned] = await Promise.all([
    findInstitute(db, userId),
    readClassesAndFaculty(db, userId, period, today),
    listSubjects(db, userId),
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
    classes,
    faculty,
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
