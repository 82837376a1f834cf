import { needRebuild, rebuildRollups } from '../features/quiz/rollups.store.ts'
import { tenants, withTenant } from '../platform/tenants.ts'
import type { QuestionBank } from '../question-bank/question-bank.ts'

type Options = {
  /** Only when a migration or an older backup has left them stale. */
  ifNeeded?: boolean
}

/** Recomputes the rollups of every schema from its attempts, however long it takes. */
export async function repair(
  databaseUrl: string,
  bank: QuestionBank,
  { ifNeeded = false }: Options = {},
): Promise<void> {
  for (const tenant of tenants)
    await withTenant(databaseUrl, tenant, (db) =>
      db.transaction(async (tx) => {
        if (!ifNeeded || (await needRebuild(tx))) await rebuildRollups(tx, bank)
      }),
    )
}
