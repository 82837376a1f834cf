import { indianDay } from '@vikalp/domain/progress/periods'
import type { StaffRole } from '@vikalp/domain/vocabulary'
import { connect, type Db } from '../../platform/db.ts'
import { inSchema } from '../../platform/tenants.ts'
import { printable } from '../printable.ts'
import { confirm, findStaff, listWaiting, type WaitingRow, withdraw } from './confirmation.store.ts'

const plural = { teacher: 'teachers without an institute', institute: 'institutes' } as const

/** Confirms an institute or a teacher by e-mail address or id, or takes it back, and says who still waits (rule 34). */
export async function confirmation(
  databaseUrl: string,
  { role, args, now }: { role: StaffRole; args: readonly string[]; now: Date },
): Promise<string[]> {
  const db = connect(inSchema(databaseUrl, 'public'), { size: 1, isUnhurried: true })
  try {
    const done = args.length > 0 ? [await change(db, { role, args, now })] : []
    const waiting = await listWaiting(db, role)
    return [...done, ...waiting.map(lineOf), `${waiting.length} ${plural[role]} wait to be confirmed`]
  } finally {
    await db.close()
  }
}

type Change = { role: StaffRole; args: readonly string[]; now: Date }

async function change(db: Db, { role, args, now }: Change): Promise<string> {
  const [verb, second, ...more] = args
  const isUndone = verb === 'undo'
  const who = isUndone ? second : verb
  if (!who || more.length > 0 || (!isUndone && second !== undefined))
    throw new Error(`npm run ${role}:confirm [EMAIL | undo EMAIL]`)
  const [found, ...others] = await findStaff(db, { who, role })
  if (!found) throw new Error(`There is no ${role} ${who}`)
  if (others.length > 0)
    throw new Error(
      `Several accounts have this address. Name one by its id: ${[found, ...others].map(({ id }) => id).join(', ')}`,
    )
  const named = `${printable(found.name)} (${found.id})`
  if (!isUndone) {
    await confirm(db, { ...found, role, now })
    return `${named} is confirmed`
  }
  if (!(await withdraw(db, { ...found, role }))) throw new Error(`${named} was not confirmed`)
  return `${named} is not confirmed any more`
}

const lineOf = ({ id, name, email, isEmailKnown, createdAt }: WaitingRow): string =>
  `${id}, ${email ?? 'no email'}${email === null || isEmailKnown ? '' : ' (not confirmed)'}, since ${indianDay(createdAt)}: ${printable(name)}`
