import type { StaffRole } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Db } from '../../platform/db.ts'
import { loadSql } from '../../platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'listWaiting', 'findStaff', 'findUnproven', 'confirm', 'withdraw')

const StaffRow = z.object({ id: z.string(), name: z.string() })
export type StaffRow = z.infer<typeof StaffRow>
const WaitingRow = StaffRow.extend({
  email: z.string().nullable(),
  isEmailKnown: z.boolean(),
  createdAt: z.date(),
})
export type WaitingRow = z.infer<typeof WaitingRow>

/** Whom only the operator can confirm, oldest first. */
export const listWaiting = (db: Db, role: StaffRole): Promise<WaitingRow[]> =>
  db.many(sql.listWaiting, { role }, WaitingRow)

type Named = { who: string; role: StaffRole }

/** By id or by an e-mail address that is theirs; users of outside providers may share one. */
export const findStaff = (db: Db, named: Named): Promise<StaffRow[]> =>
  db.many(sql.findStaff, named, StaffRow)

/** Who gave this e-mail address and has not confirmed it: anybody can give that of a principal (record 0042). */
export const findUnproven = (db: Db, named: Named): Promise<StaffRow[]> =>
  db.many(sql.findUnproven, named, StaffRow)

type Confirmed = { id: string; role: StaffRole; name: string; now: Date }

export const confirm = (db: Db, confirmed: Confirmed): Promise<number> => db.run(sql.confirm, confirmed)

/** False when the operator had not confirmed it. */
export const withdraw = async (db: Db, confirmed: { id: string; role: StaffRole }): Promise<boolean> =>
  (await db.run(sql.withdraw, confirmed)) === 1
