import { queryOptions } from '@tanstack/react-query'
import type { dataContract } from '@vikalp/contract/accounts/data'
import type { accountContract } from '@vikalp/contract/accounts/settings'
import { call } from '#platform/api/api-client.ts'
import { fetchFile } from '#platform/api/fetch-file.ts'

const readSettings = call<typeof accountContract.settings>('GET', '/api/accounts/settings')

export const rename = call<typeof accountContract.rename>('PUT', '/api/accounts/name')
export const changePassword = call<typeof accountContract.changePassword>('PUT', '/api/accounts/password')
export const signOutDevice = call<typeof accountContract.signOutDevice>(
  'DELETE',
  '/api/accounts/devices/{deviceId}',
)
export const signOutOthers = call<typeof accountContract.signOutOthers>('DELETE', '/api/accounts/devices')
type Export = typeof dataContract.exportAll
export const exportFile: { path: Export['path']; type: Export['file'] } = {
  path: '/api/accounts/export',
  type: 'application/zip',
}
export const fetchExport = (body: { confirmation: string }) =>
  fetchFile(exportFile.path, { type: exportFile.type, body })
export const erase = call<typeof dataContract.erase>('POST', '/api/accounts/erasure')

export const settingsQuery = queryOptions({
  queryKey: ['account', 'settings'],
  queryFn: ({ signal }) => readSettings({ signal }),
})
