import type { StaffRole } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Db } from '../../platform/db.ts'
import { loadSql } from '../../platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'listWaiting', 'findStaff', 'confirm', 'withdraw')

const StaffRow = z.object({ id: z.string(), name: z.string() })
const WaitingRow = StaffRow.extend({
  email: z.string().nullable(),
  isEmailKnown: z.boolean(),
  createdAt: z.date(),
})
export type WaitingRow = z.infer<typeof WaitingRow>

/** Whom only the operator can confirm, oldest first. */
export const listWaiting = (db: Db, role: StaffRole): Promise<WaitingRow[]> =>
  db.many(sql.listWaiting, { role }, WaitingRow)

/** By e-mail address or id; users of outside providers may share an address. */
export const findStaff = (
  db: Db,
  who: { who: string; role: StaffRole },
): Promise<z.infer<typeof StaffRow>[]> => db.many(sql.findStaff, who, StaffRow)

type Confirmed = { id: string; role: StaffRole; name: string; now: Date }

export const confirm = (db: Db, confirmed: Confirmed): Promise<number> => db.run(sql.confirm, confirmed)

/** False when the operator had not confirmed it. */
export const withdraw = async (db: Db, confirmed: { id: string; role: StaffRole }): Promise<boolean> =>
  (await db.run(sql.withdraw, confirmed)) === 1
