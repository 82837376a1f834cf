import { createHash, randomUUID } from 'node:crypto'
import { decodeJwt, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Tenant } from '#platform/tenants.ts'

const issuer = 'vikalp'
/** A month, as students practise every day on one phone; signing out ends a token at once. */
const lifetimeSeconds = 30 * 24 * 3600

/** The sample is only shown, so nobody signs in to it. */
export type Bearer = { userId: string; tenant: Exclude<Tenant, 'sample'> }

export type TokenSigner = {
  sign(bearer: Bearer): Promise<string>
  /** The user of the token; undefined unless it is ours, not forged and not expired. */
  read(token: string): Promise<Bearer | undefined>
}

// A separate signed claim, which tokens of older versions lack.
const Claims = z.object({ sub: z.string(), tenant: z.enum(['public', 'demo']).default('public') })

export function tokenSigner(secret: string, clock: Clock): TokenSigner {
  const key = new TextEncoder().encode(secret)
  return {
    sign: ({ userId, tenant }) => {
      const now = Math.floor(clock().getTime() / 1000)
      return new SignJWT({ tenant })
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
      const options = { issuer, audience: issuer, algorithms: ['HS256'], currentDate: clock() }
      const verified = await jwtVerify(token, key, options).catch(() => undefined)
      const claims = Claims.safeParse(verified?.payload).data
      return claims && { userId: claims.sub, tenant: claims.tenant }
    },
  }
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** How long a revocation must be remembered: until the token expires, or for the longest life of a token. */
export function expiryOf(token: string, clock: Clock): Date {
  const fallback = clock().getTime() + lifetimeSeconds * 1000
  try {
    const { exp } = decodeJwt(token)
    return new Date(exp === undefined ? fallback : exp * 1000)
  } catch {
    return new Date(fallback) // an external token need not be a JWT
  }
}
