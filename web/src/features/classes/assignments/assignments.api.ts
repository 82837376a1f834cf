import { queryOptions } from '@tanstack/react-query'
import type { assignmentsContract } from '@vikalp/contract/classes/assignments'
import { call } from '#platform/api/api-client.ts'

const listAssignments = call<typeof assignmentsContract.list>('GET', '/api/classes/{classId}/assignments')
const readAssignment = call<typeof assignmentsContract.read>(
  'GET',
  '/api/classes/{classId}/assignments/{assignmentId}',
)

export const setAssignment = call<typeof assignmentsContract.save>(
  'PUT',
  '/api/classes/{classId}/assignments/{assignmentId}',
)
export const removeAssignment = call<typeof assignmentsContract.remove>(
  'DELETE',
  '/api/classes/{classId}/assignments/{assignmentId}',
)

/** Fetched again whenever the list is opened: students practise meanwhile. */
export const assignmentsQuery = (classId: string) =>
  queryOptions({
    queryKey: ['assignments', 'list', classId],
    queryFn: ({ signal }) => listAssignments({ params: { classId }, signal }),
    staleTime: 0,
  })

export const assignmentQuery = (classId: string, assignmentId: string) =>
  queryOptions({
    queryKey: ['assignments', 'of', assignmentId],
    queryFn: ({ signal }) => readAssignment({ params: { classId, assignmentId }, signal }),
    staleTime: 0,
  })
