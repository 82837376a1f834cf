import { findRunning } from '../../server/src/embedded-postgres/process/find-running.ts'
import { tokenSigner } from '../../server/src/features/identity/token.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { connect } from '../../server/src/platform/db.ts'
import { inSchema } from '../../server/src/platform/tenants.ts'
import { loadBank } from '../../server/src/question-bank/load-bank.ts'
import { addStudents, studentId, vacuum } from '../growth.store.ts'

export const secret = 'a secret for measurements only, long enough'

const attemptsEach = 5

/** So many students with a few attempts each, signed in; hashing a password for each would take minutes. */
export async function enrol(dataDir: string, count: number): Promise<string[]> {
  const connection = findRunning(dataDir)
  if (!connection) throw new Error('The database does not run')
  const { user, database, host } = connection
  const url = `postgres://${user}@/${database}?host=${encodeURIComponent(host)}`
  const db = connect(inSchema(url, 'public'), { size: 1, isUnhurried: true })
  try {
    await addStudents(db, loadBank(), { first: 1, last: count }, attemptsEach)
    await vacuum(db) // or the database would do so at some moment of a measurement
  } finally {
    await db.close()
  }
  const { sign } = tokenSigner(secret, systemClock)
  return Promise.all(
    Array.from({ length: count }, (_, n) => sign({ userId: studentId(n + 1), tenant: 'public' })),
  )
}
