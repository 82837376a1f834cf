import { type Badge, type BadgeGoal, badgeOf } from './badge.ts'

/** What an institute's badges are given for, all of it counted from stored rows. */
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

type InstituteGoal = BadgeGoal & {
  reached(facts: InstituteFacts): number
  /** Where the day is known. */
  earnedOn?(facts: InstituteFacts): string | null
}

export const teamSize = 10
export const livelyActivities = 10

// Rule 49
const goals: readonly InstituteGoal[] = [
  {
    key: 'growing-team',
    name: 'Growing Team',
    description: `${teamSize} teachers belong to the institute`,
    category: 'Completion',
    total: teamSize,
    color: 'blue',
    icon: 'users',
    reached: ({ teachers }) => teachers,
    earnedOn: ({ teamSince }) => teamSince,
  },
  {
    key: 'five-hundred-strong',
    name: 'Five Hundred Strong',
    description: '500 students learn here',
    category: 'Completion',
    total: 500,
    color: 'gold',
    icon: 'graduation-cap',
    reached: ({ students }) => students,
  },
  {
    key: 'high-standard',
    name: 'High Standard',
    description: 'The students average 85% or more',
    category: 'Perfection',
    total: 85,
    color: 'purple',
    icon: 'trophy',
    reached: ({ avgPerformance }) => avgPerformance ?? 0,
  },
  {
    key: 'practice-culture',
    name: 'Practice Culture',
    description: 'The students take 10,000 quizzes',
    category: 'Consistency',
    total: 10_000,
    color: 'orange',
    icon: 'rocket',
    reached: ({ quizzes }) => quizzes,
  },
  {
    key: 'lively-campus',
    name: 'Lively Campus',
    description: `Record ${livelyActivities} activities`,
    category: 'Consistency',
    total: livelyActivities,
    color: 'bronze',
    icon: 'megaphone',
    reached: ({ activities }) => activities,
    earnedOn: ({ livelySince }) => livelySince,
  },
  {
    key: 'no-one-behind',
    name: 'No One Behind',
    description: 'No student averages below 70%',
    category: 'Perfection',
    total: 1,
    color: 'silver',
    icon: 'heart-handshake',
    reached: ({ rated, poor }) => (rated > 0 && poor === 0 ? 1 : 0),
  },
]

export const instituteBadges = (facts: InstituteFacts): Badge[] =>
  goals.map(({ reached, earnedOn, ...goal }) => badgeOf(goal, reached(facts), earnedOn?.(facts)))
