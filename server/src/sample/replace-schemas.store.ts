import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(
  import.meta.url,
  'dropFormer',
  'limitPatience',
  'lockDemo',
  'carryRevokedTokens',
  'carryOpenAttempts',
  'carryOpenPapers',
  'carryOpenSittings',
  'carryActs',
  'renameSample',
  'renameDemo',
  'renameNextSample',
  'renameNextDemo',
)

/** The old schemas, which the next renewal drops. */
export const formerSchemas = ['sample_former', 'demo_former'] as const

export const dropFormerSchemas = (tx: Queries): Promise<number> => tx.run(sql.dropFormer, {})

/**
 * Replaces the schemas in use by the new ones for all requests after this transaction; running requests finish in the
 * old ones. Rows that are carried over go into the new schema of the demo accounts.
 */
export async function replaceSchemas(tx: Queries, now: Date): Promise<void> {
  await tx.run(sql.limitPatience, {})
  await tx.run(sql.lockDemo, {})
  await tx.run(sql.carryRevokedTokens, { now })
  await tx.run(sql.carryOpenAttempts, { now })
  await tx.run(sql.carryOpenPapers, { now })
  await tx.run(sql.carryOpenSittings, { now })
  await tx.run(sql.carryActs, {})
  for (const rename of [sql.renameSample, sql.renameDemo, sql.renameNextSample, sql.renameNextDemo])
    await tx.run(rename, {})
}
