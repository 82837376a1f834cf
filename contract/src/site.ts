import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What the browser needs to know of the settings before anything else. */
export const SiteSettings = z.object({
  /** Where the browser is sent to sign in. */
  loginUrl: z.string(),
  /** Whose /api/users/verify-token the /verify screen asks; empty: this server. */
  providerUrl: z.string(),
  demo: z.boolean(),
  publicLanding: z.boolean(),
})
export type SiteSettings = z.infer<typeof SiteSettings>

export const siteContract = {
  test: endpoint({
    method: 'GET',
    path: '/api/test',
    summary: 'Says that the server answers',
    access: 'visit',
    data: false,
    response: z.object({ message: z.string() }),
  }),
  live: endpoint({
    method: 'GET',
    path: '/livez',
    summary: 'The process is alive',
    access: 'visit',
    data: false,
    response: z.object({ status: z.literal('alive') }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/readyz',
    summary: 'The database can be reached',
    access: 'visit',
    data: false,
    response: z.object({ status: z.literal('ready') }),
  }),
}
