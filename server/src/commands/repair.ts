import { needRebuild, rebuildRollups } from '../features/quiz/rollups.store.ts'
import { connect } from '../platform/db.ts'
import type { QuestionBank } from '../question-bank/question-bank.ts'

type Options = {
  /** Only when a migration or an older backup left them behind. */
  ifNeeded?: boolean
}

/** Makes the rollups anew from the attempts, however long it takes. */
export async function repair(
  databaseUrl: string,
  bank: QuestionBank,
  { ifNeeded = false }: Options = {},
): Promise<void> {
  const db = connect(databaseUrl, { size: 1, isUnhurried: true })
  try {
    await db.transaction(async (tx) => {
      if (!ifNeeded || (await needRebuild(tx))) await rebuildRollups(tx, bank)
    })
  } finally {
    await db.close()
  }
}
