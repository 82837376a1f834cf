import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Passkey } from '@vikalp/contract/accounts/passkeys'
import type { AccountSettings } from '@vikalp/contract/accounts/settings'
import { userIdOf } from './roster.ts'
import { softAuthenticator } from './soft-authenticator.ts'
import { dataOf, errorOf, type Reply, type TestApp, testApp } from './test-app.ts'

export const password = 'correct horse'
/** Where PUBLIC_URL says that the site is. */
export const site = { origin: 'https://quiz.example', rpId: 'quiz.example' }

export type Person = { email: string; token: string; id: string }
export type Device = ReturnType<typeof softAuthenticator>
type Asked = typeof site & { challenge: string }

let addresses = 0
/** Calls before signing in are counted by address. */
export const fromNext = () => `198.51.100.${++addresses}`

export const refusedAs = ({ status, body }: Reply) => [status, errorOf(body).code]

export type PasskeyPeople = ReturnType<typeof passkeyPeople>

/** A server that has passkeys, and its people. */
export async function passkeySite(settings: Record<string, string> = {}) {
  const server = await testApp({ PUBLIC_URL: `${site.origin}/`, ...settings })
  return { server, people: passkeyPeople(server), close: server.close }
}

/** People of a server and what they do with passkeys. */
export function passkeyPeople(server: TestApp) {
  const askToAdd = async ({ token }: Person): Promise<Asked> => {
    const path = '/api/accounts/passkeys/options'
    const { options } = await server.as(token)<{ options: { challenge: string } }>('POST', path, { password })
    return { ...site, challenge: options.challenge }
  }
  const sendNew = ({ token }: Person, credential: object) =>
    server.call('POST', '/api/accounts/passkeys', { token, body: { name: 'My phone', ...credential } })
  return {
    newPerson: async (): Promise<Person> => {
      const email = `${randomUUID()}@mail.example`
      const body = { name: 'Dev Mehta', email, password, role: 'student' }
      const reply = await server.call('POST', '/api/accounts/sign-up', { body, from: fromNext() })
      const { token } = dataOf<{ token: string }>(reply.body)
      return { email, token, id: await userIdOf(server, token) }
    },
    askToAdd,
    sendNew,
    withPasskey: async (person: Person): Promise<Device> => {
      const device = softAuthenticator()
      const { status } = await sendNew(person, device.make(await askToAdd(person)))
      assert.equal(status, 201)
      return device
    },
    askToSignIn: async (): Promise<Asked> => {
      const reply = await server.call('POST', '/api/accounts/sign-in/passkey/options', { from: fromNext() })
      return { ...site, challenge: dataOf<{ options: { challenge: string } }>(reply.body).options.challenge }
    },
    signIn: (body: object) =>
      server.call('POST', '/api/accounts/sign-in/passkey', { body, from: fromNext() }),
    passkeysOf: async ({ token }: Person): Promise<Passkey[]> =>
      (await server.as(token)<AccountSettings>('GET', '/api/accounts/settings')).passkeys,
  }
}

/** What a device would answer with a passkey that no account has. */
export const nobodysPasskey = Object.fromEntries(
  ['id', 'clientDataJSON', 'authenticatorData', 'signature', 'userHandle'].map((field) => [field, 'AAAA']),
)
