import { SignJWT } from 'jose'
import type { Bearer } from '../features/identity/token.ts'

/** A token as versions before 0.7 signed it: it names no device, and lives for a month whatever a test does to the clock. */
export function olderToken(secret: string, now: Date, { userId, tenant }: Bearer): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ tenant })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setIssuer('vikalp')
    .setAudience('vikalp')
    .setJti(crypto.randomUUID())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 30 * 24 * 3600)
    .sign(new TextEncoder().encode(secret))
}
