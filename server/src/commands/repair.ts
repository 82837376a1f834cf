import { rebuildRollups } from '../features/quiz/rollups.store.ts'
import { connect } from '../platform/db.ts'
import { loadBank } from '../question-bank/load-bank.ts'

/** Makes the rollups anew, should they ever differ from the attempts, or a question have moved to another topic. */
export async function repair(databaseUrl: string): Promise<void> {
  const bank = loadBank()
  const db = connect(databaseUrl, { size: 1, isUnhurried: true })
  try {
    await db.transaction((tx) => rebuildRollups(tx, bank))
  } finally {
    await db.close()
  }
}
