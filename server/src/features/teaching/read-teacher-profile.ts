import type { TeacherProfile } from '@vikalp/contract/teacher-profile'
import { achievementsOf, nameBadges } from '@vikalp/domain/english/named-badges'
import { initials } from '@vikalp/domain/progress/initials'
import { indianDay } from '@vikalp/domain/progress/periods'
import { teachingBadges } from '@vikalp/domain/progress/teaching-badges'
import { yearsSince } from '@vikalp/domain/roster/years-since'
import type { Period } from '@vikalp/domain/vocabulary'
import { listEarned } from '#dashboard/earned-badges.store.ts'
import { photoAddress } from '#dashboard/photo-address.ts'
import { readPupils } from '#dashboard/read-pupils.ts'
import { readStaffBadges } from '#dashboard/read-staff-badges.ts'
import { topicEnds } from '#dashboard/topic-ends.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import { type Caller, isSample } from '#platform/caller.ts'
import { notFound } from '#platform/problem.ts'
import { findTeacher, listTopics } from './teacher-profile.store.ts'

export async function readTeacherProfile(
  { db, clock }: FeatureDeps,
  caller: Caller,
  period: Period,
): Promise<TeacherProfile> {
  const { userId } = caller
  const now = clock()
  const today = indianDay(now)
  const role = 'teacher'
  const [teacher, pupils, topics, earned] = await Promise.all([
    findTeacher(db, userId),
    readPupils(db, userId, period, today),
    listTopics(db, userId),
    listEarned(db, { userId, role }),
  ])
  if (!teacher) throw notFound('The teacher')
  const { name, email, subject, qualification, phone, teachingSince, institute, confirmed } = teacher
  const badges = nameBadges(
    role,
    await readStaffBadges(db, { caller, role, earned, now }, (days) =>
      teachingBadges({ ...pupils, ...teacher }, days),
    ),
  )
  return {
    isSample: isSample(caller),
    userId,
    name,
    email,
    initials: initials(name),
    photo: photoAddress(teacher.photoId),
    achievements: achievementsOf(badges),
    phone,
    subject,
    qualification,
    experience: teachingSince === null ? null : yearsSince(teachingSince, today),
    institute,
    confirmed,
    stats: {
      totalStudents: pupils.students,
      activeClasses: teacher.activeClasses,
      avgPerformance: pupils.avgPerformance,
    },
    badges,
    trend: pupils.trend,
    topics: topicEnds(topics),
    needAttention: pupils.poor,
    idleThisWeek: pupils.idle,
    details: isSample(caller) ? null : { subject, qualification, phone, teachingSince },
  }
}
