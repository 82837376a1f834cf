import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** A change of an institute: its lists, and the dashboards that count what is in them, are asked again. */
export function useInstituteChange<Result, Given = void>(change: UseMutationOptions<Result, Error, Given>) {
  const queries = useQueryClient()
  return useMutation({
    ...change,
    onSuccess: (...result) => {
      void queries.invalidateQueries({ queryKey: ['institutes'] })
      void queries.invalidateQueries({ queryKey: ['profiles'] })
      return change.onSuccess?.(...result)
    },
  })
}
