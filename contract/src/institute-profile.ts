import { instituteLimits } from '@vikalp/domain/limits'
import { activityTypes, studentStatuses } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { Badge, Count, Header, Percent, SubjectScore, TopicEnds, Trend } from './dashboard.ts'
import { text, yearBefore } from './fields/text.ts'
import { PhotoAddress } from './photo.ts'

/** The details that an institute may enter. */
export const InstituteDetailsInput = z.object({
  accreditation: text(instituteLimits.accreditation).nullable(),
  location: text(instituteLimits.location).nullable(),
  establishedYear: yearBefore(instituteLimits.firstYear).nullable(),
})

/** Values that an older rule accepted are still shown. */
export const InstituteDetails = z.object({
  accreditation: z.string().nullable(),
  location: z.string().nullable(),
  establishedYear: z.int().nullable(),
})
export type InstituteDetails = z.infer<typeof InstituteDetails>

export const ActivityType = z.enum(activityTypes)

export const Activity = z.object({
  id: z.uuid(),
  type: ActivityType,
  title: z.string(),
  description: z.string(),
  date: z.iso.date(),
  /** '92%' or text such as 'Completed'. */
  score: z.string().nullable(),
})
export type Activity = z.infer<typeof Activity>

/** A class of an institute, or all classes of one name: requirement 12.2 and what lies behind its row. */
export const ClassOfInstitute = z.object({
  isSample: z.boolean(),
  class: z.string(),
  avgScore: Percent.nullable(),
  /** Without any quiz since Monday. */
  idleThisWeek: Count,
  topics: TopicEnds,
  students: z.array(
    z.object({
      userId: z.uuid(),
      name: z.string(),
      /** Null before the first quiz. */
      avgScore: Percent.nullable(),
      status: z.enum(studentStatuses).nullable(),
      isIdle: z.boolean(),
    }),
  ),
})
export type ClassOfInstitute = z.infer<typeof ClassOfInstitute>

export const InstituteProfile = Header.extend({
  /** Whether the operator knows the institute (rule 34). */
  confirmed: z.boolean(),
  accreditation: z.string().nullable(),
  location: z.string().nullable(),
  establishedYear: z.int().nullable(),
  stats: z.object({ totalStudents: Count, activeTeachers: Count, avgPerformance: Percent.nullable() }),
  badges: z.array(Badge),
  trend: Trend,
  subjects: z.array(SubjectScore),
  classes: z.array(
    z.object({
      class: z.string(),
      totalStudents: Count,
      avgScore: Percent.nullable(),
      topPerformer: z.object({ userId: z.uuid(), name: z.string(), score: Percent }).nullable(),
      subjects: z.array(z.string()),
      /** The mean score in each period of the trend; null without practice. */
      performance: z.array(Percent.nullable()),
    }),
  ),
  faculty: z.array(
    z.object({
      userId: z.uuid(),
      name: z.string(),
      photo: PhotoAddress,
      subject: z.string().nullable(),
      experience: Count.nullable(),
      studentsCount: Count,
      /** How many of them practised in the last four weeks. */
      practisedCount: Count,
      /** That share, out of 5, with one decimal; null without students (rule 50). */
      avgRating: z.number().nullable(),
    }),
  ),
  /** The newest; the rest are at /api/institutes/activities. */
  activities: z.array(Activity),
  totalActivities: Count,
  /** Sent only to the institute itself. */
  details: InstituteDetails.nullable(),
})
export type InstituteProfile = z.infer<typeof InstituteProfile>
