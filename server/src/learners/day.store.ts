import { addDays, type Day, startOfIndianDay } from '@vikalp/domain/progress/periods'
import { examKeys, planBlocks, subjectKeys } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'readDay')

const GoalsRow = z.object({
  exams: z.array(z.object({ exam: z.enum(examKeys), on: z.string() })),
  weekdayMinutes: z.int(),
  weekendMinutes: z.int(),
  restDays: z.array(z.int()),
})
export type GoalsRow = z.infer<typeof GoalsRow>

/** A part of a day's plan as it is stored: what it asks was chosen when it was planned. */
const PlannedBlock = z.object({
  id: z.int(),
  block: z.enum(planBlocks),
  exam: z.enum(examKeys),
  subject: z.enum(subjectKeys).nullable(),
  chapter: z.string().nullable(),
  topic: z.string().nullable(),
  template: z.string().nullable(),
  questionIds: z.array(z.string()),
  count: z.int(),
  seconds: z.number(),
  /** Of reviews: how many more of the subject could have come. */
  waiting: z.int(),
  /** Not shown, and not planned again on this day. */
  isDropped: z.boolean(),
})
export type PlannedBlock = z.infer<typeof PlannedBlock>

const DayRow = z.object({
  goals: GoalsRow.nullable(),
  plan: z
    .object({ minutes: z.int().nullable(), blocks: z.array(PlannedBlock), lastBlock: z.int() })
    .nullable(),
  handedIn: z.array(z.object({ questionIds: z.array(z.string()), seconds: z.array(z.number()).nullable() })),
  /** The questions of quizzes that are begun and not handed in. */
  open: z.array(z.array(z.string())),
  /** The patterns of the papers that were handed in. */
  papers: z.array(z.string()),
})
export type DayRow = z.infer<typeof DayRow>

export const readDay = (db: Queries, of: { studentId: string; day: Day }): Promise<DayRow> =>
  db.one(
    sql.readDay,
    { ...of, from: startOfIndianDay(of.day), until: startOfIndianDay(addDays(of.day, 1)) },
    DayRow,
  )

/** How long the student took, by question, for what was handed in on the day. */
export const secondsHandedIn = ({ handedIn }: Pick<DayRow, 'handedIn'>): Map<string, number> =>
  new Map(
    handedIn.flatMap(({ questionIds, seconds }) =>
      questionIds.map((id, i): [string, number] => [id, seconds?.[i] ?? 0]),
    ),
  )
