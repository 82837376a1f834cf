import { connect } from '#platform/db.ts'
import { inSchema } from '#platform/tenants.ts'
import { deleteAbandoned } from './quiz.store.ts'

/**
 * Deletes what students began and left (rule 77), on a connection of its own, as it may take longer than a request.
 * Quizzes of the demo accounts go with the demo.
 */
export async function forgetAbandoned(databaseUrl: string, now: Date): Promise<number> {
  const db = connect(inSchema(databaseUrl, 'public'), { size: 1, isUnhurried: true })
  try {
    return await deleteAbandoned(db, now)
  } finally {
    await db.close()
  }
}
