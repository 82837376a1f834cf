import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** A mutation after which everything under these query keys is asked again, also when it failed half-way. */
export function useChange<Result, Given>(
  stale: readonly string[],
  change: UseMutationOptions<Result, Error, Given>,
) {
  const queries = useQueryClient()
  return useMutation({
    ...change,
    onSettled: () => {
      for (const key of stale) void queries.invalidateQueries({ queryKey: [key] })
    },
  })
}
