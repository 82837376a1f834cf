import { queryOptions } from '@tanstack/react-query'
import type { quizContract } from '@vikalp/contract/quiz'
import { call } from '#platform/api/api-client.ts'

const getResult = call<typeof quizContract.result>('GET', '/api/quiz/result/{attemptId}')

/** A graded attempt never changes. */
export const gradedAttempt = (attemptId: string) =>
  queryOptions({
    queryKey: ['quiz', 'result', attemptId],
    queryFn: ({ signal }) => getResult({ signal, params: { attemptId } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
