import type { AttemptRecord } from '#attempts/attempt.ts'

type Timed = Pick<AttemptRecord, 'startedAt' | 'allowed'>

/** When the time of a quiz that is taken as in the exam ends, by the clock of the device; without a clock never. */
export const endOf = ({ startedAt, allowed }: Timed): number =>
  allowed === undefined ? Number.POSITIVE_INFINITY : Date.parse(startedAt) + 1000 * allowed

/** A page that nobody sees looks at its clock once a minute. */
const noticedWithinMs = 60_000

/** Whether the end passed while nobody was there: then the student says what becomes of the answers. */
export const isLongOver = (quiz: Timed, now: number): boolean => now >= endOf(quiz) + noticedWithinMs
