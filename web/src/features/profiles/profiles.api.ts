import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { identityContract } from '@vikalp/contract/identity'
import type { quizContract } from '@vikalp/contract/quiz'
import type { suggestionsContract } from '@vikalp/contract/suggestions'
import { call } from '#platform/api-client.ts'

const readAccount = call<typeof identityContract.me>('GET', '/api/accounts/me')
const readHistory = call<typeof quizContract.history>('GET', '/api/quiz/history')
const readReported = call<typeof suggestionsContract.reported>('GET', '/api/suggestions/reported')

export const signOut = call<typeof identityContract.signOut>('POST', '/api/accounts/sign-out')
export const judgeSuggestion = call<typeof suggestionsContract.judge>('PUT', '/api/suggestions/{id}/verdict')

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => readAccount({ signal }),
})

/** Always asked again: the student may come straight from a quiz. */
export const historyQuery = infiniteQueryOptions({
  queryKey: ['history'],
  queryFn: ({ pageParam, signal }) => readHistory({ query: { page: pageParam }, signal }),
  initialPageParam: 1,
  getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
  staleTime: 0,
})

export const reportedQuery = queryOptions({
  queryKey: ['suggestions', 'reported'],
  queryFn: ({ signal }) => readReported({ signal }),
})
