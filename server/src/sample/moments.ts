import type { Day } from '@vikalp/domain/progress/periods'
import type { Random } from '@vikalp/domain/random'

const minute = 60_000
const aheadOfUtc = 330 * minute
const squeezed = 6 * 60 * minute

/** The time this many minutes after midnight in India. */
export const momentOf = (day: Day, minutes: number): Date =>
  new Date(Date.parse(day) - aheadOfUtc + Math.round(minutes * minute))

/**
 * When a quiz ended: after school, mostly in the evening. A time after `now` moves to an earlier hour of the same day, so
 * that there is practice today whenever the sample is made.
 */
export function drawEvening(day: Day, now: Date, random: Random): Date {
  const evening = momentOf(day, 15 * 60 + 225 * (random() + random()))
  const place = random()
  if (evening <= now) return evening
  const earliest = Math.max(momentOf(day, 0).getTime(), now.getTime() - squeezed)
  return new Date(earliest + Math.floor(place * (now.getTime() - earliest)))
}
