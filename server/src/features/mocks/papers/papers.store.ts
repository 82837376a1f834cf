import type { Blueprint } from '@vikalp/domain/papers/blueprint'
import type { AttemptLetters } from '@vikalp/domain/quiz/score-attempt'
import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'
import { BlueprintRow } from '#question-bank/template-of.ts'

const sql = loadSql(
  import.meta.url,
  'insertPaper',
  'listForms',
  'findPaper',
  'listMet',
  'listAnswered',
  'deleteUnused',
  'listTaken',
)

const FormRow = z.object({
  id: z.string(),
  template: z.string(),
  form: z.int(),
  questionIds: z.array(z.string()),
  sections: z.array(z.int()),
})
export type FormRow = z.infer<typeof FormRow>

export type NewPaper = {
  id: string
  template: string
  form: number | null
  questionIds: readonly string[]
  sections: readonly number[]
  /** Of a teacher's own. */
  blueprint: Blueprint | null
  madeAt: Date
}

/** False when the form is stored. */
export const insertPaper = async (db: Queries, paper: NewPaper): Promise<boolean> =>
  (await db.run(sql.insertPaper, {
    ...paper,
    blueprint: paper.blueprint && JSON.stringify(paper.blueprint),
  })) === 1

/** In the order of their numbers. */
export const listForms = (db: Queries, templates: readonly string[]): Promise<FormRow[]> =>
  db.many(sql.listForms, { templates }, FormRow)

const PaperRow = FormRow.omit({ form: true }).extend({ blueprint: BlueprintRow.nullable() })
export type PaperRow = z.infer<typeof PaperRow>

export const findPaper = (db: Queries, id: string): Promise<PaperRow> =>
  db.one(sql.findPaper, { id }, PaperRow)

const MetRow = z.object({ questionId: z.string() })

/** Every question that the student has met, without those of one sitting. */
export const listMet = async (
  db: Queries,
  studentId: string,
  except: string | null = null,
): Promise<Set<string>> =>
  new Set((await db.many(sql.listMet, { studentId, except }, MetRow)).map(({ questionId }) => questionId))

const AnsweredRow = z.object({ questionIds: z.array(z.string()), chosen: z.string(), key: z.string() })

/** The student's last graded quizzes and papers, newest first. */
export const listAnswered = (db: Queries, studentId: string): Promise<AttemptLetters[]> =>
  db.many(sql.listAnswered, { studentId }, AnsweredRow)

/** Fresh papers without a sitting. */
export const deleteUnused = (db: Queries, before: Date): Promise<number> =>
  db.run(sql.deleteUnused, { before })

const TakenRow = z.object({ paperId: z.string(), sittingId: z.string() })

/** The newest sitting of each numbered form that the student has begun. */
export const listTaken = (db: Queries, studentId: string): Promise<z.infer<typeof TakenRow>[]> =>
  db.many(sql.listTaken, { studentId }, TakenRow)
