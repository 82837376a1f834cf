import { roles } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'findPeople')

const PersonRow = z.object({ id: z.string(), name: z.string(), role: z.enum(roles) })

/** The one with this email, username or id. Throws where several have the email: the id decides then. */
export async function findPerson(db: Db, who: string): Promise<z.infer<typeof PersonRow> | undefined> {
  const id = z.uuid().safeParse(who).data ?? null
  const [person, ...others] = await db.many(sql.findPeople, { id, name: who.toLowerCase() }, PersonRow)
  if (person && others.length > 0)
    throw new Error(
      `Several accounts have this email: name one by its id, ${[person, ...others].map((one) => `${one.id} (${one.role})`).join(', ')}`,
    )
  return person
}
