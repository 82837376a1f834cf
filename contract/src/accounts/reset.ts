import { longCodePattern, tidyCode } from '@vikalp/domain/classes/join-code'
import { accountLimits, typedLimits } from '@vikalp/domain/limits'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields/text.ts'
import { SignedIn } from '../identity.ts'

const { min, max } = accountLimits.password

export const ResetCode = z.object({ code: z.string(), expiresAt: z.iso.datetime() })
export type ResetCode = z.infer<typeof ResetCode>

export const RosterCode = ResetCode.extend({
  name: z.string(),
  username: z.string(),
  class: z.string().nullable(),
})
export type RosterCode = z.infer<typeof RosterCode>

export const resetContract = {
  makeCode: endpoint({
    method: 'POST',
    path: '/api/students/{userId}/reset-code',
    summary: 'Makes a code with which a student chooses a new password, once; the one before it is void',
    access: 'resetPassword',
    closedToDemo: true,
    limit: { perMinute: 30, by: 'user' },
    status: 201,
    data: true,
    params: z.object({ userId: z.uuid() }),
    response: ResetCode,
  }),
  makeRosterCode: endpoint({
    method: 'POST',
    path: '/api/institutes/roster/reset-code',
    summary:
      'Makes such a code for a student of the roster by the username, whether the student shares or not',
    access: 'runInstitute',
    closedToDemo: true,
    limit: { perMinute: 30, by: 'user' },
    status: 201,
    data: true,
    body: z.object({ username: text(accountLimits.username).toLowerCase() }),
    response: RosterCode,
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/accounts/reset',
    summary: 'Sets a new password by a code, signs every device out and this one in',
    access: 'visit',
    limit: { perMinute: 30, by: 'address' },
    data: true,
    body: z.object({
      code: z.string().max(typedLimits.code).transform(tidyCode).pipe(z.string().regex(longCodePattern)),
      password: z.string().min(min).max(max),
    }),
    response: SignedIn,
  }),
}
