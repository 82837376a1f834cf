import { queryOptions } from '@tanstack/react-query'
import type { classesContract } from '@vikalp/contract/classes'
import { call } from '#platform/api/api-client.ts'

const readTaught = call<typeof classesContract.list>('GET', '/api/classes')
const readJoined = call<typeof classesContract.joined>('GET', '/api/classes/joined')
const readMembers = call<typeof classesContract.members>('GET', '/api/classes/{classId}/students')
const readRegister = call<typeof classesContract.register>('GET', '/api/classes/{classId}/register/{day}')

export const createClass = call<typeof classesContract.create>('POST', '/api/classes')
export const renameClass = call<typeof classesContract.rename>('PUT', '/api/classes/{classId}')
export const renewCode = call<typeof classesContract.renewCode>('POST', '/api/classes/{classId}/code')
export const endClass = call<typeof classesContract.archive>('DELETE', '/api/classes/{classId}')
export const removeStudent = call<typeof classesContract.remove>(
  'DELETE',
  '/api/classes/{classId}/students/{userId}',
)
export const setRollNo = call<typeof classesContract.setRollNo>(
  'PUT',
  '/api/classes/{classId}/students/{userId}',
)
export const takeRegister = call<typeof classesContract.takeRegister>(
  'PUT',
  '/api/classes/{classId}/register/{day}',
)
export const previewClass = call<typeof classesContract.preview>('POST', '/api/classes/preview')
export const joinClass = call<typeof classesContract.join>('POST', '/api/classes/join')
export const agreeToInstitute = call<typeof classesContract.agree>('PUT', '/api/classes/{classId}/membership')
export const leaveClass = call<typeof classesContract.leave>('DELETE', '/api/classes/{classId}/membership')

export const taughtQuery = queryOptions({
  queryKey: ['classes', 'taught'],
  queryFn: ({ signal }) => readTaught({ signal }),
})

export const joinedQuery = queryOptions({
  queryKey: ['classes', 'joined'],
  queryFn: ({ signal }) => readJoined({ signal }),
})

/** Of one class or several, one after the other. Fetched again whenever the list is opened: students may have joined meanwhile. */
export const membersQuery = (...classIds: readonly string[]) =>
  queryOptions({
    queryKey: ['classes', 'members', classIds.join()],
    queryFn: async ({ signal }) =>
      (await Promise.all(classIds.map((classId) => readMembers({ params: { classId }, signal })))).flat(),
    staleTime: 0,
  })

/** Never from the cache: the marks on the screen start from those on the server. */
export const registerQuery = (classId: string, day: string) =>
  queryOptions({
    queryKey: ['classes', 'register', classId, day],
    queryFn: ({ signal }) => readRegister({ params: { classId, day }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
