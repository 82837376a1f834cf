import type { passkeysContract } from '@vikalp/contract/accounts/passkeys'
import { call } from '#platform/api/api-client.ts'

export const renamePasskey = call<typeof passkeysContract.rename>('PUT', '/api/accounts/passkeys/{passkeyId}')
export const removePasskey = call<typeof passkeysContract.remove>(
  'DELETE',
  '/api/accounts/passkeys/{passkeyId}',
)
