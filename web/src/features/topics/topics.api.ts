import { queryOptions } from '@tanstack/react-query'
import type { learnerResetContract } from '@vikalp/contract/practice/reset'
import type { topicMapContract } from '@vikalp/contract/practice/topic-map'
import type { SubjectKey } from '@vikalp/domain/vocabulary'
import { call } from '#platform/api/api-client.ts'

const readOwn = call<typeof topicMapContract.own>('GET', '/api/topic-map')
const readOf = call<typeof topicMapContract.of>('GET', '/api/profiles/student/{userId}/topic-map')

export const resetLearner = call<typeof learnerResetContract.reset>('POST', '/api/learner/reset')

/** One's own, or that of a student one may read. */
export const topicMapQuery = (subject: SubjectKey, userId?: string) =>
  queryOptions({
    queryKey: ['topics', userId ?? 'own', subject],
    queryFn: ({ signal }) =>
      userId === undefined
        ? readOwn({ query: { subject }, signal })
        : readOf({ params: { userId }, query: { subject }, signal }),
    staleTime: 0,
  })
