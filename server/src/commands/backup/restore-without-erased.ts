import { eraseAgain, keepTombstones, type TombstoneFile } from '../../features/identity/erasure/tombstones.ts'
import type { QuestionBank } from '../../question-bank/question-bank.ts'
import { repair } from '../repair.ts'
import { restore } from './backup.ts'

type Knowledge = { bank: QuestionBank; tombstones: TombstoneFile }

/**
 * Restores FILE without those who were erased after it was written. Who they are is put on the disk first, so that the
 * next start knows it should this end halfway; and their sums are right before the classes keep them.
 */
export async function restoreWithoutErased(
  databaseUrl: string,
  file: string,
  { bank, tombstones }: Knowledge,
): Promise<string> {
  await keepTombstones(databaseUrl, tombstones)
  const said = await restore(databaseUrl, file)
  await repair(databaseUrl, bank, { ifNeeded: true })
  const people = await eraseAgain(databaseUrl, tombstones)
  return people === 0 ? said : `${said}. Erased again: ${people}`
}
