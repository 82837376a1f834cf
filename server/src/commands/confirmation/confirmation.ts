import { indianDay } from '@vikalp/domain/progress/periods'
import type { StaffRole } from '@vikalp/domain/vocabulary'
import { connect, type Db } from '../../platform/db.ts'
import { inSchema } from '../../platform/tenants.ts'
import { printable } from '../printable.ts'
import {
  confirm,
  findStaff,
  findUnproven,
  listWaiting,
  type StaffRow,
  type WaitingRow,
  withdraw,
} from './confirmation.store.ts'

const plural = { teacher: 'teachers without an institute', institute: 'institutes' } as const

/** Confirms an institute or a teacher by id or a confirmed e-mail address, or takes it back, and says who still waits (rule 34). */
export async function confirmation(
  databaseUrl: string,
  { role, args, now }: { role: StaffRole; args: readonly string[]; now: Date },
): Promise<{ said: string; about?: string }> {
  const db = connect(inSchema(databaseUrl, 'public'), { size: 1, isUnhurried: true })
  try {
    const done = args.length > 0 ? await change(db, { role, args, now }) : undefined
    const waiting = await listWaiting(db, role)
    const lines = [...waiting.map(lineOf), `${waiting.length} ${plural[role]} wait to be confirmed`]
    return done ? { said: [done.said, ...lines].join('\n'), about: done.about } : { said: lines.join('\n') }
  } finally {
    await db.close()
  }
}

type Change = { role: StaffRole; args: readonly string[]; now: Date }

async function change(db: Db, { role, args, now }: Change): Promise<{ said: string; about: string }> {
  const [verb, second, ...more] = args
  const isUndone = verb === 'undo'
  const who = isUndone ? second : verb
  if (!who || more.length > 0 || (!isUndone && second !== undefined))
    throw new Error(`npm run ${role}:confirm [EMAIL | ID | undo EMAIL | undo ID]`)
  const found = await findOne(db, { who, role })
  const named = `${printable(found.name)} (${found.id})`
  if (!isUndone) {
    await confirm(db, { ...found, role, now })
    return { said: `${named} is confirmed`, about: found.id }
  }
  if (!(await withdraw(db, { ...found, role }))) throw new Error(`${named} was not confirmed`)
  return { said: `${named} is not confirmed any more`, about: found.id }
}

async function findOne(db: Db, named: { who: string; role: StaffRole }): Promise<StaffRow> {
  const { who, role } = named
  const found = await findStaff(db, named)
  if (found.length > 1)
    throw new Error(`Several accounts have this address. Name one by its id: ${idsOf(found)}`)
  const [only] = found
  if (only) return only
  const unproven = await findUnproven(db, named)
  if (unproven.length === 0) throw new Error(`There is no ${role} ${printable(who)}`)
  throw new Error(
    `Nobody has confirmed ${printable(who)}, so it may be a stranger who gave it. If you know otherwise that the account is theirs, name it by its id: ${idsOf(unproven)}`,
  )
}

const idsOf = (rows: readonly StaffRow[]): string => rows.map(({ id }) => id).join(', ')

const lineOf = ({ id, name, email, isEmailKnown, createdAt }: WaitingRow): string =>
  `${id}, ${email ?? 'no email'}${email === null || isEmailKnown ? '' : ' (not confirmed)'}, since ${indianDay(createdAt)}: ${printable(name)}`
