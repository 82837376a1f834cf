import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The settings that the browser needs before anything else. */
export const SiteSettings = z.object({
  /** Where the browser is sent to sign in. */
  loginUrl: z.string(),
  /** The host whose /api/users/verify-token the /verify screen calls; empty for this server. */
  providerUrl: z.string(),
  demo: z.boolean(),
  publicLanding: z.boolean(),
  /** Whether mails are sent: links that confirm an address, or open the way back. */
  mail: z.boolean(),
  /** The address on whose pages one may sign in by a passkey; empty where the accounts are elsewhere. */
  passkeysAt: z.string(),
  /** Who runs this site. */
  operator: z.object({
    name: z.string(),
    postalAddress: z.array(z.string()).readonly(),
    email: z.string(),
    phone: z.string(),
  }),
})
export type SiteSettings = z.infer<typeof SiteSettings>

export const siteContract = {
  test: endpoint({
    method: 'GET',
    path: '/api/test',
    summary: 'Confirms that the server is up',
    access: 'visit',
    data: false,
    response: z.object({ message: z.string() }),
  }),
  live: endpoint({
    method: 'GET',
    path: '/livez',
    summary: 'Confirms that the process is alive',
    access: 'visit',
    data: false,
    response: z.object({ status: z.literal('alive') }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/readyz',
    summary: 'Confirms that the database can be reached',
    access: 'visit',
    data: false,
    response: z.object({ status: z.literal('ready') }),
  }),
}
