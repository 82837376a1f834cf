import { z } from 'zod'
import type { Db } from '../../server/src/platform/db.ts'
import { loadSql } from '../../server/src/platform/load-sql.ts'
import type { QuestionBank } from '../../server/src/question-bank/question-bank.ts'
import type { Range } from '../growth.store.ts'
import type { Asked } from './open-attempts.ts'

const sql = loadSql(import.meta.url, 'insertOpen', 'countClosed')

const chapter = 'kinematics'
const questionsEach = 10

type Open = Range & { students: number }

/** Attempts of the same questions, one for each number of the range, as if they had been started; gives the questions. */
export async function addOpenAttempts(db: Db, bank: QuestionBank, open: Open): Promise<Asked> {
  const asked = bank.ofChapter(chapter).slice(0, questionsEach)
  const questionIds = asked.map(({ id }) => id)
  const key = asked.map(({ answer }) => answer).join('')
  await db.run(sql.insertOpen, { ...open, subject: asked[0]?.subject, chapter, questionIds, key })
  return asked.map(({ id, answer }) => ({ _id: id, answer }))
}

export const countClosed = async (db: Db): Promise<number> =>
  (await db.one(sql.countClosed, {}, z.object({ closed: z.number() }))).closed
