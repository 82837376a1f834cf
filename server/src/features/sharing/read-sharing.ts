import type { Reading, Sharing } from '@vikalp/contract/sharing'
import { readingDays } from '@vikalp/domain/limits'
import { dayMs, indianDay } from '@vikalp/domain/progress/periods'
import { adultFrom, type BirthMonth } from '@vikalp/domain/sharing/adult-from'
import { findSharing } from '#access/sharing-state.store.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import { invalid, Problem } from '#platform/problem.ts'
import { insertAge, listReadings } from './sharing.store.ts'

type Deps = Pick<FeatureDeps, 'db' | 'clock'>

export async function readSharing({ db, clock }: Deps, userId: string): Promise<Sharing> {
  const { state, sharesUntil, guardian, relation, method, givenAt, textVersion, ...age } = await findSharing(
    db,
    userId,
    clock(),
  )
  return {
    state,
    adultFrom: state === 'adult' ? null : age.adultFrom,
    sharesUntil: sharesUntil?.toISOString() ?? null,
    consent:
      guardian && relation && method && givenAt && textVersion
        ? { guardian, relation, method, givenAt: givenAt.toISOString(), textVersion }
        : null,
  }
}

/** Of whoever is 18 nothing is kept but that the question was answered. */
export async function answerAge(deps: Deps, userId: string, born: BirthMonth): Promise<Sharing> {
  const now = deps.clock()
  const today = indianDay(now)
  if (`${born.year}-${String(born.month).padStart(2, '0')}` > today.slice(0, 7))
    throw invalid('year', 'must not lie ahead')
  const day = adultFrom(born)
  if (!(await insertAge(deps.db, { userId, adultFrom: day > today ? day : null, now })))
    throw new Problem('conflict', 'The age was answered before')
  return readSharing(deps, userId)
}

const yearBefore = (now: Date): Date => new Date(now.getTime() - readingDays * dayMs)

export const readReadings = async ({ db, clock }: Deps, userId: string): Promise<Reading[]> =>
  (await listReadings(db, { userId, since: yearBefore(clock()) })).map((reading) => ({
    ...reading,
    readAt: reading.readAt.toISOString(),
  }))
