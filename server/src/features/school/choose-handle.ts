import type { Db } from '#platform/db.ts'
import { Problem } from '#platform/problem.ts'
import { findHandle, saveHandle } from './school.store.ts'

/** Once: cards with usernames are printed. Choosing the same one again is no failure. */
export async function chooseHandle(db: Db, instituteId: string, handle: string): Promise<{ handle: string }> {
  const isNew = await saveHandle(db, { instituteId, handle })
  const present = isNew ? handle : await findHandle(db, instituteId)
  if (present === handle) return { handle }
  throw new Problem('conflict', 'This short name cannot be chosen', {
    fields: { handle: present === null ? 'is taken' : 'was chosen before' },
  })
}
