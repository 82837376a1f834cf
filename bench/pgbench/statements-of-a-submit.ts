import { connect } from '../../server/src/platform/db.ts'
import type { QuestionBank } from '../../server/src/question-bank/question-bank.ts'
import { testApp } from '../../server/src/testing/test-app.ts'
import { addStudents, studentId } from '../growth.store.ts'
import { addOpenAttempts } from './open-attempts.store.ts'
import { attemptId, submitOfAttempt } from './open-attempts.ts'
import type { Sent } from './script.ts'
import { sentDuring } from './sent-statements.ts'

type SentBySubmit = {
  statements: Sent[]
  /** Whose submit it was, and of what. */
  studentId: string
  attemptId: string
}

/** What a submit sends to the database when the same student has submitted before. */
export async function statementsOfASubmit(bank: QuestionBank): Promise<SentBySubmit> {
  const server = await testApp({ DEMO: 'off' }, bank)
  const db = connect(server.databaseUrl, { size: 1 })
  try {
    await addStudents(db, bank, { first: 1, last: 1 }, 5)
    const questions = await addOpenAttempts(db, bank, { first: 1, last: 2, students: 1 })
    const token = await server.tokenOf(studentId(1))
    const submit = async (k: number): Promise<void> => {
      const { method, path, body } = submitOfAttempt(k, questions)
      const { status } = await server.call(method, path, { token, body })
      if (status !== 200) throw new Error(`The submit answered ${status}`)
    }
    await submit(1)
    return { statements: await sentDuring(() => submit(2)), studentId: studentId(1), attemptId: attemptId(2) }
  } finally {
    await db.close()
    await server.close()
  }
}
