import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** A change of a class or its students: the lists and the dashboards that count them are asked again. */
export function useClassChange<Result, Given = void>(change: UseMutationOptions<Result, Error, Given>) {
  const queries = useQueryClient()
  return useMutation({
    ...change,
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['classes'] })
      void queries.invalidateQueries({ queryKey: ['profiles'] })
    },
  })
}
