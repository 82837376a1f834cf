import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

type Dashboard<T> = {
  data: T | undefined
  /** New figures are loading; the earlier ones are still shown. */
  isUpdating: boolean
  /** Set when the fetch failed; `data` may still hold the earlier figures. */
  error: unknown
  refetch: () => unknown
}

/**
 * A query whose key changes while the screen is open, as the period of a chart does: the earlier figures stay until
 * the new ones arrive, and also if they never do.
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
