import { queryOptions } from '@tanstack/react-query'
import type { schoolContract } from '@vikalp/contract/school'
import { call } from '#platform/api/api-client.ts'

const readSchool = call<typeof schoolContract.school>('GET', '/api/institutes/roster')

export const chooseHandle = call<typeof schoolContract.chooseHandle>('PUT', '/api/institutes/handle')
export const previewRoster = call<typeof schoolContract.preview>('POST', '/api/institutes/roster/preview')
export const importRoster = call<typeof schoolContract.importRoster>('POST', '/api/institutes/roster')
export const printCards = call<typeof schoolContract.cards>('POST', '/api/institutes/roster/cards')
export const startNextYear = call<typeof schoolContract.nextYear>('POST', '/api/institutes/roster/next-year')
export const readResults = call<typeof schoolContract.results>('GET', '/api/institutes/results')

/** A whole roster over a slow line. */
export const longTimeoutMs = 60_000

export const schoolQuery = queryOptions({
  queryKey: ['institute', 'roster'],
  queryFn: ({ signal }) => readSchool({ signal }),
})
