import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'

type HeldPageProps<T, Key extends QueryKey> = {
  /** Decided when the page opens: the part that asks for `query` stands first on it. */
  isFirst: boolean
  query: UseQueryOptions<T, Error, T, Key>
  loading: ReactNode
  children: ReactNode
}

/** A page that waits for the code and the answer of the part that stands first on it, so that nothing moves. */
export function HeldPage<T, Key extends QueryKey>(props: HeldPageProps<T, Key>) {
  const { query, loading, children } = props
  const [isFirst] = useState(props.isFirst)
  // A failed answer is an answer: the part itself says so.
  const { isFetched } = useQuery({ ...query, enabled: isFirst })
  return isFirst && !isFetched ? loading : <Suspense fallback={loading}>{children}</Suspense>
}
