import { formatCode } from '@vikalp/domain/classes/join-code'
import { mailTexts } from '@vikalp/domain/english/mail-texts'
import { Problem } from '#platform/problem.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { makeMailedCode } from '../reset/reset-code.ts'
import { findVerified } from './mail.store.ts'
import type { Mailer } from './mailer.ts'

type Deps = IdentityDeps & { mailer: Mailer }
type Person = { id: string; email: string }

/** In the fragment, which no server and no log sees. */
const linkTo = ({ publicUrl }: Mailer, path: string, secret: string): string =>
  `${publicUrl}${path}#${secret}`

/** For an address that nobody has confirmed it does nothing. */
export async function sendReset({ databases, clock, mailer }: Deps, email: string): Promise<void> {
  const db = databases.public
  const person = await findVerified(db, email)
  const code = person && (await makeMailedCode(db, { userId: person.id, email: person.email, now: clock() }))
  if (!person || code === undefined) return
  const link = linkTo(mailer, '/recover', formatCode(code))
  await mailer.send({ to: person.email, ...mailTexts.reset({ site: mailer.site, name: person.name, link }) })
}

/** The mail that signing up sends. Nobody is told when the address has had enough of them. */
export async function sendWelcome(deps: Deps, person: Person): Promise<void> {
  if ((await deps.countMail('welcome', person.email)) === 0) await sendVerification(deps, person)
}

/** Before the mail that somebody who is signed in asks for, and who learns when it is not sent. */
export async function requireFewMails({ countMail }: Deps, email: string): Promise<void> {
  const retryAfterSeconds = await countMail('asked for', email)
  if (retryAfterSeconds > 0)
    throw new Problem('rate_limited', 'This address had several mails within the hour', { retryAfterSeconds })
}

export const unsent = (cause: unknown): never => {
  throw new Problem('unavailable', 'The mail could not be sent', { retryAfterSeconds: 60, cause })
}

/**
 * To an address that somebody says is theirs: the link that confirms it. Where another account has confirmed it, the mail
 * says so instead, and nobody but its reader learns that.
 */
export async function sendVerification(
  { databases, mailer, emailTokens }: Deps,
  { id, email }: Person,
): Promise<void> {
  const owner = await findVerified(databases.public, email)
  const { site, publicUrl } = mailer
  const text =
    owner && owner.id !== id
      ? mailTexts.known({ site, signIn: `${publicUrl}/login`, recover: `${publicUrl}/recover` })
      : mailTexts.verify({
          site,
          link: linkTo(mailer, '/confirm-email', await emailTokens.sign({ sub: id, email })),
        })
  await mailer.send({ to: email, ...text })
}

/** To the present address when another is asked for: who did not ask can still stop it. */
export const sendNotice = (
  { mailer }: Deps,
  { to, name, email }: { to: string; name: string; email: string },
): Promise<void> =>
  mailer.send({
    to,
    ...mailTexts.changing({ site: mailer.site, name, email, account: `${mailer.publicUrl}/account` }),
  })
