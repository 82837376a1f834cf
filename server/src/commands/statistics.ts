import { reviewReasons } from '@vikalp/domain/practice/question-statistics'
import { withTenant } from '../platform/tenants.ts'
import type { QuestionBank } from '../question-bank/question-bank.ts'
import { readStatistics } from './statistics.store.ts'

/** A line for each reason to review a question, from the students' answers, and a last line with the totals. */
export async function reviewList(databaseUrl: string, bank: QuestionBank): Promise<string[]> {
  return withTenant(databaseUrl, 'public', async (db) => {
    const measured = await readStatistics(db, bank)
    const lines = measured.flatMap((one) =>
      reviewReasons(one).map((reason) => `${one.id} (${one.students} students): ${reason}`),
    )
    return [...lines, `${measured.length} questions answered by students, ${lines.length} remarks`]
  })
}
