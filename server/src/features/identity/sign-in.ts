import { randomUUIDv7 } from 'node:crypto'
import type { identityContract, SignedIn } from '@vikalp/contract/identity'
import type { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { Problem } from '#platform/problem.ts'
import { findByEmail, insertUser } from './identity.store.ts'
import { hashPassword, passwordMatches } from './password.ts'
import type { TokenSigner } from './token.ts'

export type AccountDeps = { db: Db; signer: TokenSigner }

export async function signUp({ db, signer }: AccountDeps, account: NewAccount): Promise<SignedIn> {
  const { name, email, password, role } = account
  const id = randomUUIDv7()
  const isNew = await insertUser(db, { id, name, email, role, passwordHash: await hashPassword(password) })
  if (!isNew)
    throw new Problem('conflict', 'There is an account with this email', {
      fields: { email: 'has an account already' },
    })
  return { token: await signer.sign(id), role, name }
}

export async function signIn(
  { db, signer }: AccountDeps,
  { email, password }: Credentials,
): Promise<SignedIn> {
  const account = await findByEmail(db, email)
  const isOwner = await passwordMatches(password, account?.passwordHash ?? undefined)
  if (!account || !isOwner) throw new Problem('unauthenticated', 'Email or password is wrong')
  return { token: await signer.sign(account.id), role: account.role, name: account.name }
}

type NewAccount = z.output<typeof identityContract.signUp.body>
type Credentials = z.output<typeof identityContract.signIn.body>
