import type { Sureness } from '@vikalp/domain/marking/guess-ledger'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'
import type { Own } from '../sittings/sittings.store.ts'

const sql = loadSql(import.meta.url, 'storeSureness')

type Said = Own & { questionId: string; sureness: Sureness | null }

/** False while the sitting goes on. */
export const storeSureness = async (tx: Queries, said: Said): Promise<boolean> =>
  (await tx.run(sql.storeSureness, said)) === 1
