import { queryOptions } from '@tanstack/react-query'
import type { institutesContract } from '@vikalp/contract/institutes'
import { call } from '#platform/api-client.ts'

const readInvitation = call<typeof institutesContract.invitation>('GET', '/api/institutes/invitation')
const readStaff = call<typeof institutesContract.staff>('GET', '/api/institutes/teachers')

export const renewInvitation = call<typeof institutesContract.renewInvitation>(
  'POST',
  '/api/institutes/invitation',
)
export const dismissTeacher = call<typeof institutesContract.dismiss>(
  'DELETE',
  '/api/institutes/teachers/{userId}',
)
export const joinInstitute = call<typeof institutesContract.join>('POST', '/api/institutes/join')
export const leaveInstitute = call<typeof institutesContract.leave>('DELETE', '/api/institutes/membership')
export const recordActivity = call<typeof institutesContract.record>('POST', '/api/institutes/activities')
export const removeActivity = call<typeof institutesContract.removeActivity>(
  'DELETE',
  '/api/institutes/activities/{activityId}',
)

export const invitationQuery = queryOptions({
  queryKey: ['institutes', 'invitation'],
  queryFn: ({ signal }) => readInvitation({ signal }),
})

/** Always asked again: a teacher may have joined a moment ago. */
export const staffQuery = queryOptions({
  queryKey: ['institutes', 'staff'],
  queryFn: ({ signal }) => readStaff({ signal }),
  staleTime: 0,
})
