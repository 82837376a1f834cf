import type { UseMutationOptions } from '@tanstack/react-query'
import { useChange } from '#platform/api/use-change.ts'

/** A change of an institute: its lists, and the dashboards that count what is in them, are asked again. */
export const useInstituteChange = <Result, Given = void>(change: UseMutationOptions<Result, Error, Given>) =>
  useChange(['institutes', 'profiles'], change)
