import { createHash, randomUUID } from 'node:crypto'
import { decodeJwt, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import { RecentMap } from '#platform/load/recent-map.ts'
import type { Tenant } from '#platform/tenants.ts'

const issuer = 'vikalp'
const daySeconds = 24 * 3600
/** Rule 67: a week without a visit ends a sign-in. */
const lifetimeSeconds = 7 * daySeconds
/** The longest life of a token that an older version has signed. */
const longestLifeSeconds = 30 * daySeconds

/** A verified token is as good until it expires; checking the signature again would cost more than most requests. */
const rememberedTokens = 10_000

/** The sample is only shown, so nobody signs in to it. */
export type Bearer = {
  userId: string
  tenant: Exclude<Tenant, 'sample'>
  /** The sign-in that it belongs to. Tokens of the demo have none, nor have those of older versions. */
  device?: string | undefined
}

export type ReadToken = Bearer & { issuedAt: Date }

export type TokenSigner = {
  sign(bearer: Bearer): Promise<string>
  /** The user of the token; undefined unless it is ours, not forged and not expired. */
  read(token: string): Promise<ReadToken | undefined>
}

// A separate signed claim, which tokens of older versions lack.
const Claims = z.object({
  sub: z.string(),
  tenant: z.enum(['public', 'demo']).default('public'),
  device: z.uuid().optional(),
  iat: z.number().default(0),
  exp: z.number().optional(),
})

export function tokenSigner(secret: string, clock: Clock): TokenSigner {
  const key = new TextEncoder().encode(secret)
  const verified = new RecentMap<{ bearer: ReadToken; expiresAt: number }>(rememberedTokens)
  return {
    sign: ({ userId, tenant, device }) => {
      const now = Math.floor(clock().getTime() / 1000)
      return new SignJWT({ tenant, ...(device && { device }) })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(issuer)
        .setJti(randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(now + lifetimeSeconds)
        .sign(key)
    },
    read: async (token) => {
      const known = verified.get(token)
      if (known && clock().getTime() < known.expiresAt) return known.bearer
      if (!isCanonical(token)) return undefined
      const options = { issuer, audience: issuer, algorithms: ['HS256'], currentDate: clock() }
      const jwt = await jwtVerify(token, key, options).catch(() => undefined)
      const claims = Claims.safeParse(jwt?.payload).data
      if (!claims) return undefined
      const { sub: userId, tenant, device, iat } = claims
      const bearer = { userId, tenant, issuedAt: new Date(iat * 1000), ...(device && { device }) }
      if (claims.exp !== undefined) verified.set(token, { bearer, expiresAt: claims.exp * 1000 })
      return bearer
    },
  }
}

/**
 * By what a revoked token is known. The signature is left out, since other texts of it are as valid: base64url has
 * unused bits, and ES256 accepts a second number. A token that is not a JWT is known by its whole text.
 */
export function revocationKey(token: string): Buffer {
  const end = token.lastIndexOf('.')
  return sha256(end < 0 ? token : token.slice(0, end))
}

/** Under which the revocation may be stored: before version 0.6.0 a token was known by its whole text. */
export const revocationKeys = (token: string): Buffer[] => [revocationKey(token), sha256(token)]

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether each part is written as its own encoder writes it, without padding or unused bits. */
const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)

/** The last one that a Date can tell. */
const lastMoment = 8.64e15

/** How long a revocation must be remembered: until the token expires, or for the longest life of a token. */
export function expiryOf(token: string, clock: Clock): Date {
  const fallback = clock().getTime() + longestLifeSeconds * 1000
  try {
    const end = Number(decodeJwt(token).exp) * 1000 // an external token may have anything there
    return new Date(Number.isFinite(end) ? Math.min(end, lastMoment) : fallback)
  } catch {
    return new Date(fallback) // an external token need not be a JWT
  }
}
