import { queryOptions } from '@tanstack/react-query'
import type { classTopicsContract } from '@vikalp/contract/classes/class-topics'
import type { SubjectKey } from '@vikalp/domain/vocabulary'
import { call } from '#platform/api/api-client.ts'

const readTopics = call<typeof classTopicsContract.read>('GET', '/api/classes/{classId}/topics')

/** Fetched again at every visit: pupils practise meanwhile. */
export const classTopicsQuery = (classId: string, subject: SubjectKey) =>
  queryOptions({
    queryKey: ['classTopics', classId, subject],
    queryFn: ({ signal }) => readTopics({ params: { classId }, query: { subject }, signal }),
    staleTime: 0,
  })
