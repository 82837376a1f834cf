import type { ClassResults } from '@vikalp/contract/school'
import { byRollNo } from '@vikalp/domain/classes/roll-number'
import { meanPercent } from '@vikalp/domain/progress/mean-percent'
import { sharePercent } from '@vikalp/domain/roster/share-percent'
import { subjectKeys } from '@vikalp/domain/vocabulary'
import type { Db } from '#platform/db.ts'
import { findName, listResults } from './results.store.ts'

/** One row for each student of a class, by roll number; none where no teacher has such a class. */
export async function readResults(db: Db, instituteId: string, className: string): Promise<ClassResults> {
  const key = { instituteId, class: className }
  const [name, rows] = await Promise.all([findName(db, key), listResults(db, key)])
  const students = rows.map(({ scoreSum, quizzes, subjects, marks, present, ...row }) => ({
    ...row,
    quizzes,
    avgScore: meanPercent(scoreSum, quizzes),
    subjects: subjectKeys.map((subject) => {
      const of = subjects.find((one) => one.subject === subject)
      return { subject, score: of ? meanPercent(of.scoreSum, of.quizzes) : null }
    }),
    attendance: sharePercent(present, marks),
  }))
  return { class: name ?? className, students: students.sort(byRollNo) }
}
