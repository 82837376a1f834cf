import type { StudentProfile } from '@vikalp/contract/student-profile'
import { achievementsOf, nameBadges } from '@vikalp/domain/english/named-badges'
import { initials } from '@vikalp/domain/progress/initials'
import { meanPercent } from '@vikalp/domain/progress/mean-percent'
import { type Day, indianDay, periodStarts, unitOf } from '@vikalp/domain/progress/periods'
import { currentStreak } from '@vikalp/domain/progress/streak'
import { momentsNeeded, studentBadges } from '@vikalp/domain/progress/student-badges'
import { studentTrend } from '@vikalp/domain/progress/student-trend'
import { historyEntry } from '@vikalp/domain/quiz/history-entry'
import type { Period } from '@vikalp/domain/vocabulary'
import { findSharing } from '#access/sharing-state.store.ts'
import { avatarAddress } from '#dashboard/photo-address.ts'
import { subjectScores } from '#dashboard/subject-scores.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import { type Caller, isSample } from '#platform/caller.ts'
import { notFound } from '#platform/problem.ts'
import { nextStep, playableChapters } from './next-step.ts'
import {
  findStudent,
  findWeakestTopic,
  listClasses,
  listPractices,
  listRecent,
  type StudentRow,
} from './student.store.ts'

const recentShown = 6

type View = { studentId: string; reader: Caller; period: Period }

/** A student's dashboard, from the rollups; the right to read it has already been checked. */
export async function readStudentProfile(deps: FeatureDeps, view: View): Promise<StudentProfile> {
  const { studentId, reader, period } = view
  const { db, bank, clock } = deps
  const today = indianDay(clock())
  const starts = periodStarts(period, today)
  const playable = playableChapters(bank)
  const [student, practices, weakest, recent, classes, sharing] = await Promise.all([
    findStudent(db, studentId, momentsNeeded),
    listPractices(db, { studentId, unit: unitOf[period], starts }),
    findWeakestTopic(db, { studentId, chapters: [...playable.keys()] }),
    listRecent(db, { studentId, limit: recentShown }),
    listClasses(db, { studentId, readerId: reader.userId }),
    reader.userId === studentId && !isSample(reader) ? findSharing(db, studentId, clock()) : undefined,
  ])
  if (!student) throw notFound('The student')
  const badges = nameBadges('student', studentBadges({ ...student, today }))
  return {
    ...headerOf(student, view),
    ...(reader.userId !== studentId && { email: null }),
    achievements: achievementsOf(badges),
    class: student.grade ?? classes[0]?.name ?? null,
    ...progressOf(student, today),
    badges,
    trend: { period, ...studentTrend(starts, practices) },
    recent: recent.map(historyEntry),
    nextStep: weakest ? nextStep(playable, weakest, student.lastExam) : null,
    sharing: sharing?.state ?? null,
    classes,
  }
}

function headerOf(student: StudentRow, { reader }: View) {
  const { userId, name, email, grade, phone, parentContact, address, avatar } = student
  const isOwn = userId === reader.userId && !isSample(reader)
  const details = isOwn ? { grade, phone, parentContact, address } : null
  return {
    isSample: isSample(reader),
    userId,
    name,
    email,
    initials: initials(name),
    photo: avatarAddress(avatar),
    details,
  }
}

function progressOf(student: StudentRow, today: Day) {
  const { quizzesTaken, quickQuizzes, scoreSum, practisedDays, subjects } = student
  const practised = new Set(practisedDays)
  return {
    stats: {
      overall: meanPercent(scoreSum, quizzesTaken),
      streak: currentStreak(practisedDays, today),
      quizzesTaken,
      quickQuizzes,
    },
    totalAttempts: quizzesTaken + quickQuizzes,
    practisedDays: periodStarts('weekly', today).map((day) => ({ day, practised: practised.has(day) })),
    subjects: subjectScores(subjects),
  }
}
