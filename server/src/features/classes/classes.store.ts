import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(
  import.meta.url,
  'lockUser',
  'countClasses',
  'insertClass',
  'listClasses',
  'findClass',
  'lockClass',
  'renameClass',
  'saveCode',
  'archiveClass',
)

const TaughtRow = z.object({
  classId: z.string(),
  name: z.string(),
  code: z.string(),
  students: z.number(),
  waiting: z.number(),
  startedOn: z.string(),
  lastRegister: z.string().nullable(),
})
type TaughtRow = z.infer<typeof TaughtRow>

const ClassRow = z.object({ startedOn: z.string() })
type ClassRow = z.infer<typeof ClassRow>

type NewClass = { classId: string; teacherId: string; name: string; code: string; createdAt: Date }

/** Requests of one user that count and then insert wait for each other. */
export const lockUser = (tx: Queries, userId: string): Promise<number> => tx.run(sql.lockUser, { userId })

/** The current classes. */
export const countClasses = async (db: Queries, teacherId: string): Promise<number> =>
  (await db.one(sql.countClasses, { teacherId }, z.object({ classes: z.number() }))).classes

/** False when the code is taken. */
export const insertClass = async (db: Queries, created: NewClass): Promise<boolean> =>
  (await db.run(sql.insertClass, created)) === 1

/** The current classes of a teacher. */
export const listClasses = (db: Queries, teacherId: string): Promise<TaughtRow[]> =>
  db.many(sql.listClasses, { teacherId }, TaughtRow)

/** Undefined when it has ended. */
export const findClass = (db: Queries, classId: string): Promise<ClassRow | undefined> =>
  db.maybeOne(sql.findClass, { classId }, ClassRow)

/** Changes of the members, roll numbers or register of a class wait here for each other. */
export const lockClass = (tx: Queries, classId: string): Promise<ClassRow | undefined> =>
  tx.maybeOne(sql.lockClass, { classId }, ClassRow)

/** False when it has ended. */
export const renameClass = async (db: Queries, named: { classId: string; name: string }): Promise<boolean> =>
  (await db.run(sql.renameClass, named)) === 1

/** False when the code is taken. */
export const saveCode = async (tx: Queries, coded: { classId: string; code: string }): Promise<boolean> =>
  (await tx.run(sql.saveCode, coded)) === 1

/** Ends the class and every enrolment in it. */
export const archiveClass = (tx: Queries, ended: { classId: string; now: Date }): Promise<number> =>
  tx.run(sql.archiveClass, ended)
