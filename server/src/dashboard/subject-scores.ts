import type { SubjectScore } from '@vikalp/contract/dashboard'
import { meanPercent } from '@vikalp/domain/progress/mean-percent'
import { subjectKeys } from '@vikalp/domain/vocabulary'

type SubjectSum = { subject: string; attempts: number; scoreSum: number }

/** Every subject has a bar, with or without practice. */
export const subjectScores = (sums: readonly SubjectSum[]): SubjectScore[] =>
  subjectKeys.map((subject) => {
    const { attempts = 0, scoreSum = 0 } = sums.find((sum) => sum.subject === subject) ?? {}
    return { subject, value: meanPercent(scoreSum, attempts), quizzes: attempts }
  })
