import { createHmac } from 'node:crypto'

/** With which the servers of the journeys sign. */
export const tokenSecret = 'a secret for journeys only, long enough'

/** The secret of a link that a server of the journeys would have sent to this person, good until this moment. */
export function linkSecret(claims: { sub: string; email: string; expires: Date }): string {
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
  const { sub, email, expires } = claims
  const exp = Math.floor(expires.getTime() / 1000)
  const signed = `${encode({ alg: 'HS256' })}.${encode({ sub, email, iss: 'vikalp', aud: 'vikalp-email', exp })}`
  return `${signed}.${createHmac('sha256', tokenSecret).update(signed).digest('base64url')}`
}
