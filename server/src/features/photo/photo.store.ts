import type { Avatar } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'savePhoto', 'removePhoto', 'findPhoto', 'saveAvatar')

const PhotoRow = z.object({ webp: z.instanceof(Buffer) })

/** Replaces the photo that the user has. */
export const savePhoto = (
  db: Db,
  photo: { userId: string; id: string; webp: Buffer; savedAt: Date },
): Promise<number> => db.run(sql.savePhoto, photo)

export const removePhoto = (db: Db, userId: string): Promise<number> => db.run(sql.removePhoto, { userId })

export const findPhoto = async (db: Db, id: string): Promise<Buffer | undefined> =>
  (await db.maybeOne(sql.findPhoto, { id }, PhotoRow))?.webp

export const saveAvatar = (db: Db, userId: string, avatar: Avatar | null): Promise<number> =>
  db.run(sql.saveAvatar, { userId, avatar })
