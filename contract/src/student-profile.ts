import { studentLimits } from '@vikalp/domain/limits'
import type * as progress from '@vikalp/domain/progress/student-trend'
import { grades, sharingStates } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { JoinedClass } from './classes.ts'
import { Badge, Count, Header, Percent, Period, SubjectScore } from './dashboard.ts'
import { phone, text } from './fields/text.ts'
import { HistoryEntry } from './lists/history.ts'

const StudentTrendPoint = z.object({
  /** The first day of the period, '2026-11-16'; the interface shows it as Mon, Nov or 2026. */
  period: z.iso.date(),
  score: Percent.nullable(),
  quizzes: Count,
  /** Study time in seconds. */
  time: Count,
}) satisfies z.ZodType<progress.StudentTrendPoint>

export const NextStep = z.object({
  exam: z.string(),
  subject: z.string(),
  chapter: z.string(),
  chapterTitle: z.string(),
  topic: z.string(),
  correct: Count,
  answered: Count,
})
export type NextStep = z.infer<typeof NextStep>

/** The details that a student may enter. */
export const StudentDetailsInput = z.object({
  grade: z.enum(grades).nullable(),
  phone: phone.nullable(),
  parentContact: phone.nullable(),
  address: text(studentLimits.address).nullable(),
})

/** Values that an older rule accepted are still shown. */
export const StudentDetails = z.object({
  grade: z.enum(grades).nullable(),
  phone: z.string().nullable(),
  parentContact: z.string().nullable(),
  address: z.string().nullable(),
})
export type StudentDetails = z.infer<typeof StudentDetails>

export const StudentProfile = Header.extend({
  /** Null to everybody but the student: others open the contact details, which is written down. */
  email: z.string().nullable(),
  class: z.string().nullable(),
  stats: z.object({
    /** Requirement 10.2: the rounded mean of score/total over the quizzes; null before the first. */
    overall: Percent.nullable(),
    streak: Count,
    quizzesTaken: Count,
    /** They keep the streak alive and count in no average. */
    quickQuizzes: Count,
  }),
  /** Whether there was practice on each day of this week, Monday to Sunday; future days are false. */
  practisedDays: z.array(z.object({ day: z.iso.date(), practised: z.boolean() })),
  badges: z.array(Badge),
  trend: z.object({
    period: Period,
    points: z.array(StudentTrendPoint),
    averageScore: Percent.nullable(),
    totalQuizzes: Count,
    /** In hours, one decimal. */
    studyHours: z.number(),
  }),
  subjects: z.array(SubjectScore),
  recent: z.array(HistoryEntry),
  /** The length of the history: all attempts, quick ones included. */
  totalAttempts: Count,
  /** The weakest topic; null before the first answer. */
  nextStep: NextStep.nullable(),
  /** The classes the student attends now; a teacher or an institute sees only their own. */
  classes: z.array(JoinedClass),
  /** What the student may show to others. Sent only to the student. */
  sharing: z.enum(sharingStates).nullable(),
  /** Sent only to the student. */
  details: StudentDetails.nullable(),
})
export type StudentProfile = z.infer<typeof StudentProfile>
