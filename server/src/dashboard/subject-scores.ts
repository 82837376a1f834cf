import type { SubjectScore } from '@vikalp/contract/dashboard'
import { subjectKeys } from '@vikalp/domain/catalogue/subjects'
import { meanPercent } from '@vikalp/domain/progress/mean-percent'

type SubjectSum = { subject: string; attempts: number; scoreSum: number }

/** Every subject has its bar, practised or not. */
export const subjectScores = (sums: readonly SubjectSum[]): SubjectScore[] =>
  subjectKeys.map((subject) => {
    const { attempts = 0, scoreSum = 0 } = sums.find((sum) => sum.subject === subject) ?? {}
    return { subject, value: meanPercent(scoreSum, attempts), quizzes: attempts }
  })
