import type { Period } from '@vikalp/domain/vocabulary'

/** The period of a chart, how to choose another, and the state of its figures. */
export type TrendChoice = {
  /** The period in the address, which the select shows. */
  chosen: Period
  choose: (period: Period) => void
  /** The chosen period is being fetched. */
  isUpdating: boolean
  /** Set when it could not be fetched. */
  retry: (() => void) | undefined
}
