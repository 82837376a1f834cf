import { type Day, daysBetween } from './periods.ts'

export type Streak = { length: number; lastDay: Day | null }

export const noStreak: Streak = { length: 0, lastDay: null }

/** On the same day: unchanged. The day after: one longer. After a gap: one again. */
export function extendStreak(streak: Streak, day: Day): Streak {
  if (streak.lastDay === day) return streak
  const isUnbroken = streak.lastDay !== null && daysBetween(streak.lastDay, day) === 1
  return { length: isUnbroken ? streak.length + 1 : 1, lastDay: day }
}

/** The run of days that ends today or yesterday, as there is time until midnight (rule 47). `days` are in order. */
export function currentStreak(days: readonly Day[], today: Day): number {
  // A day to come was recorded while a clock was ahead; it must not hide the days until today.
  const { length, lastDay } = days.filter((day) => day <= today).reduce(extendStreak, noStreak)
  return lastDay !== null && daysBetween(lastDay, today) <= 1 ? length : 0
}

/** The first day on which a run of `goal` days was completed, whatever came after it. */
export function firstRun(days: readonly Day[], goal: number): Day | undefined {
  let streak = noStreak
  for (const day of days) {
    streak = extendStreak(streak, day)
    if (streak.length === goal) return day
  }
  return undefined
}
