import { queryOptions } from '@tanstack/react-query'
import type { suggestionsContract } from '@vikalp/contract/suggestions'
import { call } from '#platform/api/api-client.ts'

const readReported = call<typeof suggestionsContract.reported>('GET', '/api/suggestions/reported')

export const judgeSuggestion = call<typeof suggestionsContract.judge>('PUT', '/api/suggestions/{id}/verdict')

export const reportedQuery = queryOptions({
  queryKey: ['suggestions', 'reported'],
  queryFn: ({ signal }) => readReported({ signal }),
})
