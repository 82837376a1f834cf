import { erasePerson } from '../../features/identity/erasure/erase-person.ts'
import type { TombstoneFile } from '../../features/identity/erasure/tombstones.ts'
import { findPerson } from '../../features/identity/personal-data/find-person.store.ts'
import { connect } from '../../platform/db.ts'
import { inSchema } from '../../platform/tenants.ts'
import { printable } from '../printable.ts'

type Order = { args: readonly string[]; now: Date; tombstones: TombstoneFile }

/** Erases whoever has this e-mail address, username or id, as they could themselves. */
export async function eraseAccount(
  databaseUrl: string,
  { args: [who, ...more], now, tombstones }: Order,
): Promise<{ said: string; about: string }> {
  if (!who || more.length > 0) throw new Error('npm run account:erase EMAIL | USERNAME | ID')
  const db = connect(inSchema(databaseUrl, 'public'), { size: 1, isUnhurried: true })
  try {
    const person = await findPerson(db, who)
    if (!person || !(await erasePerson(db, person.id, now)))
      throw new Error(`There is no account ${printable(who)}`)
    tombstones.add([{ userId: person.id, erasedAt: now }])
    return { said: `${printable(person.name)} (${person.role}) is erased`, about: person.id }
  } finally {
    await db.close()
  }
}
