import { z } from 'zod'
import type { Db } from '../server/src/platform/db.ts'
import { loadSql } from '../server/src/platform/load-sql.ts'
import type { QuestionBank } from '../server/src/question-bank/question-bank.ts'

const sql = loadSql(
  import.meta.url,
  'insertStudents',
  'insertAges',
  'insertAttempts',
  'insertClasses',
  'insertEnrolments',
  'vacuum',
  'countAttempts',
)

const now = '2026-11-21T06:00:00Z'
const questionsEach = 10
const quizKinds = 400

export const studentId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export type Range = { first: number; last: number }

/** Adds a range of students, each with `each` attempts over the past year. */
export async function addStudents(db: Db, bank: QuestionBank, range: Range, each: number): Promise<void> {
  const quizzes = Array.from({ length: quizKinds }, (_, i) => readyQuiz(bank, i))
  await db.run(sql.insertStudents, range)
  await db.run(sql.insertAges, range)
  const columns = {
    subjects: quizzes.map(({ subject }) => subject),
    chapters: quizzes.map(({ chapter }) => chapter),
    questionIds: quizzes.map(({ ids }) => ids.join(',')),
    chosens: quizzes.map(({ chosen }) => chosen),
    keys: quizzes.map(({ key }) => key),
    corrects: quizzes.map(({ correct }) => correct),
  }
  await db.run(sql.insertAttempts, { ...range, each, now, quizzes: quizKinds, ...columns })
}

/** Quiz number `i`: ten questions of one chapter, with 4 to 10 of them right. */
function readyQuiz(bank: QuestionBank, i: number) {
  const chapters = [...new Set(bank.questions.map(({ chapter }) => chapter))]
  const chapter = chapters[i % chapters.length] ?? ''
  const asked = bank.ofChapter(chapter).slice(0, questionsEach)
  const correct = 4 + (i % 7)
  const wrong = { A: 'B', B: 'C', C: 'D', D: 'A' }
  return {
    chapter,
    subject: asked[0]?.subject ?? '',
    ids: asked.map(({ id }) => id),
    key: asked.map(({ answer }) => answer).join(''),
    chosen: asked.map(({ answer }, place) => (place < correct ? answer : wrong[answer])).join(''),
    correct: Math.min(correct, asked.length),
  }
}

type Teaching = { teacherId: string; firstClass: number; classes: number; students: Range }

/** Classes of the teacher with the students of the range, who must be there. */
export async function addClasses(
  db: Db,
  { teacherId, firstClass, classes, students }: Teaching,
): Promise<void> {
  await db.run(sql.insertClasses, { teacherId, firstClass, classes, now })
  await db.run(sql.insertEnrolments, { firstClass, classes, ...students, now })
}

export const vacuum = (db: Db): Promise<number> => db.run(sql.vacuum, {})

export const countAttempts = async (db: Db): Promise<number> =>
  (await db.one(sql.countAttempts, {}, z.object({ total: z.number() }))).total
