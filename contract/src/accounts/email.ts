import { accountLimits, linkLimits } from '@vikalp/domain/limits'
import { strangersAnswers } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const email = z.email().max(accountLimits.email).toLowerCase()

/** What opening the link of a mail came to. */
const Confirmation = z.object({
  email: z.string(),
  /** With the code the password of a new account is chosen. */
  code: z.string().nullable(),
  /** Set where nothing counts yet, as the reader has not shown to be the owner of the account. */
  whose: z
    .object({
      /** With the first letters alone. */
      name: z.string(),
      /** Whether the reader may begin with an empty account that has this address. */
      canStartAnew: z.boolean(),
    })
    .nullable(),
})
export type Confirmation = z.infer<typeof Confirmation>

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
    summary: 'Confirms an address by the token that was sent to it, for the owner of the account',
    access: 'visit',
    limit: { perMinute: 20, by: 'address' },
    data: true,
    body: z.object({
      token: z.string().min(1).max(linkLimits.secret),
      /** Of the account, from a reader who is not signed in to it. */
      password: z.string().min(1).max(accountLimits.password.max).optional(),
      /** From a reader whose account it is not. */
      otherwise: z.enum(strangersAnswers).optional(),
    }),
    response: Confirmation,
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
