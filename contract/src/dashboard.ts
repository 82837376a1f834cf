import type { NamedBadge } from '@vikalp/domain/english/named-badges'
import type { ClassTrendPoint } from '@vikalp/domain/roster/class-trend'
import { badgeCategories, badgeStatuses, iconTypes, periods } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { PhotoAddress } from './photo.ts'

export const Period = z.enum(periods)

/** Requirement 9.1: an unknown period falls back to weekly. */
export const PeriodQuery = z.object({ period: Period.catch('weekly').default('weekly') })

export const Percent = z.int().min(0).max(100)
export const Count = z.int().min(0)

export const Badge = z.object({
  /** The badge in the texts of the interface: 'bronze-scholar'. */
  key: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(badgeCategories),
  status: z.enum(badgeStatuses),
  progress: z.int().nullable(),
  total: z.int(),
  color: z.string(),
  icon: z.string(),
  iconType: z.enum(iconTypes),
  earnedDate: z.iso.datetime().nullable(),
}) satisfies z.ZodType<NamedBadge>

export const SubjectScore = z.object({
  subject: z.string(),
  /** Mean score in percent; null without practice. */
  value: Percent.nullable(),
  quizzes: Count,
})
export type SubjectScore = z.infer<typeof SubjectScore>

/** The share of right answers in a topic. */
export const TopicScore = z.object({ topic: z.string(), chapter: z.string(), value: Percent, answers: Count })
export type TopicScore = z.infer<typeof TopicScore>

/** The topics of a class: the lowest first, and the highest first. */
export const TopicEnds = z.object({ weakest: z.array(TopicScore), strongest: z.array(TopicScore) })
export type TopicEnds = z.infer<typeof TopicEnds>

/** The head of every profile. */
export const Header = z.object({
  /** True for a fictional person or institute, shown to users of another role (rule 3). */
  isSample: z.boolean(),
  userId: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  initials: z.string(),
  /** The address of a picture; null for the initials. */
  photo: PhotoAddress,
  achievements: z.array(z.string()),
})

/** Rule 25. Shares are in percent; null when there are no students or no register. */
const TrendPoint = z.object({
  period: z.iso.date(),
  performance: Percent.nullable(),
  engagement: Percent.nullable(),
  attendance: Percent.nullable(),
  /** The number of students who practised. */
  students: Count,
}) satisfies z.ZodType<ClassTrendPoint>

export const Trend = z.object({ period: Period, points: z.array(TrendPoint) })
export type Trend = z.infer<typeof Trend>

/** The call limit of the endpoints that fill a dashboard. */
export const dashboardLimit = { perMinute: 120, by: 'user' } as const
