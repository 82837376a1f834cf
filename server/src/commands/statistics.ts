import { reviewReasons } from '@vikalp/domain/practice/question-statistics'
import { connect } from '../platform/db.ts'
import { inSchema } from '../platform/tenants.ts'
import type { QuestionBank } from '../question-bank/question-bank.ts'
import { readStatistics } from './statistics.store.ts'

/** A line for each reason to review a question, from the students' answers, and a last line with the totals. */
export async function reviewList(databaseUrl: string, bank: QuestionBank): Promise<string[]> {
  const db = connect(inSchema(databaseUrl, 'public'), { size: 1, isUnhurried: true })
  try {
    const measured = await readStatistics(db, bank)
    const lines = measured.flatMap((one) =>
      reviewReasons(one).map((reason) => `${one.id} (${one.students} students): ${reason}`),
    )
    return [...lines, `${measured.length} questions answered by students, ${lines.length} remarks`]
  } finally {
    await db.close()
  }
}
