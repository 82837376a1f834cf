import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { bookmarksContract } from '@vikalp/contract/bookmarks'
import type { SubjectKey } from '@vikalp/domain/vocabulary'
import { call } from '#platform/api/api-client.ts'
import { listStart, nextPlace } from '#platform/api/list-place.ts'

const readList = call<typeof bookmarksContract.list>('GET', '/api/bookmarks')
const readMarked = call<typeof bookmarksContract.marked>('GET', '/api/bookmarks/marked')

export const setBookmark = call<typeof bookmarksContract.set>('PUT', '/api/bookmarks')

/** Which of these questions are bookmarked. Where that does not come, a bookmark can be set as if it were new. */
export const markedQuestions = (questionIds: readonly string[]) => {
  const ids = questionIds.join(',')
  return queryOptions({
    queryKey: ['bookmarks', 'marked', ids],
    queryFn: ({ signal }) => readMarked({ query: { questionIds: ids }, signal }),
    retry: false,
  })
}

/** The bookmarked questions of a subject or of all, page by page. */
export const bookmarksQuery = (subject?: SubjectKey) =>
  infiniteQueryOptions({
    queryKey: ['bookmarks', 'list', subject ?? 'all'],
    queryFn: ({ pageParam, signal }) => readList({ query: { subject, ...pageParam }, signal }),
    initialPageParam: listStart,
    getNextPageParam: nextPlace,
    staleTime: 0,
  })

/** Read again by whoever shows them next, while what is on the page stays as it is. */
export const forgetBookmarks = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['bookmarks'], refetchType: 'none' })
