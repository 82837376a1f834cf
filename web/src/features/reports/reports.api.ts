import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { reportsContract } from '@vikalp/contract/reports'
import { call } from '#platform/api/api-client.ts'
import { listStart, nextPlace } from '#platform/api/list-place.ts'

const readMine = call<typeof reportsContract.mine>('GET', '/api/reports/mine')
const readOfPupils = call<typeof reportsContract.ofPupils>('GET', '/api/profiles/teacher/reports')

export const reportQuestion = call<typeof reportsContract.report>('POST', '/api/reports')

/** One's own reports of these questions. Where they do not come, a question can be reported as if it were new. */
export const ownReports = (questionIds: readonly string[]) => {
  const ids = questionIds.join(',')
  return queryOptions({
    queryKey: ['reports', 'mine', ids],
    queryFn: ({ signal }) => readMine({ query: { questionIds: ids }, signal }),
    retry: false,
  })
}

/** What the pupils of a teacher reported, page by page. */
export const reportsOfPupils = infiniteQueryOptions({
  queryKey: ['reports', 'ofPupils'],
  queryFn: ({ pageParam, signal }) => readOfPupils({ query: pageParam, signal }),
  initialPageParam: listStart,
  getNextPageParam: nextPlace,
})
