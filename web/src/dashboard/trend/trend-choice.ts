import type { Period } from '@vikalp/domain/vocabulary'

/** Which period a chart is asked for, how another is chosen, and how its figures fare. */
export type TrendChoice = {
  /** What the select shows: the period of the address. */
  chosen: Period
  choose: (period: Period) => void
  /** The chosen period is being fetched. */
  isUpdating: boolean
  /** Set where it could not be fetched. */
  retry: (() => void) | undefined
}
