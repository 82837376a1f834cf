import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'findCode', 'insertCode', 'replaceCode', 'lockInviter')

const CodeRow = z.object({ code: z.string() })
const InviterRow = z.object({ id: z.string(), name: z.string() })
type InviterRow = z.infer<typeof InviterRow>

type Invitation = { instituteId: string; code: string }

export const findCode = async (db: Queries, instituteId: string): Promise<string | undefined> =>
  (await db.maybeOne(sql.findCode, { instituteId }, CodeRow))?.code

/** Does nothing when the code is taken or the institute has one. */
export const insertCode = (db: Queries, invitation: Invitation): Promise<number> =>
  db.run(sql.insertCode, invitation)

/** False when the code is taken. */
export const replaceCode = async (db: Queries, invitation: Invitation): Promise<boolean> =>
  (await db.run(sql.replaceCode, invitation)) === 1

/** The institute with the code, locked so that joins that count its teachers wait for each other. */
export const lockInviter = (tx: Queries, code: string): Promise<InviterRow | undefined> =>
  tx.maybeOne(sql.lockInviter, { code }, InviterRow)
