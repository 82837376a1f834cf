import type { InstituteBadge } from '../english/badge-texts.ts'
import { type Badge, badgesOf, type FactGoal, highStandard, noOneBehind, type StudentFacts } from './badge.ts'

/** The facts that decide an institute's badges, all counted from stored rows. */
export type InstituteFacts = StudentFacts & {
  teachers: number
  teamSince: string | null
  students: number
  quizzes: number
  activities: number
  livelySince: string | null
}

export const teamSize = 10
export const livelyActivities = 10

// Rule 49
const goals: readonly FactGoal<InstituteFacts, InstituteBadge>[] = [
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
  highStandard,
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
  noOneBehind,
]

export const instituteBadges = (facts: InstituteFacts): Badge[] => badgesOf(goals, facts)
