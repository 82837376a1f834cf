import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CacheGroup } from './cache-keys.ts'

/** What a change of each kind makes stale: what it is about, and the dashboards that count it. */
const staleAfter = {
  class: ['classes', 'dashboards'],
  details: ['dashboards'],
  institute: ['institute', 'dashboards'],
  // A sign-in ends in a fresh page.
  session: [],
  // The list is edited in place: asked again, it would move under the reader's thumb.
  suggestion: [],
} satisfies Record<string, readonly CacheGroup[]>

export type Change = keyof typeof staleAfter

/** A mutation after which everything that it made stale is asked again, also when it failed half-way. */
export function useChange<Result, Given = void>(
  change: Change,
  mutation: UseMutationOptions<Result, Error, Given>,
) {
  const queries = useQueryClient()
  return useMutation({
    ...mutation,
    onSettled: () => {
      for (const group of staleAfter[change]) void queries.invalidateQueries({ queryKey: [group] })
    },
  })
}
