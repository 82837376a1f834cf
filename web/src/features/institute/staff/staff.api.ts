import { queryOptions } from '@tanstack/react-query'
import type { instituteContract } from '@vikalp/contract/institute'
import { call } from '#platform/api/api-client.ts'

const readInvitation = call<typeof instituteContract.invitation>('GET', '/api/institutes/invitation')
const readStaff = call<typeof instituteContract.staff>('GET', '/api/institutes/teachers')

export const renewInvitation = call<typeof instituteContract.renewInvitation>(
  'POST',
  '/api/institutes/invitation',
)
export const dismissTeacher = call<typeof instituteContract.dismiss>(
  'DELETE',
  '/api/institutes/teachers/{userId}',
)
export const confirmTeacher = call<typeof instituteContract.confirm>(
  'PUT',
  '/api/institutes/teachers/{userId}/confirmation',
)
export const withdrawConfirmation = call<typeof instituteContract.withdrawConfirmation>(
  'DELETE',
  '/api/institutes/teachers/{userId}/confirmation',
)
export const joinInstitute = call<typeof instituteContract.join>('POST', '/api/institutes/join')
export const leaveInstitute = call<typeof instituteContract.leave>('DELETE', '/api/institutes/membership')
export const recordActivity = call<typeof instituteContract.record>('POST', '/api/institutes/activities')
export const removeActivity = call<typeof instituteContract.removeActivity>(
  'DELETE',
  '/api/institutes/activities/{activityId}',
)

export const invitationQuery = queryOptions({
  queryKey: ['institute', 'invitation'],
  queryFn: ({ signal }) => readInvitation({ signal }),
})

/** Always fetched again: a teacher may have joined a moment ago. */
export const staffQuery = queryOptions({
  queryKey: ['institute', 'staff'],
  queryFn: ({ signal }) => readStaff({ signal }),
  staleTime: 0,
})
