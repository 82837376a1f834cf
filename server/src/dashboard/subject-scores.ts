import type { SubjectScore } from '@vikalp/contract/dashboard'
import { offeredSubjects } from '@vikalp/domain/catalogue/chapters'
import { meanPercent } from '@vikalp/domain/progress/mean-percent'

type SubjectSum = { subject: string; attempts: number; scoreSum: number }

/** Every subject on offer has a bar, with or without practice. */
export const subjectScores = (sums: readonly SubjectSum[]): SubjectScore[] =>
  offeredSubjects.map((subject) => {
    const { attempts = 0, scoreSum = 0 } = sums.find((sum) => sum.subject === subject) ?? {}
    return { subject, value: meanPercent(scoreSum, attempts), quizzes: attempts }
  })
