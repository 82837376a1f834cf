import { formatCode } from '@vikalp/domain/classes/join-code'
import { findAccount } from '../../features/identity/identity.store.ts'
import { makeResetCode } from '../../features/identity/reset/reset-code.ts'
import { connect } from '../../platform/db.ts'
import { inSchema } from '../../platform/tenants.ts'
import { printable } from '../printable.ts'

/** Prints a code with which the person of this e-mail address, username or, where neither signs in, id chooses a new password, once. */
export async function resetPassword(
  databaseUrl: string,
  { args: [who, ...more], now }: { args: readonly string[]; now: Date },
): Promise<{ said: string; about: string }> {
  if (!who || more.length > 0) throw new Error('npm run account:reset EMAIL | USERNAME | ID')
  const db = connect(inSchema(databaseUrl, 'public'), { size: 1, isUnhurried: true })
  try {
    const account = await findAccount(db, who.toLowerCase())
    if (!account) throw new Error(`There is no account ${printable(who)}`)
    const { code, expiresAt } = await makeResetCode(db, { userId: account.id, makerId: null, now })
    const said = `${printable(account.name)} chooses a new password at /recover with ${formatCode(code)} until ${expiresAt.toISOString()}`
    return { said, about: account.id }
  } finally {
    await db.close()
  }
}
