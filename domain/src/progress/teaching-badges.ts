import type { TeacherBadge } from '../english/badge-texts.ts'
import { type Badge, type BadgeGoal, badgeOf } from './badge.ts'

/** The facts that decide a teacher's badges, all counted from stored rows. */
export type TeachingFacts = {
  /** Running or ended. */
  classesMade: number
  firstClassAt: string | null
  students: number
  quizzes: number
  avgPerformance: number | null
  /** Students with a status, and those of them whose status is Poor. */
  rated: number
  poor: number
  classDays: number
  steadySince: string | null
}

type TeachingGoal = BadgeGoal<TeacherBadge> & {
  reached(facts: TeachingFacts): number
  /** Absent when the day is not known. */
  earnedOn?(facts: TeachingFacts): string | null
}

export const steadyDays = 50

// Rule 49
const goals: readonly TeachingGoal[] = [
  {
    key: 'first-class',
    category: 'Completion',
    total: 1,
    color: 'blue',
    icon: 'school',
    reached: ({ classesMade }) => classesMade,
    earnedOn: ({ firstClassAt }) => firstClassAt,
  },
  {
    key: 'guiding-star',
    category: 'Completion',
    total: 100,
    color: 'gold',
    icon: 'star',
    reached: ({ students }) => students,
  },
  {
    key: 'steady-hand',
    category: 'Consistency',
    total: steadyDays,
    color: 'bronze',
    icon: 'calendar-check',
    reached: ({ classDays }) => classDays,
    earnedOn: ({ steadySince }) => steadySince,
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
    key: 'practice-leader',
    category: 'Consistency',
    total: 10_000,
    color: 'orange',
    icon: 'rocket',
    reached: ({ quizzes }) => quizzes,
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

export const teachingBadges = (facts: TeachingFacts): Badge[] =>
  goals.map(({ reached, earnedOn, ...goal }) => badgeOf(goal, reached(facts), earnedOn?.(facts)))
