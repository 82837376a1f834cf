import { examKeys, sittingStates, subjectKeys } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'listSetTests', 'listSetAssignments')

const SetTestRow = z.object({
  testId: z.string(),
  title: z.string(),
  className: z.string(),
  opensAt: z.date(),
  closesAt: z.date(),
  publishedAt: z.date().nullable(),
  resultsAt: z.date().nullable(),
  releasedAt: z.date().nullable(),
  cancelledAt: z.date().nullable(),
  cancelReason: z.string().nullable(),
  sittingId: z.string().nullable(),
  sittingState: z.enum(sittingStates).nullable(),
})
export type SetTestRow = z.infer<typeof SetTestRow>

/** The tests of the student's classes, those first that close first. */
export const listSetTests = (
  db: Queries,
  of: { studentId: string; endedAfter: Date },
): Promise<SetTestRow[]> => db.many(sql.listSetTests, of, SetTestRow)

const SetAssignmentRow = z.object({
  assignmentId: z.string(),
  title: z.string(),
  className: z.string(),
  exam: z.enum(examKeys),
  subject: z.enum(subjectKeys),
  chapters: z.array(z.string()),
  questions: z.int(),
  dueAt: z.date(),
  isBegun: z.boolean(),
  finishedAt: z.date().nullable(),
})
export type SetAssignmentRow = z.infer<typeof SetAssignmentRow>

/** The assignments that are for the student, those first that are due first. */
export const listSetAssignments = (
  db: Queries,
  of: { studentId: string; endedAfter: Date },
): Promise<SetAssignmentRow[]> => db.many(sql.listSetAssignments, of, SetAssignmentRow)
