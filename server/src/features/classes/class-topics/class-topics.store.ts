import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'findClass', 'listBehind', 'listTopics', 'listAnswered', 'listSet')

const ClassRow = z.object({ name: z.string(), pupils: z.int(), unshared: z.int() })

export const findClass = (db: Db, classId: string): Promise<z.infer<typeof ClassRow> | undefined> =>
  db.maybeOne(sql.findClass, { classId }, ClassRow)

const BehindRow = z.object({ studentId: z.string() })

export const listBehind = async (db: Db, of: { classId: string; most: number }): Promise<string[]> =>
  (await db.many(sql.listBehind, of, BehindRow)).map(({ studentId }) => studentId)

type OfClass = { classId: string; chapters: string[] }

const TopicRow = z.object({
  chapter: z.string(),
  topic: z.string(),
  means: z.array(z.number()),
  answers: z.int(),
})

/** Of pupils who share what they practise. */
export const listTopics = (
  db: Db,
  of: OfClass & { subjectNode: string },
): Promise<z.infer<typeof TopicRow>[]> => db.many(sql.listTopics, of, TopicRow)

const AnsweredRow = z.object({ chapter: z.string(), number: z.int(), pupils: z.int() })

export const listAnswered = (db: Db, of: OfClass): Promise<z.infer<typeof AnsweredRow>[]> =>
  db.many(sql.listAnswered, of, AnsweredRow)

const SetRow = z.object({ id: z.string(), chapter: z.string(), title: z.string() })

export const listSet = (db: Db, of: { classId: string; now: Date }): Promise<z.infer<typeof SetRow>[]> =>
  db.many(sql.listSet, of, SetRow)
