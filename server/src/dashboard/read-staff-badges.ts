import type { Badge, EarnedDays } from '@vikalp/domain/progress/badge'
import { type Caller, isSample } from '#platform/caller.ts'
import type { Db } from '#platform/db.ts'
import { keepReached, type Owner } from './earned-badges.store.ts'

/**
 * The badges of a teacher or an institute, each earned one with its day. A goal that is seen reached for the first time
 * is kept (rule 48); in the sample, which no reading changes, its badges are kept when it is made.
 */
export async function readStaffBadges(
  db: Db,
  { caller, role, earned, now }: { caller: Caller; role: Owner['role']; earned: EarnedDays; now: Date },
  badgesWith: (earned: EarnedDays) => Badge[],
): Promise<Badge[]> {
  const badges = badgesWith(earned)
  const reached = badges
    .filter(({ status, earnedDate }) => status === 'earned' && earnedDate === null)
    .map(({ key, total }) => ({ badge: key, total, seenAt: now }))
  if (reached.length === 0 || isSample(caller)) return badges
  return badgesWith({ ...earned, ...(await keepReached(db, { userId: caller.userId, role }, reached)) })
}
