import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(
  import.meta.url,
  'insertDevice',
  'listDevices',
  'markSeen',
  'endDevice',
  'endDevices',
  'forgetUnseen',
)

/** A day more than a token lives: it may have been renewed at any moment of its last day. */
export const daysKept = 8

const DeviceRow = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  signedInAt: z.date(),
  seenOn: z.string(),
})
type DeviceRow = z.infer<typeof DeviceRow>

type NewDevice = {
  id: string
  userId: string
  browser: string | null
  system: string | null
  now: Date
  today: string
}

export const insertDevice = (db: Queries, device: NewDevice): Promise<number> =>
  db.run(sql.insertDevice, device)

export const listDevices = (db: Queries, key: { userId: string; today: string }): Promise<DeviceRow[]> =>
  db.many(sql.listDevices, { ...key, daysKept }, DeviceRow)

/** False when it was signed out meanwhile. */
export const markSeen = async (
  db: Queries,
  key: { userId: string; device: string; today: string },
): Promise<boolean> => (await db.run(sql.markSeen, key)) === 1

/** False when the user has no such device. */
export const endDevice = async (db: Queries, key: { userId: string; device: string }): Promise<boolean> =>
  (await db.run(sql.endDevice, key)) === 1

export const endDevices = (db: Queries, key: { userId: string; now: Date }): Promise<number> =>
  db.run(sql.endDevices, key)

export const forgetUnseenDevices = (db: Queries, key: { today: string }): Promise<number> =>
  db.run(sql.forgetUnseen, { ...key, daysKept })
