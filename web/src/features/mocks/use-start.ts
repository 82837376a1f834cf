import type { StartSitting } from '@vikalp/contract/mocks/sittings'
import { useLocation } from 'wouter'
import { useChange } from '#platform/api/use-change.ts'
import { sittingOf } from './mock-paths.ts'
import { startSitting } from './mocks.api.ts'

type Wanted = { template: string; form?: number } | { after: string }

/** Gets a form, a fresh paper or the next part of one ready, and leads to its instructions. */
export function useStart() {
  const [, navigate] = useLocation()
  return useChange('sitting', {
    mutationFn: (wanted: Wanted) => {
      const body: StartSitting = { ...wanted, sittingId: crypto.randomUUID() }
      return startSitting({ body })
    },
    onSuccess: ({ sittingId }) => navigate(sittingOf(sittingId)),
  })
}
