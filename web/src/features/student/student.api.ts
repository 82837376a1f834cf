import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { studentContract } from '@vikalp/contract/student'
import type { Period } from '@vikalp/domain/vocabulary'
import { call } from '#platform/api/api-client.ts'
import { listStart, nextPlace } from '#platform/api/list-place.ts'

const readOwn = call<typeof studentContract.profile>('GET', '/api/profiles/student')
const readOf = call<typeof studentContract.profileOf>('GET', '/api/profiles/student/{userId}')
const readHistory = call<typeof studentContract.history>('GET', '/api/quiz/history')
const readHistoryOf = call<typeof studentContract.historyOf>('GET', '/api/profiles/student/{userId}/history')

export const saveStudentDetails = call<typeof studentContract.saveDetails>('PUT', '/api/profiles/student')

/**
 * One's own profile, or the sample. Fetched again on every visit, for the student may come straight from a quiz; only
 * not within the moments in which a first visit asks who the user is.
 */
export const studentQuery = (period: Period) =>
  queryOptions({
    queryKey: ['dashboards', 'student', period],
    queryFn: ({ signal }) => readOwn({ query: { period }, signal }),
    staleTime: 3_000,
  })

export const studentOfQuery = (userId: string, period: Period) =>
  queryOptions({
    queryKey: ['dashboards', 'studentOf', userId, period],
    queryFn: ({ signal }) => readOf({ params: { userId }, query: { period }, signal }),
    staleTime: 0,
  })

/** All attempts, page by page: one's own, or those of a student one may read. */
export const historyQuery = (userId?: string) =>
  infiniteQueryOptions({
    queryKey: ['history', userId ?? 'own'],
    queryFn: ({ pageParam, signal }) =>
      userId === undefined
        ? readHistory({ query: pageParam, signal })
        : readHistoryOf({ params: { userId }, query: pageParam, signal }),
    initialPageParam: listStart,
    getNextPageParam: nextPlace,
    staleTime: 0,
  })
