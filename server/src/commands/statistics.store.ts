import type { QuestionStatistics } from '@vikalp/domain/practice/question-statistics'
import { perLetter } from '@vikalp/domain/quiz/per-letter'
import { z } from 'zod'
import type { Queries } from '../platform/db.ts'
import { loadSql } from '../platform/load-sql.ts'
import type { QuestionBank } from '../question-bank/question-bank.ts'

const sql = loadSql(import.meta.url, 'readStatistics')

const Row = z.object({
  id: z.string(),
  students: z.int(),
  facility: z.number(),
  discrimination: z.number().nullable(),
  chosen: z.object(perLetter(() => z.int())),
})

type MeasuredQuestion = QuestionStatistics & { id: string }

/** Every question that a real student was shown. */
export async function readStatistics(
  db: Queries,
  { questions, find }: QuestionBank,
): Promise<MeasuredQuestion[]> {
  const given = {
    ids: questions.map(({ id }) => id),
    answers: questions.map(({ answer }) => answer),
  }
  const rows = await db.many(sql.readStatistics, given, Row)
  return rows.flatMap((row) => {
    const question = find(row.id)
    return question ? [{ ...row, difficulty: question.difficulty, answer: question.answer }] : []
  })
}
