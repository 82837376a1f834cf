import { queryOptions } from '@tanstack/react-query'
import type { assignmentsContract } from '@vikalp/contract/classes/assignments'
import type { testsContract } from '@vikalp/contract/mocks/test-endpoints'
import { call } from '#platform/api/api-client.ts'
import { failureCode } from '#platform/api/api-failure.ts'

const readTests = call<typeof testsContract.list>('GET', '/api/tests')
const readInstituteTests = call<typeof testsContract.listOfInstitute>('GET', '/api/institutes/tests')
const readTest = call<typeof testsContract.read>('GET', '/api/tests/{testId}')
const readBoard = call<typeof testsContract.board>('GET', '/api/tests/{testId}/board')
const readResults = call<typeof testsContract.results>('GET', '/api/tests/{testId}/results')

export const previewTest = call<typeof testsContract.preview>('POST', '/api/classes/{classId}/tests/preview')
export const saveTest = call<typeof testsContract.save>('PUT', '/api/classes/{classId}/tests/{testId}')
export const publishTest = call<typeof testsContract.publish>('POST', '/api/tests/{testId}/publish')
export const removeTest = call<typeof testsContract.remove>('DELETE', '/api/tests/{testId}')
export const cancelTest = call<typeof testsContract.cancel>('POST', '/api/tests/{testId}/cancel')
export const releaseTest = call<typeof testsContract.release>('POST', '/api/tests/{testId}/release')
export const grantTime = call<typeof testsContract.grant>('POST', '/api/tests/{testId}/grants')
export const countLate = call<typeof testsContract.countLate>('PUT', '/api/tests/{testId}/late-answers')
export const correctKey = call<typeof testsContract.correctKey>('PUT', '/api/tests/{testId}/keys')

export const repairSlips = call<typeof assignmentsContract.repair>('POST', '/api/classes/{classId}/repairs')

export const testsQuery = queryOptions({
  queryKey: ['tests', 'list'],
  queryFn: ({ signal }) => readTests({ signal }),
  staleTime: 0,
})

export const instituteTestsQuery = queryOptions({
  queryKey: ['tests', 'ofInstitute'],
  queryFn: ({ signal }) => readInstituteTests({ signal }),
  staleTime: 0,
})

export const testQuery = (testId: string) =>
  queryOptions({
    queryKey: ['tests', 'one', testId],
    queryFn: ({ signal }) => readTest({ params: { testId }, signal }),
    staleTime: 0,
  })

/** A draft with its questions as they were kept; without them where the bank has one of them no more. */
export const draftQuery = (testId: string, seed: string) =>
  queryOptions({
    queryKey: ['tests', 'draft', testId],
    queryFn: async ({ signal }) => {
      const details = await readTest({ params: { testId }, signal })
      const { paper, questionIds, otherClasses } = details.input
      const params = { classId: details.classId }
      const preview = await previewTest({
        params,
        body: { paper, seed, questionIds, swapped: [], ...(otherClasses && { otherClasses }) },
        signal,
      }).catch((error: unknown) => {
        if (failureCode(error) === 'invalid_request') return undefined
        throw error
      })
      return { details, preview }
    },
    // What an earlier visit read may have been kept otherwise since.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Without a class all of them are asked for. */
const ofClass = (classId: string): { classId?: string } => (classId === '' ? {} : { classId })

/** How often the live board asks, while it is looked at. */
const boardMs = 5000

export const boardQuery = (testId: string, classId: string) =>
  queryOptions({
    queryKey: ['tests', 'board', testId, classId],
    queryFn: ({ signal }) => readBoard({ params: { testId }, query: ofClass(classId), signal }),
    staleTime: 0,
    refetchInterval: boardMs,
  })

export const resultsQuery = (testId: string, classId: string) =>
  queryOptions({
    queryKey: ['tests', 'results', testId, classId],
    queryFn: ({ signal }) => readResults({ params: { testId }, query: ofClass(classId), signal }),
    staleTime: 0,
  })
