import { listHeld } from '#access/held-questions.store.ts'
import type { Db } from '#platform/db.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import { type ExportRow, findOwnPhoto, readActs, readAttempts, readSection } from './export.store.ts'
import { readablePage } from './readable-page.ts'
import { type WholeSection, wholeSections } from './sections.ts'
import { writeData } from './write-data.ts'
import { type ZipEntry, zipOf } from './zip.ts'

export type PersonalData = {
  madeAt: Date
  /** The questions of papers that are not over: their keys are not told. */
  held: ReadonlySet<string>
  sections: Record<WholeSection, ExportRow[]>
  attempts: () => ReturnType<typeof readAttempts>
  acts: () => ReturnType<typeof readActs>
}

/**
 * Everything that is linked to a person as one ZIP: data.json for programs, index.html for people, and the photo.
 * Undefined when there is no such person.
 */
export async function packPerson(
  { db, bank, now }: { db: Db; bank: QuestionBank; now: Date },
  userId: string,
): Promise<AsyncGenerator<Uint8Array> | undefined> {
  const rows = await Promise.all(
    wholeSections.map(async (name) => [name, await readSection(db, name, userId)] as const),
  )
  const sections = Object.fromEntries(rows) as PersonalData['sections'] // one entry per section
  if (sections.account.length === 0) return undefined
  const photo = await findOwnPhoto(db, userId)
  const { questionIds: held } = await listHeld(db, userId, now)
  const person = {
    madeAt: now,
    held,
    sections,
    attempts: () => readAttempts(db, userId),
    acts: () => readActs(db, userId),
  }
  const entries: ZipEntry[] = [
    { name: 'index.html', content: readablePage(person, bank, photo !== undefined) },
    { name: 'data.json', content: writeData(person, bank) },
    ...(photo ? [{ name: 'photo.webp', content: [photo] }] : []),
  ]
  return zipOf(entries, now)
}
