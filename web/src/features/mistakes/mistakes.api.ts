import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { mistakesContract } from '@vikalp/contract/practice/mistakes'
import { call } from '#platform/api/api-client.ts'
import { listStart, nextPlace } from '#platform/api/list-place.ts'
import { addressOf, type MistakeFilters } from './mistake-filters.ts'

const readPage = call<typeof mistakesContract.mistakes>('GET', '/api/mistakes')

export const setNote = call<typeof mistakesContract.note>('PUT', '/api/mistakes')

export const mistakesQuery = (filters: MistakeFilters) =>
  infiniteQueryOptions({
    queryKey: ['mistakes', addressOf(filters)],
    queryFn: ({ pageParam, signal }) => readPage({ query: { ...filters, ...pageParam }, signal }),
    initialPageParam: listStart,
    getNextPageParam: nextPlace,
    staleTime: 0,
  })

/** Read again by whoever shows them next, while what is on the page stays as it is. */
export const forgetMistakes = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['mistakes'], refetchType: 'none' })
