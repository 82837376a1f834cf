import type { InstituteBadge } from '../english/badge-texts.ts'
import {
  type Badge,
  badgesOf,
  type EarnedDays,
  type FactGoal,
  highStandard,
  noOneBehind,
  type StudentFacts,
} from './badge.ts'

/** The facts that decide an institute's badges, all counted from stored rows. */
export type InstituteFacts = StudentFacts & {
  teachers: number
  students: number
  quizzes: number
  activities: number
}

// Rule 49
const goals: readonly FactGoal<InstituteFacts, InstituteBadge>[] = [
  {
    key: 'growing-team',
    category: 'Completion',
    total: 10,
    color: 'blue',
    icon: 'users',
    reached: ({ teachers }) => teachers,
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
    total: 10,
    color: 'bronze',
    icon: 'megaphone',
    reached: ({ activities }) => activities,
  },
  noOneBehind,
]

export const instituteBadges = (facts: InstituteFacts, earned: EarnedDays): Badge[] =>
  badgesOf(goals, facts, earned)
