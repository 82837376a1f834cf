import { randomUUIDv7 } from 'node:crypto'
import type { NewActivity } from '@vikalp/contract/institute'
import type { Activity } from '@vikalp/contract/institute-profile'
import { tidyScore } from '@vikalp/domain/institute/activity-score'
import { activityLimits } from '@vikalp/domain/limits'
import { addDays, indianDay } from '@vikalp/domain/progress/periods'
import type { z } from 'zod'
import type { FeatureDeps } from '#feature-deps.ts'
import { invalid } from '#platform/problem.ts'
import { insertActivity } from './activities.store.ts'

export async function recordActivity(
  { db, clock }: FeatureDeps,
  instituteId: string,
  input: z.output<typeof NewActivity>,
): Promise<Activity> {
  const createdAt = clock()
  const latest = addDays(indianDay(createdAt), activityLimits.daysAhead)
  if (input.date < activityLimits.firstDay || input.date > latest)
    throw invalid('date', `must be from ${activityLimits.firstDay} to ${latest}`)
  const score = input.score && tidyScore(input.score)
  if (score === undefined) throw invalid('score', 'must be a percentage from 0% to 100%, or a word')
  const activity = { ...input, id: randomUUIDv7(), score }
  await insertActivity(db, { ...activity, instituteId, createdAt })
  return activity
}
