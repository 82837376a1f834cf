import { randomUUIDv7 } from 'node:crypto'
import type { identityContract, SignedIn } from '@vikalp/contract/identity'
import { isDemoEmail } from '@vikalp/domain/identity/demo-accounts'
import type { z } from 'zod'
import { isOneTimeCode, oneTimeCodeMatches } from '#access/one-time-code.ts'
import { invalid, Problem } from '#platform/problem.ts'
import { openDevice, openDeviceBy } from './devices/open-device.ts'
import { type AccountRow, findAccount, insertUser, replacePassword } from './identity.store.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { emailTaken } from './mail/change-email.ts'
import { hashPassword, passwordMatches } from './password.ts'
import type { Bearer } from './token.ts'
import { isGuessable } from './weak-password.ts'

/** The email decides the tenant of an account, so that no sign-up can hide a demo account. */
const tenantOf = (email: string): Bearer['tenant'] => (isDemoEmail(email) ? 'demo' : 'public')

export async function signUp(
  deps: IdentityDeps,
  { body: account, note, userAgent }: Request<NewAccount>,
): Promise<SignedIn & { id: string }> {
  const { databases, clock } = deps
  const { name, email, password, role } = account
  if (await isGuessable(password, [email, name]))
    throw invalid('password', 'is among the first that are guessed')
  const id = randomUUIDv7()
  // Where mail is sent an address is whose who confirms it, so that nobody learns here whether somebody has.
  const subject = deps.mailer ? id : email
  const user = { id, subject, name, email, role, passwordHash: await hashPassword(password), now: clock() }
  const isNew = tenantOf(email) === 'public' && (await insertUser(databases.public, user))
  if (!isNew) throw emailTaken()
  note({ user: id })
  return { token: await openDevice(deps, databases.public, { userId: id, userAgent }), role, name, id }
}

export async function signIn(
  deps: IdentityDeps,
  { body: { email: name, password }, note, userAgent }: Request<Credentials>,
): Promise<SignedIn> {
  const owner = await findOwner(deps, name, password, note)
  if (isOneTimeCode(owner.passwordHash))
    throw new Problem('conflict', 'Choose a password of your own', {
      fields: { password: 'opens the account only to choose another' },
    })
  await deps.failedTries.forget(owner.account.id)
  return signedIn(deps, owner, userAgent)
}

/** The code of a card opens the account once: it gives way to a password of one's own. */
export async function firstSignIn(
  deps: IdentityDeps,
  { body: { username, code, password }, note, userAgent }: Request<FirstSignIn>,
): Promise<SignedIn> {
  const owner = await findOwner(deps, username, code, note)
  const { tenant, account, passwordHash: before } = owner
  const { id, name, email } = account
  if (!isOneTimeCode(before)) throw refused()
  if (await isGuessable(password, [email, username, name]))
    throw invalid('password', 'is among the first that are guessed')
  const passwordHash = await hashPassword(password)
  if (!(await replacePassword(deps.databases[tenant], { id, before, passwordHash }))) throw refused()
  await deps.failedTries.forget(id)
  return signedIn(deps, { ...owner, passwordHash }, userAgent)
}

/** `passwordHash` is what opened the account: of the password, or of the one-time code. */
type Owner = { tenant: Bearer['tenant']; account: AccountRow; passwordHash: string }

/** The account of the name, if the password is its own, or its one-time code. Both take as long, and so does no account. */
async function findOwner(deps: IdentityDeps, name: string, password: string, note: Note): Promise<Owner> {
  const { databases, failedTries, hasDemo, clock } = deps
  const tenant = tenantOf(name)
  const isOpen = tenant === 'public' || hasDemo
  const account = isOpen ? await findAccount(databases[tenant], name) : undefined
  if (account) note({ user: account.id }) // a refused try at it as well
  // By whichever of its names it is tried, an account has one count.
  const tried = account?.id ?? name
  await failedTries.requirePatience(tried)
  const stored = account?.passwordHash ?? undefined
  const isPassword = await passwordMatches(password, isOneTimeCode(stored) ? undefined : stored)
  const isCode = isOneTimeCode(stored) && oneTimeCodeMatches(password, stored, clock())
  if (account && stored && (isPassword || isCode)) return { tenant, account, passwordHash: stored }
  await failedTries.addFailure(tried)
  throw refused()
}

const refused = (): Problem => new Problem('unauthenticated', 'Email, username or password is wrong')

/** Everybody may use a demo account: a list of its devices would be one of strangers. */
async function signedIn(
  deps: IdentityDeps,
  { tenant, account: { id: userId, role, name }, passwordHash }: Owner,
  userAgent: string,
): Promise<SignedIn> {
  const token =
    tenant === 'public'
      ? await openDeviceBy(deps, deps.databases.public, { userId, passwordHash, userAgent })
      : await deps.signer.sign({ userId, tenant })
  if (token === undefined) throw refused()
  return { token, role, name }
}

type Note = (more: { user: string }) => void
type Request<Body> = { body: Body; note: Note; userAgent: string }
type NewAccount = z.output<typeof identityContract.signUp.body>
type Credentials = z.output<typeof identityContract.signIn.body>
type FirstSignIn = z.output<typeof identityContract.firstSignIn.body>
