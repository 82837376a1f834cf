import { createHash, randomUUID } from 'node:crypto'
import { isCleanText, shownName } from '@vikalp/contract/fields/text'
import { Role } from '@vikalp/contract/identity'
import { accountLimits } from '@vikalp/domain/limits'
import { createRemoteJWKSet, decodeJwt, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { ProviderKeys } from '#config.ts'
import type { Authenticate } from '#platform/caller.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { RecentMap } from '#platform/load/recent-map.ts'
import { unavailable } from '#platform/problem.ts'
import { isAccepted, patienceMs } from './ask-provider.ts'
import { saveExternalUser } from './identity.store.ts'
import { revocationKeys } from './token.ts'

/** Rule 9: a provider's acceptance is cached for at most a minute. */
const believedMs = 60_000
const rememberedTokens = 10_000
/** Whoever makes up tokens must not make us flood the provider. */
const questionsAtOnce = 32

// The claims of the provider's token about the user. Without a subject users cannot be told apart.
const Claims = z.object({
  sub: z.string().min(1).max(255).refine(isCleanText),
  name: shownName(accountLimits.name).catch('Student'),
  email: z.email().max(accountLimits.email).nullable().catch(null),
  role: Role.catch('student'),
})
type Claims = z.infer<typeof Claims>

type Options = { db: Db; clock: Clock; providerUrl: string; keys: ProviderKeys | undefined }

/** Checks tokens of the provider at PROVIDER_URL: with its published keys if set, else by asking it. */
export function externalProvider({ db, clock, providerUrl, keys }: Options): Authenticate {
  const readClaims = keys ? byKeys(keys, clock) : remembered(byAsking(providerUrl, clock), clock)
  return async (token) => {
    const claims = await readClaims(token)
    if (!claims) return undefined
    const { sub, name, email, role } = claims
    const user = {
      id: randomUUID(),
      issuer: providerUrl,
      subject: sub,
      name,
      email,
      role,
      revocationKeys: revocationKeys(token),
      now: clock(),
    }
    const caller = await saveExternalUser(db, user)
    return caller && { ...caller, token, tenant: 'public' }
  }
}

type ReadClaims = (token: string) => Promise<Claims | undefined>

function byKeys({ url, issuer, audience }: ProviderKeys, clock: Clock): ReadClaims {
  const keys = createRemoteJWKSet(new URL(url), { timeoutDuration: patienceMs })
  const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA']
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms,
        requiredClaims: ['exp'],
        ...(issuer && { issuer }),
        audience,
        currentDate: clock(),
      })
      return Claims.safeParse(payload).data
    } catch (error) {
      if (isAboutToken(error)) return undefined
      throw unavailable('The identity provider', error)
    }
  }
}

/** jose throws a plain JOSEError, or one about the key set, without the keys; it says nothing of the token. */
const isAboutToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  error.code !== errors.JOSEError.code &&
  !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid)

function byAsking(providerUrl: string, clock: Clock): ReadClaims {
  return async (token) => ((await isAccepted(providerUrl, token)) ? claimsOf(token, clock) : undefined)
}

/** The provider has accepted the token, so its payload may be read without a key. */
function claimsOf(token: string, clock: Clock): Claims | undefined {
  try {
    const payload = decodeJwt(token)
    if (payload.exp !== undefined && payload.exp * 1000 <= clock().getTime()) return undefined
    return Claims.safeParse(payload).data
  } catch {
    return undefined
  }
}

function remembered(ask: ReadClaims, clock: Clock): ReadClaims {
  const answers = new RecentMap<{ claims: Claims; since: number }>(rememberedTokens)
  const asked = new Map<string, Promise<Claims | undefined>>()
  const askAndRemember = async (token: string, key: string): Promise<Claims | undefined> => {
    const claims = await ask(token)
    if (claims) answers.set(key, { claims, since: clock().getTime() })
    return claims
  }
  return async (token) => {
    const key = createHash('sha256').update(token).digest('base64')
    const known = answers.get(key)
    const age = known && clock().getTime() - known.since
    if (known && age !== undefined && age >= 0 && age < believedMs) return known.claims // not after the clock went back
    answers.delete(key)
    const waiting = asked.get(key) // one question at a time about a token
    if (waiting) return waiting
    if (asked.size >= questionsAtOnce)
      throw unavailable('The identity provider', new Error('too many ask it'))
    const question = askAndRemember(token, key).finally(() => asked.delete(key))
    asked.set(key, question)
    return question
  }
}
