import type { TeacherBadge } from '../english/badge-texts.ts'
import {
  type Badge,
  badgesOf,
  type EarnedDays,
  type FactGoal,
  highStandard,
  noOneBehind,
  type StudentFacts,
} from './badge.ts'

/** The facts that decide a teacher's badges, all counted from stored rows. */
export type TeachingFacts = StudentFacts & {
  /** Running or ended. */
  classesMade: number
  students: number
  quizzes: number
  classDays: number
}

// Rule 49
const goals: readonly FactGoal<TeachingFacts, TeacherBadge>[] = [
  {
    key: 'first-class',
    category: 'Completion',
    total: 1,
    color: 'blue',
    icon: 'school',
    reached: ({ classesMade }) => classesMade,
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
    total: 50,
    color: 'bronze',
    icon: 'calendar-check',
    reached: ({ classDays }) => classDays,
  },
  highStandard,
  {
    key: 'practice-leader',
    category: 'Consistency',
    total: 10_000,
    color: 'orange',
    icon: 'rocket',
    reached: ({ quizzes }) => quizzes,
  },
  noOneBehind,
]

export const teachingBadges = (facts: TeachingFacts, earned: EarnedDays): Badge[] =>
  badgesOf(goals, facts, earned)
