import { queryOptions } from '@tanstack/react-query'
import type { suggestionsContract } from '@vikalp/contract/suggestions'
import { call } from '#platform/api/api-client.ts'

const list = call<typeof suggestionsContract.list>('GET', '/api/suggestions')

export const addSuggestion = call<typeof suggestionsContract.add>('POST', '/api/suggestions')
export const removeSuggestion = call<typeof suggestionsContract.remove>('DELETE', '/api/suggestions/{id}')
export const vibe = call<typeof suggestionsContract.vibe>('PUT', '/api/suggestions/{id}/vibe')
export const takeVibeBack = call<typeof suggestionsContract.unvibe>('DELETE', '/api/suggestions/{id}/vibe')
export const reportSuggestion = call<typeof suggestionsContract.report>('PUT', '/api/suggestions/{id}/report')

export const suggestionsFor = (questionId: string) =>
  queryOptions({
    queryKey: ['suggestions', 'of', questionId],
    queryFn: ({ signal }) => list({ query: { questionId }, signal }),
    retry: false,
  })
