import { accountLimits, passkeyLimits } from '@vikalp/domain/limits'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields/text.ts'
import { SignedIn, signIns } from '../identity.ts'

/** As WebAuthn writes it: the browser reads it, and the server checks what comes back. */
const Options = z.object({ options: z.record(z.string(), z.unknown()) })

const base64url = (max: number) => z.base64url().min(1).max(max)
const id = base64url(passkeyLimits.id)
const encoded = base64url(passkeyLimits.encoded)
const name = text(passkeyLimits.name)

/** What a device answers when it has made a passkey. */
export const NewCredential = z.object({ id, clientDataJSON: encoded, attestationObject: encoded })
export type NewCredential = z.infer<typeof NewCredential>

/** What a device answers when it has signed. */
export const Assertion = z.object({
  id,
  clientDataJSON: encoded,
  authenticatorData: encoded,
  signature: encoded,
  userHandle: id,
})
export type Assertion = z.infer<typeof Assertion>

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  madeAt: z.iso.datetime(),
  /** The last day on which it signed somebody in. */
  usedOn: z.iso.date().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

const perUser = (perMinute: number) => ({ perMinute, by: 'user' }) as const

export const passkeysContract = {
  begin: endpoint({
    method: 'POST',
    path: '/api/accounts/passkeys/options',
    summary: 'What a device needs to make a passkey; the password is asked for once more',
    access: 'useAccount',
    closedToDemo: true,
    limit: perUser(10),
    data: true,
    body: z.object({ password: z.string().min(1).max(accountLimits.password.max) }),
    response: Options,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/accounts/passkeys',
    summary: 'Stores a passkey that a device has made',
    access: 'useAccount',
    closedToDemo: true,
    limit: perUser(10),
    status: 201,
    data: true,
    body: NewCredential.extend({ name }),
    response: Passkey,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/accounts/passkeys/{passkeyId}',
    summary: 'Names one of the own passkeys',
    access: 'useAccount',
    closedToDemo: true,
    limit: perUser(30),
    status: 204,
    data: false,
    params: z.object({ passkeyId: id }),
    body: z.object({ name }),
    response: z.void(),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/accounts/passkeys/{passkeyId}',
    summary: 'Removes one of the own passkeys',
    access: 'useAccount',
    limit: perUser(30),
    status: 204,
    data: false,
    params: z.object({ passkeyId: id }),
    response: z.void(),
  }),
  beginSignIn: endpoint({
    method: 'POST',
    path: '/api/accounts/sign-in/passkey/options',
    summary: 'What a device needs to sign in by a passkey',
    access: 'visit',
    limit: { perMinute: signIns.perMinute, by: 'address' },
    data: true,
    response: Options,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/accounts/sign-in/passkey',
    summary: 'Signs in with what a passkey has signed and returns a token',
    access: 'visit',
    limit: signIns,
    data: true,
    body: Assertion,
    response: SignedIn,
  }),
}
