import type { emailContract } from '@vikalp/contract/accounts/email'
import { call } from '#platform/api/api-client.ts'

export const changeEmail = call<typeof emailContract.change>('PUT', '/api/accounts/email')
export const sendReset = call<typeof emailContract.sendReset>('POST', '/api/accounts/reset/mail')
export const sendVerification = call<typeof emailContract.sendVerification>(
  'POST',
  '/api/accounts/email/verification',
)
export const verifyEmail = call<typeof emailContract.verify>('PUT', '/api/accounts/email/verification')
