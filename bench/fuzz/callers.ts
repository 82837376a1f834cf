import { randomUUID } from 'node:crypto'
import { type Role, roles } from '@vikalp/domain/vocabulary'
import { request } from '../../server/src/testing/real-server.ts'

/** Somebody of a role, who is somebody else of that role when a request of chance has ended the account or its sign-in. */
export class Caller {
  readonly role: Role | 'nobody'
  readonly #url: string
  #token: Promise<string> | undefined

  constructor(url: string, role: Role | 'nobody') {
    this.#url = url
    this.role = role
    if (role !== 'nobody') this.#token = signUp(url, role)
  }

  token(): Promise<string> | undefined {
    return this.#token
  }

  /** Of several requests that find the same token ended, the first signs up anew. */
  async renew(ended: string): Promise<void> {
    if (this.role === 'nobody' || (await this.#token) !== ended) return
    this.#token = signUp(this.#url, this.role)
    await this.#token
  }
}

export const callersOf = (url: string): Caller[] =>
  (['nobody', ...roles] as const).map((role) => new Caller(url, role))

async function signUp(url: string, role: Role): Promise<string> {
  const body = { name: 'Asha Patel', email: `${randomUUID()}@mail.example`, password: 'correct horse', role }
  const account = await request<{ token: string }>(url, '/api/accounts/sign-up', { body })
  if (!account) throw new Error(`Nobody can sign up as ${role}`)
  return account.token
}
