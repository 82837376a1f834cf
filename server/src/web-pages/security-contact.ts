import type { FastifyInstance, FastifyRequest } from 'fastify'

const path = '/.well-known/security.txt'
/** RFC 9116 asks for less than a year: whoever finds an old copy must ask again. */
const validDays = 180

type Contact = { email: string; clock: () => Date }

/** Whom to tell about a weakness, where researchers look for it (RFC 9116). */
export function installSecurityContact(app: FastifyInstance, { email, clock }: Contact): void {
  app.get(path, { schema: { hide: true } }, (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${email}`,
          `Expires: ${expiry(clock())}`,
          'Preferred-Languages: en',
          ...canonical(request),
        ]
          .map((line) => `${line}\n`)
          .join(''),
      ),
  )
}

/** The same for everybody who asks on one day. */
function expiry(now: Date): string {
  const day = new Date(now.getTime() + validDays * 86_400_000).toISOString().slice(0, 10)
  return `${day}T00:00:00Z`
}

function canonical({ protocol, host }: FastifyRequest): string[] {
  const base = `${protocol}://${host}`
  return URL.canParse(base) ? [`Canonical: ${new URL(path, base)}`] : []
}
