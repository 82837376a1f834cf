import type { TeacherBadge } from '../english/badge-texts.ts'
import { type Badge, badgesOf, type FactGoal, highStandard, noOneBehind, type StudentFacts } from './badge.ts'

/** The facts that decide a teacher's badges, all counted from stored rows. */
export type TeachingFacts = StudentFacts & {
  /** Running or ended. */
  classesMade: number
  firstClassAt: string | null
  students: number
  quizzes: number
  classDays: number
  steadySince: string | null
}

export const steadyDays = 50

// Rule 49
const goals: readonly FactGoal<TeachingFacts, TeacherBadge>[] = [
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

export const teachingBadges = (facts: TeachingFacts): Badge[] => badgesOf(goals, facts)
