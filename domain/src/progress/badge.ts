import type { BadgeCategory, BadgeStatus, IconType } from '../vocabulary.ts'

/** A badge and what it takes; what it is called is a text. */
export type BadgeGoal<Key extends string = string> = {
  key: Key
  category: BadgeCategory
  /** How many are needed for the badge. */
  total: number
  color: string
  icon: string
}

/** A goal whose badge is decided by facts that are counted from stored rows. */
export type FactGoal<Facts, Key extends string = string> = BadgeGoal<Key> & {
  reached(facts: Facts): number
}

/** The days (ISO 8601) of badges that were earned once, by their keys. */
export type EarnedDays = Readonly<Record<string, string>>

export type Badge = BadgeGoal & {
  iconType: IconType
  status: BadgeStatus
  /** Null where nothing is counted. */
  progress: number | null
  earnedDate: string | null
}

/** The state of a goal (rule 48); `earnedDate` (ISO 8601) is set only once the goal is reached. */
export function badgeOf(goal: BadgeGoal, reached: number, earnedDate: string | null = null): Badge {
  const progress = Math.min(Math.max(0, Math.floor(reached)), goal.total)
  const isEarned = progress === goal.total
  return {
    ...goal,
    iconType: 'image',
    progress,
    status: isEarned ? 'earned' : progress > 0 ? 'progress' : 'locked',
    earnedDate: isEarned ? earnedDate : null,
  }
}

/** Once earned a badge stays (rule 48), whatever the facts have become. */
export const badgesOf = <Facts>(
  goals: readonly FactGoal<Facts>[],
  facts: Facts,
  earned: EarnedDays,
): Badge[] =>
  goals.map(({ reached, ...goal }) =>
    badgeOf(goal, goal.key in earned ? goal.total : reached(facts), earned[goal.key]),
  )

/** The facts about students that the badges of a teacher and of an institute have in common. */
export type StudentFacts = {
  avgPerformance: number | null
  /** Students with a status, and those of them whose status is Poor. */
  rated: number
  poor: number
}

// Rule 49: two goals that a teacher and an institute have in common.
export const highStandard: FactGoal<StudentFacts, 'high-standard'> = {
  key: 'high-standard',
  category: 'Perfection',
  total: 85,
  color: 'purple',
  icon: 'trophy',
  reached: ({ avgPerformance }) => avgPerformance ?? 0,
}

export const noOneBehind: FactGoal<StudentFacts, 'no-one-behind'> = {
  key: 'no-one-behind',
  category: 'Perfection',
  total: 1,
  color: 'silver',
  icon: 'heart-handshake',
  reached: ({ rated, poor }) => (rated > 0 && poor === 0 ? 1 : 0),
}
