import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

type Dashboard<T> = {
  data: T | undefined
  /** Other figures were chosen and are on their way; those before still stand. */
  isUpdating: boolean
  /** Set where the fetch failed; `data` may still hold what stood before. */
  error: unknown
  refetch: () => unknown
}

/**
 * A query whose key changes while the screen stands, as the period of a chart does: what was there stays until the
 * new figures are, and also when they never come.
 */
export function useDashboard<T, K extends QueryKey>(options: UseQueryOptions<T, Error, T, K>): Dashboard<T> {
  const query = useQuery(options)
  const [last, setLast] = useState<T>()
  if (query.data !== undefined && query.data !== last) setLast(query.data)
  const data = query.data ?? last
  return {
    data,
    isUpdating: query.data === undefined && data !== undefined && query.isFetching,
    error: query.error && !query.isFetching ? query.error : undefined,
    refetch: query.refetch,
  }
}
