import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(
  import.meta.url,
  'dropFormer',
  'limitPatience',
  'lockDemo',
  'carryRevokedTokens',
  'carryOpenAttempts',
  'renameSample',
  'renameDemo',
  'renameNextSample',
  'renameNextDemo',
)

/** What a renewal leaves behind for the next one to drop. */
export const formerSchemas = ['sample_former', 'demo_former'] as const

export const dropFormerSchemas = (tx: Queries): Promise<number> => tx.run(sql.dropFormer, {})

/**
 * Puts the new schemas in the place of those in use, for whoever comes after this transaction; requests that are under
 * way end in the former ones. What is carried over goes into the schema that was made last, that of the demo accounts.
 */
export async function replaceSchemas(tx: Queries, now: Date): Promise<void> {
  await tx.run(sql.limitPatience, {})
  await tx.run(sql.lockDemo, {})
  await tx.run(sql.carryRevokedTokens, { now })
  await tx.run(sql.carryOpenAttempts, { now })
  for (const rename of [sql.renameSample, sql.renameDemo, sql.renameNextSample, sql.renameNextDemo])
    await tx.run(rename, {})
}
