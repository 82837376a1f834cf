import { accountLimits } from '@vikalp/domain/limits'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** The password; the own name where the account has none. */
const Confirmation = z.object({ confirmation: z.string().min(1).max(accountLimits.password.max) })

export const dataContract = {
  exportAll: endpoint({
    method: 'POST',
    path: '/api/accounts/export',
    summary: 'Everything that is linked to the own account, as a ZIP with data.json and index.html',
    access: 'useAccount',
    closedToDemo: true,
    limit: { perMinute: 5, perDay: 20, by: 'user' },
    data: false,
    file: 'application/zip',
    body: Confirmation,
    response: z.void(),
  }),
  erase: endpoint({
    method: 'POST',
    path: '/api/accounts/erasure',
    summary: 'Erases the own account and everything that is linked to it, at once and for ever',
    access: 'useAccount',
    closedToDemo: true,
    limit: { perMinute: 10, by: 'user' },
    status: 204,
    data: false,
    body: Confirmation,
    response: z.void(),
  }),
}
