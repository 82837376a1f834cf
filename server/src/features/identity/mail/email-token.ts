import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'

const issuer = 'vikalp'
/** Not that of a token with which one signs in: neither is accepted in place of the other. */
const audience = 'vikalp-email'
const lifetimeSeconds = 3 * 24 * 3600

const Claims = z.object({ sub: z.uuid(), email: z.string() })
type Claims = z.infer<typeof Claims>

export type EmailTokens = {
  sign(claims: Claims): Promise<string>
  /** Whose address it confirms; undefined when it is forged, changed or too old. */
  read(token: string): Promise<Claims | undefined>
}

/** Signed, not stored: confirming an address twice changes nothing. */
export function emailTokens(secret: string, clock: Clock): EmailTokens {
  const key = new TextEncoder().encode(secret)
  return {
    sign: ({ sub, email }) =>
      new SignJWT({ email })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(sub)
        .setIssuer(issuer)
        .setAudience(audience)
        .setExpirationTime(Math.floor(clock().getTime() / 1000) + lifetimeSeconds)
        .sign(key),
    read: async (token) => {
      const options = {
        issuer,
        audience,
        algorithms: ['HS256'],
        requiredClaims: ['exp'],
        currentDate: clock(),
      }
      const jwt = await jwtVerify(token, key, options).catch(() => undefined)
      return Claims.safeParse(jwt?.payload).data
    },
  }
}
