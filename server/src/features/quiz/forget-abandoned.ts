import { withTenant } from '#platform/tenants.ts'
import { deleteAbandoned } from './quiz.store.ts'

/**
 * Deletes what students began and left (rule 77), on a connection of its own, as it may take longer than a request.
 * Quizzes of the demo accounts go with the demo.
 */
export const forgetAbandoned = (databaseUrl: string, now: Date): Promise<number> =>
  withTenant(databaseUrl, 'public', (db) => deleteAbandoned(db, now))
