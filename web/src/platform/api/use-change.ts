import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CacheGroup } from './cache-keys.ts'

/** What each kind of change makes stale: its own group, and the dashboards that count it. */
const staleAfter = {
  account: ['account', 'dashboards'],
  // A row without its bookmark stays until the list is opened again, so that it can have it back.
  bookmark: [],
  assignment: ['assignments', 'classWork'],
  class: ['classes', 'dashboards'],
  details: ['dashboards'],
  // A running paper keeps its own state.
  hall: [],
  institute: ['institute', 'dashboards'],
  // What practice knows.
  learner: ['topics', 'mistakes', 'readiness'],
  // A note stands where it was written; the list is read again by the next visit.
  note: [],
  // Kept where it stands: a card that learns that a lost answer was stored would take the open form away.
  report: [],
  plan: ['plan'],
  // Asked and taken away: nothing on a screen gets stale.
  roster: [],
  // Every person has a cache of their own.
  session: [],
  sharing: ['sharing', 'dashboards', 'classes'],
  sitting: ['mocks', 'classWork'],
  test: ['tests', 'classWork'],
  // Only its questions are chosen: nothing is stored.
  draftTest: [],
  // The list is edited in place: fetched again, it would move under the reader's thumb.
  suggestion: [],
} satisfies Record<string, readonly CacheGroup[]>

export type Change = keyof typeof staleAfter

/** A mutation after which everything it made stale is fetched again, even if it failed half-way. */
export function useChange<Result, Input = void>(
  change: Change,
  mutation: UseMutationOptions<Result, Error, Input>,
) {
  const queries = useQueryClient()
  return useMutation({
    ...mutation,
    onSettled: () => {
      for (const group of staleAfter[change]) void queries.invalidateQueries({ queryKey: [group] })
    },
  })
}
