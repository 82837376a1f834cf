import { randomUUIDv7 } from 'node:crypto'
import type { identityContract, SignedIn } from '@vikalp/contract/identity'
import { demoEmails } from '@vikalp/domain/identity/demo-accounts'
import type { z } from 'zod'
import { invalid, Problem } from '#platform/problem.ts'
import type { Databases } from '#platform/tenants.ts'
import type { FailedTries } from './failed-tries.ts'
import { findAccount, insertUser } from './identity.store.ts'
import { hashPassword, passwordMatches } from './password.ts'
import type { Bearer, TokenSigner } from './token.ts'
import { isGuessable } from './weak-password.ts'

export type AccountDeps = {
  databases: Databases
  signer: TokenSigner
  failedTries: FailedTries
  /** False where those of earlier days, whose password is known to all, are nobody's. */
  hasDemo: boolean
}

/** The email decides the tenant of an account, so that no sign-up can hide a demo account. */
const tenantOf = (email: string): Bearer['tenant'] =>
  Object.values(demoEmails).includes(email) ? 'demo' : 'public'

export async function signUp(
  { databases, signer }: AccountDeps,
  account: NewAccount,
  note: Note,
): Promise<SignedIn> {
  const { name, email, password, role } = account
  if (await isGuessable(password, account)) throw invalid('password', 'is among the first that are guessed')
  const id = randomUUIDv7()
  const user = { id, name, email, role, passwordHash: await hashPassword(password) }
  const isNew = tenantOf(email) === 'public' && (await insertUser(databases.public, user))
  if (!isNew)
    throw new Problem('conflict', 'There is an account with this email', {
      fields: { email: 'has an account already' },
    })
  note({ user: id })
  return { token: await signer.sign({ userId: id, tenant: 'public' }), role, name }
}

export async function signIn(
  { databases, signer, failedTries, hasDemo }: AccountDeps,
  { email: typed, password }: Credentials,
  note: Note,
): Promise<SignedIn> {
  const tenant = tenantOf(typed)
  const isOpen = tenant === 'public' || hasDemo
  const account = isOpen ? await findAccount(databases[tenant], typed) : undefined
  if (account) note({ user: account.id }) // a refused try at it as well
  await failedTries.requirePatience(typed)
  const isOwner = await passwordMatches(password, account?.passwordHash ?? undefined)
  if (!account || !isOwner) {
    await failedTries.addFailure(typed)
    throw new Problem('unauthenticated', 'Email, username or password is wrong')
  }
  await failedTries.forget(typed)
  const token = await signer.sign({ userId: account.id, tenant })
  return { token, role: account.role, name: account.name }
}

type Note = (more: { user: string }) => void
type NewAccount = z.output<typeof identityContract.signUp.body>
type Credentials = z.output<typeof identityContract.signIn.body>
