import { pipeline } from 'node:stream/promises'
import { packPerson } from '../../features/identity/export/pack-person.ts'
import { findPerson } from '../../features/identity/personal-data/find-person.store.ts'
import { connect } from '../../platform/db.ts'
import { inSchema } from '../../platform/tenants.ts'
import type { QuestionBank } from '../../question-bank/question-bank.ts'
import { writeWhole } from '../backup/backup-file.ts'
import { printable } from '../printable.ts'

/** Writes the ZIP that the person could download to FILE, which only its owner can read. */
export async function exportAccount(
  databaseUrl: string,
  bank: QuestionBank,
  { args: [who, file, ...more], now }: { args: readonly string[]; now: Date },
): Promise<{ said: string; about: string }> {
  if (!who || !file || more.length > 0) throw new Error('npm run account:export EMAIL | USERNAME | ID FILE')
  const db = connect(inSchema(databaseUrl, 'public'), { size: 2, isUnhurried: true })
  try {
    const person = await findPerson(db, who)
    const content = person && (await packPerson({ db, bank, now }, person.id))
    if (!content) throw new Error(`There is no account ${printable(who)}`)
    await writeWhole(file, (sink) => pipeline(content, sink))
    return {
      said: `Everything about ${printable(person.name)} (${person.role}) is in ${file}`,
      about: person.id,
    }
  } finally {
    await db.close()
  }
}
