import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ChoicesQuery, choicesContract } from '@vikalp/contract/mocks/choices'
import { call } from '#platform/api/api-client.ts'

const listChoices = call<typeof choicesContract.list>('GET', '/api/classes/{classId}/questions')

/** What is wanted, without the page. */
export type Wanted = Omit<ChoicesQuery, 'page'>

/** The questions of a chapter for a class, page by page. */
export const choicesQuery = (classId: string, wanted: Wanted) =>
  infiniteQueryOptions({
    queryKey: ['choices', classId, wanted],
    queryFn: ({ pageParam, signal }) =>
      listChoices({ params: { classId }, query: { ...wanted, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total, pageSize }, _, page) => (page * pageSize < total ? page + 1 : undefined),
  })
