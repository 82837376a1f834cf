import { letters } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'
import { type WholeSection, wholeSections } from './sections.ts'

const sql = loadSql(import.meta.url, ...wholeSections, 'attempts', 'acts', 'photo')

/** Its names are the statement's; what the file has to look like is written in contract/src/accounts/data-file.ts. */
const Row = z.record(z.string(), z.unknown())
export type ExportRow = z.infer<typeof Row>

const AttemptRow = z.object({
  id: z.string(),
  exam: z.string(),
  subject: z.string(),
  chapters: z.array(z.string()),
  questionIds: z.array(z.string()),
  /** A letter for each question, or a dash. */
  chosen: z.string(),
  key: z.string(),
  seconds: z.array(z.number()).nullable(),
  isQuick: z.boolean(),
  startedAt: z.date(),
  finishedAt: z.date().nullable(),
  submittedAt: z.date().nullable(),
  durationSeconds: z.number().nullable(),
  correct: z.number().nullable(),
  incorrect: z.number().nullable(),
  /** The questions that were answered after a hint. */
  hinted: z.array(z.string()).nullable(),
  guessed: z.array(z.string()).nullable(),
})
export type AttemptRow = z.infer<typeof AttemptRow>

const ActsRow = z.object({
  sittingId: z.string(),
  page: z.number(),
  place: z.number(),
  receivedAt: z.date(),
  events: z.array(z.record(z.string(), z.unknown())),
})
export type ActsRow = z.infer<typeof ActsRow>

const firstId = '00000000-0000-0000-0000-000000000000'
const pageSize = 500

export const readSection = (db: Db, section: WholeSection, userId: string): Promise<ExportRow[]> =>
  db.many(sql[section], { userId }, Row)

/** Page by page, so that a long history needs no more memory than a short one. */
export async function* readAttempts(db: Db, userId: string): AsyncGenerator<AttemptRow[]> {
  let after = firstId
  for (;;) {
    const page = await db.many(sql.attempts, { userId, after, most: pageSize }, AttemptRow)
    const last = page.at(-1)
    if (!last) return
    yield page
    after = last.id
  }
}

/** In pages as well. */
export async function* readActs(db: Db, userId: string): AsyncGenerator<ActsRow[]> {
  let after = { afterSitting: firstId, afterPlace: 0 }
  for (;;) {
    const page = await db.many(sql.acts, { userId, ...after, most: pageSize }, ActsRow)
    const last = page.at(-1)
    if (!last) return
    yield page
    after = { afterSitting: last.sittingId, afterPlace: last.place }
  }
}

export const findOwnPhoto = async (db: Db, userId: string): Promise<Buffer | undefined> =>
  (await db.maybeOne(sql.photo, { userId }, z.object({ webp: z.instanceof(Buffer) })))?.webp

export const isLetter = (text: string | undefined): boolean => letters.some((letter) => letter === text)
