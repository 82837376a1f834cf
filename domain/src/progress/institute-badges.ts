import type { InstituteBadge } from '../english/badge-texts.ts'
import { type Badge, type BadgeGoal, badgeOf } from './badge.ts'

/** The facts that decide an institute's badges, all counted from stored rows. */
export type InstituteFacts = {
  teachers: number
  teamSince: string | null
  students: number
  quizzes: number
  avgPerformance: number | null
  /** Students with a status, and those of them whose status is Poor. */
  rated: number
  poor: number
  activities: number
  livelySince: string | null
}

type InstituteGoal = BadgeGoal<InstituteBadge> & {
  reached(facts: InstituteFacts): number
  /** Absent when the day is not known. */
  earnedOn?(facts: InstituteFacts): string | null
}

export const teamSize = 10
export const livelyActivities = 10

// Rule 49
const goals: readonly InstituteGoal[] = [
  {
    key: 'growing-team',
    category: 'Completion',
    total: teamSize,
    color: 'blue',
    icon: 'users',
    reached: ({ teachers }) => teachers,
    earnedOn: ({ teamSince }) => teamSince,
  },
  {
    key: 'five-hundred-strong',
    category: 'Completion',
    total: 500,
    color: 'gold',
    icon: 'graduation-cap',
    reached: ({ students }) => students,
  },
  {
    key: 'high-standard',
    category: 'Perfection',
    total: 85,
    color: 'purple',
    icon: 'trophy',
    reached: ({ avgPerformance }) => avgPerformance ?? 0,
  },
  {
    key: 'practice-culture',
    category: 'Consistency',
    total: 10_000,
    color: 'orange',
    icon: 'rocket',
    reached: ({ quizzes }) => quizzes,
  },
  {
    key: 'lively-campus',
    category: 'Consistency',
    total: livelyActivities,
    color: 'bronze',
    icon: 'megaphone',
    reached: ({ activities }) => activities,
    earnedOn: ({ livelySince }) => livelySince,
  },
  {
    key: 'no-one-behind',
    category: 'Perfection',
    total: 1,
    color: 'silver',
    icon: 'heart-handshake',
    reached: ({ rated, poor }) => (rated > 0 && poor === 0 ? 1 : 0),
  },
]

export const instituteBadges = (facts: InstituteFacts): Badge[] =>
  goals.map(({ reached, earnedOn, ...goal }) => badgeOf(goal, reached(facts), earnedOn?.(facts)))
