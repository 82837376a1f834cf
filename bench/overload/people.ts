import { tokenSigner } from '../../server/src/features/identity/token.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { loadBank } from '../../server/src/question-bank/load-bank.ts'
import { withDatabase } from '../embedded-database.ts'
import { addStudents, studentId, vacuum } from '../growth.store.ts'

export const secret = 'a secret for measurements only, long enough'

const attemptsEach = 5

/** So many students with a few attempts each, signed in; hashing a password for each would take minutes. */
export async function enrol(dataDir: string, count: number): Promise<string[]> {
  await withDatabase(dataDir, async (db) => {
    await addStudents(db, loadBank(), { first: 1, last: count }, attemptsEach)
    await vacuum(db) // or the database would do so at some moment of a measurement
  })
  const { sign } = tokenSigner(secret, systemClock)
  return Promise.all(
    Array.from({ length: count }, (_, n) => sign({ userId: studentId(n + 1), tenant: 'public' })),
  )
}
