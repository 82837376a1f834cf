import { addDays, type Day } from '@vikalp/domain/progress/periods'
import type { Owner, ReachedBadge } from '#dashboard/earned-badges.store.ts'
import { momentOf } from '../moments.ts'
import { demoAccounts } from '../people/demo-accounts.ts'

/** What the demo teacher and the institute have reached by now; a day that the other rows tell goes before this one. */
const rows = {
  teacher: [
    ['first-class', 1, 216],
    ['guiding-star', 100, 195],
    ['steady-hand', 50, 168],
    ['high-standard', 85, 96],
  ],
  institute: [
    ['growing-team', 10, 700],
    ['high-standard', 85, 61],
    ['practice-culture', 10_000, 33],
    ['lively-campus', 10, 23],
  ],
} as const satisfies Record<Owner['role'], readonly [badge: string, total: number, daysAgo: number][]>

export type EarnedBadges = { owner: Owner; reached: ReachedBadge[] }

export const makeEarnedBadges = (today: Day): EarnedBadges[] =>
  (['teacher', 'institute'] as const).map((role) => ({
    owner: { userId: demoAccounts[role].id, role },
    reached: rows[role].map(([badge, total, daysAgo]) => ({
      badge,
      total,
      seenAt: momentOf(addDays(today, -daysAgo), 18 * 60),
    })),
  }))
