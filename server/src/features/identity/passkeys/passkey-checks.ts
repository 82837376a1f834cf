import { isIP } from 'node:net'
import type { Assertion, NewCredential } from '@vikalp/contract/accounts/passkeys'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/db.ts'
import { insertChallenge, spendChallenge } from './passkeys.store.ts'

/** The site as a browser sees it: what is signed for another is refused. */
export type Site = { name: string; origin: string; hostname: string }

export const siteAt = (name: string, publicUrl: string): Site => {
  const { origin, hostname } = new URL(publicUrl)
  return { name, origin, hostname }
}

/** A passkey is made for a name: no browser makes one for the address of a machine. */
export const hasName = ({ hostname }: Site): boolean => isIP(hostname.replaceAll(/[[\]]/g, '')) === 0

const lifetimeMs = 5 * 60_000

/** EdDSA, ES256 and RS256, as COSE numbers them: every device knows one, and Node's others are experimental. */
const supportedAlgorithmIDs = [-8, -7, -257]

type Deps = { db: Queries; clock: Clock; site: Site }
type Key = { id: string; publicKey: Uint8Array<ArrayBuffer>; counter: number }

// The packages are loaded with the first passkey: most servers start without one.
const load = () => import('@simplewebauthn/server')

const remember = ({ db, clock }: Deps, challenge: string, userId: string | null): Promise<unknown> =>
  insertChallenge(db, { challenge, userId, expiresAt: new Date(clock().getTime() + lifetimeMs) })

export async function askForNewKey(
  deps: Deps,
  user: { id: string; name: string; signInName: string; known: readonly string[] },
): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await load()
  const options = await generateRegistrationOptions({
    rpName: deps.site.name,
    rpID: deps.site.hostname,
    userName: user.signInName,
    userDisplayName: user.name,
    userID: new TextEncoder().encode(user.id),
    timeout: lifetimeMs,
    supportedAlgorithmIDs,
    excludeCredentials: user.known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await remember(deps, options.challenge, user.id)
  return { ...options }
}

export async function askForSignature(deps: Deps): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await load()
  const options = await generateAuthenticationOptions({
    rpID: deps.site.hostname,
    timeout: lifetimeMs,
    userVerification: 'required',
  })
  await remember(deps, options.challenge, null)
  return { ...options }
}

/** The new key, if it answers what this user was asked; undefined for anything else. */
export async function checkNewKey(
  deps: Deps,
  userId: string,
  { id, ...response }: NewCredential,
): Promise<Key | undefined> {
  const challenge = await takeChallenge(deps, response, userId)
  if (challenge === undefined || (await namesItsMaker(response.attestationObject))) return undefined
  const { verifyRegistrationResponse } = await load()
  const checked = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: challenge,
    expectedOrigin: deps.site.origin,
    expectedRPID: deps.site.hostname,
    supportedAlgorithmIDs,
  }).catch(() => undefined) // it throws for whatever does not fit
  return checked?.verified ? checked.registrationInfo.credential : undefined
}

/** The counter of the signature, if the key has signed what was asked; undefined for anything else. */
export async function checkSignature(
  deps: Deps,
  key: Key,
  { id, ...response }: Assertion,
): Promise<number | undefined> {
  const challenge = await takeChallenge(deps, response, null)
  if (challenge === undefined) return undefined
  const { verifyAuthenticationResponse } = await load()
  const checked = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: challenge,
    expectedOrigin: deps.site.origin,
    expectedRPID: deps.site.hostname,
    credential: key,
  }).catch(() => undefined)
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined
}

const ClientData = z.object({ challenge: z.string() })

/** What was asked, which can then be answered no more, whether this answer is good or not. */
async function takeChallenge(
  { db, clock }: Deps,
  { clientDataJSON }: { clientDataJSON: string },
  userId: string | null,
): Promise<string | undefined> {
  const challenge = ClientData.safeParse(parse(clientDataJSON)).data?.challenge
  if (challenge === undefined) return undefined
  const isOpen = await spendChallenge(db, { challenge, userId, now: clock() })
  return isOpen ? challenge : undefined
}

function parse(base64url: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64url, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** We do not ask who made the device; the package would fetch addresses that such certificates name. */
async function namesItsMaker(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  try {
    const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
    return attestation.get('attStmt').size > 0
  } catch {
    return true
  }
}
