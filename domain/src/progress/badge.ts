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
