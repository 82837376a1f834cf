import type { UseMutationOptions } from '@tanstack/react-query'
import { useChange } from '#platform/api/use-change.ts'

/** A change of a class or its students: the lists and the dashboards that count them are asked again. */
export const useClassChange = <Result, Given = void>(change: UseMutationOptions<Result, Error, Given>) =>
  useChange(['classes', 'profiles'], change)
