import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'lockOffice', 'releaseOfficePupils')

/** Before the place of one of its teachers changes, or an import under way could still give that teacher pupils. */
export const lockOffice = (tx: Queries, instituteId: string): Promise<number> =>
  tx.run(sql.lockOffice, { instituteId })

type Released = { instituteId: string; teacherIds: readonly string[]; now: Date }

/**
 * The pupils whom the office put into classes of these teachers leave them: they wait with the institute until another
 * teacher has their class. Those who joined by their own tap stay.
 */
export const releaseOfficePupils = (tx: Queries, released: Released): Promise<number> =>
  tx.run(sql.releaseOfficePupils, released)
