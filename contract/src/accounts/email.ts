import { accountLimits, linkLimits } from '@vikalp/domain/limits'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const email = z.email().max(accountLimits.email).toLowerCase()

export const emailContract = {
  change: endpoint({
    method: 'PUT',
    path: '/api/accounts/email',
    summary: 'Asks for another email, which counts once it is confirmed; at once where no mail is sent',
    access: 'useAccount',
    closedToDemo: true,
    limit: { perMinute: 5, perDay: 20, by: 'user' },
    data: true,
    body: z.object({ email, password: z.string().min(1).max(accountLimits.password.max) }),
    /** Null where the new one counts already. */
    response: z.object({ askedEmail: z.string().nullable() }),
  }),
  sendVerification: endpoint({
    method: 'POST',
    path: '/api/accounts/email/verification',
    summary: 'Sends a link to the own address by which it is confirmed',
    access: 'useAccount',
    closedToDemo: true,
    limit: { perMinute: 2, perDay: 10, by: 'user' },
    status: 204,
    data: false,
    response: z.void(),
  }),
  verify: endpoint({
    method: 'PUT',
    path: '/api/accounts/email/verification',
    summary: 'Confirms an address by the token that was sent to it',
    access: 'visit',
    limit: { perMinute: 20, by: 'address' },
    data: true,
    body: z.object({ token: z.string().min(1).max(linkLimits.secret) }),
    /** With the code another password is chosen; null where the account goes on with the one it has. */
    response: z.object({ email: z.string(), code: z.string().nullable() }),
  }),
  sendReset: endpoint({
    method: 'POST',
    path: '/api/accounts/reset/mail',
    summary:
      'Sends a link for a new password where the address is confirmed; the answer does not say whether it is',
    access: 'visit',
    limit: { perMinute: 5, by: 'address' },
    status: 204,
    data: false,
    body: z.object({ email }),
    response: z.void(),
  }),
}
