import { queryOptions } from '@tanstack/react-query'
import type { accountContract } from '@vikalp/contract/accounts/settings'
import { call } from '#platform/api/api-client.ts'

const readSettings = call<typeof accountContract.settings>('GET', '/api/accounts/settings')

export const rename = call<typeof accountContract.rename>('PUT', '/api/accounts/name')
export const changePassword = call<typeof accountContract.changePassword>('PUT', '/api/accounts/password')
export const signOutDevice = call<typeof accountContract.signOutDevice>(
  'DELETE',
  '/api/accounts/devices/{deviceId}',
)
export const signOutOthers = call<typeof accountContract.signOutOthers>('DELETE', '/api/accounts/devices')

export const settingsQuery = queryOptions({
  queryKey: ['account', 'settings'],
  queryFn: ({ signal }) => readSettings({ signal }),
})
