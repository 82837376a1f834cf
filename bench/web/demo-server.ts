import type { SignedIn } from '@vikalp/contract/identity'
import { demoEmails, demoPassword } from '@vikalp/domain/identity/demo-accounts'
import { type Role, roles } from '@vikalp/domain/vocabulary'
import { request } from '../../server/src/testing/real-server.ts'
import { withServer } from '../running-server.ts'

export type DemoServer = { url: string; tokens: Record<Role, string> }

/** Runs the real server with the sample institute, whose student, teacher and institute have something on each screen. */
export const withDemoServer = <T>(work: (server: DemoServer) => Promise<T>): Promise<T> =>
  withServer(
    async ({ url }) => {
      const entries = await Promise.all(roles.map(async (role) => [role, await signIn(url, role)]))
      return work({ url, tokens: Object.fromEntries(entries) })
    },
    { DEMO: 'on' },
  )

async function signIn(url: string, role: Role): Promise<string> {
  const body = { email: demoEmails[role], password: demoPassword }
  const signedIn = await request<SignedIn>(url, '/api/accounts/sign-in', { body })
  if (!signedIn) throw new Error(`The demo account of the ${role} cannot sign in`)
  return signedIn.token
}
