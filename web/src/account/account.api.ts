import { queryOptions } from '@tanstack/react-query'
import type { identityContract } from '@vikalp/contract/identity'
import { call } from '#platform/api/api-client.ts'

const readAccount = call<typeof identityContract.me>('GET', '/api/accounts/me')

export const signOut = call<typeof identityContract.signOut>('POST', '/api/accounts/sign-out')

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => readAccount({ signal }),
})
