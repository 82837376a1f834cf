import { queryOptions } from '@tanstack/react-query'
import type { identityContract } from '@vikalp/contract/identity'
import type { suggestionsContract } from '@vikalp/contract/suggestions'
import { call } from '#platform/api-client.ts'

const readAccount = call<typeof identityContract.me>('GET', '/api/accounts/me')
const readReported = call<typeof suggestionsContract.reported>('GET', '/api/suggestions/reported')

export const signOut = call<typeof identityContract.signOut>('POST', '/api/accounts/sign-out')
export const judgeSuggestion = call<typeof suggestionsContract.judge>('PUT', '/api/suggestions/{id}/verdict')

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => readAccount({ signal }),
})

export const reportedQuery = queryOptions({
  queryKey: ['suggestions', 'reported'],
  queryFn: ({ signal }) => readReported({ signal }),
})
