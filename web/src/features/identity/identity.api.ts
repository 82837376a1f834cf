import type { identityContract } from '@vikalp/contract/identity'
import { call } from '#platform/api/api-client.ts'

export const verifyToken = call<typeof identityContract.verifyToken>('POST', '/api/users/verify-token')
export const readAccount = call<typeof identityContract.me>('GET', '/api/accounts/me')
export const signIn = call<typeof identityContract.signIn>('POST', '/api/accounts/sign-in')
export const firstSignIn = call<typeof identityContract.firstSignIn>('POST', '/api/accounts/first-sign-in')
export const signUp = call<typeof identityContract.signUp>('POST', '/api/accounts/sign-up')
