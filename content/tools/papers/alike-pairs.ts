import { type Bank, everyQuestion } from '../bank.ts'
import { rewordedPairs } from '../checks/near-duplicates.ts'

/** The ids of questions that ask nearly the same: one paper has only one of them. */
export const alikePairs = (bank: Bank): [string, string][] =>
  bank.chapters.flatMap((chapter) => {
    const questions = everyQuestion(chapter)
    return [...rewordedPairs(questions)].flatMap(({ first, second }): [string, string][] => {
      const [a, b] = [questions[first], questions[second]]
      return a && b ? [[a.id, b.id]] : []
    })
  })
