import type { StudentBadge } from '../english/badge-texts.ts'
import { type Badge, type BadgeGoal, badgeOf } from './badge.ts'
import { type Day, startOfIndianDay } from './periods.ts'
import { currentStreak, firstRun } from './streak.ts'

/** The times at which something was done, oldest first; at most `momentsNeeded` of each are needed. */
export type Moments = { quizzes: readonly Date[]; perfect: readonly Date[]; speedy: readonly Date[] }

export type StudentRecord = Moments & { practisedDays: readonly Day[]; today: Day }

// The goals of requirement 10.5. Quick quizzes count for the streak only.
const studentGoals: readonly { counts: keyof Moments | 'streak'; goal: BadgeGoal<StudentBadge> }[] = [
  {
    counts: 'quizzes',
    goal: {
      key: 'bronze-scholar',
      category: 'Completion',
      total: 5,
      color: 'bronze',
      icon: 'medal',
    },
  },
  {
    counts: 'quizzes',
    goal: {
      key: 'silver-achiever',
      category: 'Completion',
      total: 10,
      color: 'silver',
      icon: 'award',
    },
  },
  {
    counts: 'quizzes',
    goal: {
      key: 'gold-master',
      category: 'Completion',
      total: 25,
      color: 'gold',
      icon: 'trophy',
    },
  },
  {
    counts: 'streak',
    goal: {
      key: 'streak-champion',
      category: 'Consistency',
      total: 7,
      color: 'orange',
      icon: 'flame',
    },
  },
  {
    counts: 'perfect',
    goal: {
      key: 'perfect-score',
      category: 'Perfection',
      total: 5,
      color: 'blue',
      icon: 'target',
    },
  },
  {
    counts: 'speedy',
    goal: {
      key: 'speed-demon',
      category: 'Speed',
      total: 1,
      color: 'purple',
      icon: 'zap',
    },
  },
]

/** Every badge is decided by this many moments at most. */
export const momentsNeeded: Record<keyof Moments, number> = {
  quizzes: largestGoal('quizzes'),
  perfect: largestGoal('perfect'),
  speedy: largestGoal('speedy'),
}

export const studentBadges = (record: StudentRecord): Badge[] =>
  studentGoals.map(({ counts, goal }) =>
    counts === 'streak' ? streakBadge(goal, record) : countedBadge(goal, record[counts]),
  )

const countedBadge = (goal: BadgeGoal, moments: readonly Date[]): Badge =>
  badgeOf(goal, moments.length, moments[goal.total - 1]?.toISOString() ?? null)

/** Once earned it stays; until then the current streak counts, as a broken one starts again. */
function streakBadge(goal: BadgeGoal, { practisedDays, today }: StudentRecord): Badge {
  const earnedOn = firstRun(practisedDays, goal.total)
  return earnedOn
    ? badgeOf(goal, goal.total, startOfIndianDay(earnedOn).toISOString())
    : badgeOf(goal, currentStreak(practisedDays, today))
}

function largestGoal(counted: keyof Moments): number {
  return Math.max(...studentGoals.filter(({ counts }) => counts === counted).map(({ goal }) => goal.total))
}
