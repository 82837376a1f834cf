import { mailTexts } from '@vikalp/domain/english/mail-texts'
import { formatResetCode } from '@vikalp/domain/identity/reset-code'
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
  const code = person && (await makeMailedCode(db, { userId: person.id, now: clock() }))
  if (!person || code === undefined) return
  const link = linkTo(mailer, '/recover', formatResetCode(code))
  await mailer.send({ to: person.email, ...mailTexts.reset({ site: mailer.site, name: person.name, link }) })
}

export async function sendVerification({ mailer, emailTokens }: Deps, { id, email }: Person): Promise<void> {
  const link = linkTo(mailer, '/confirm-email', await emailTokens.sign({ sub: id, email }))
  await mailer.send({ to: email, ...mailTexts.verify({ site: mailer.site, link }) })
}
