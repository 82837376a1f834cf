import type { ReviewStatus } from '@vikalp/domain/vocabulary'

// The order of the chips (rule 59), and their names in the address.
export const reviewFilters = ['all', 'incorrect', 'skipped', 'correct'] as const
export type ReviewFilter = (typeof reviewFilters)[number]

const statuses: Record<Exclude<ReviewFilter, 'all'>, ReviewStatus> = {
  incorrect: 'Incorrect',
  skipped: 'Skipped',
  correct: 'Correct',
}

/** The filter in the address, as in ?show=incorrect; anything else shows all. */
export const filterFromSearch = (search: string): ReviewFilter => {
  const name = new URLSearchParams(search).get('show')
  return reviewFilters.find((filter) => filter === name) ?? 'all'
}

export const searchFor = (filter: ReviewFilter): string => (filter === 'all' ? '' : `?show=${filter}`)

export const isShown = (filter: ReviewFilter, status: ReviewStatus): boolean =>
  filter === 'all' || statuses[filter] === status

export const statusOf = (filter: ReviewFilter): ReviewStatus | undefined =>
  filter === 'all' ? undefined : statuses[filter]
