import type { AnswerVerdict } from '../vocabulary.ts'
import type { Response } from './mark-question.ts'

/** One question as one candidate answered it; `rest` is the score in all other questions, in quarter marks. */
export type ItemAnswer = { response: Response; verdict: AnswerVerdict; rest: number }

export type ItemAnalysis = {
  right: number
  wrong: number
  blank: number
  /** Of a hundred who were asked, how many had it right; null of nobody. */
  facility: number | null
  /**
   * The correlation of having it right with the score in the rest of the paper, from -1 to 1. Null of fewer than ten, and
   * where all had it right or none, or all scored the same: it cannot be told.
   */
  discrimination: number | null
  /** What was chosen or typed, the most frequent first. */
  chosen: { response: string; students: number }[]
}

/** Fewer candidates say nothing of a question. */
const fewest = 10

export function analyseItem(answers: readonly ItemAnswer[]): ItemAnalysis {
  const count = (...wanted: AnswerVerdict[]) =>
    answers.filter(({ verdict }) => wanted.includes(verdict)).length
  const right = count('right')
  const chosen = Map.groupBy(
    answers.flatMap(({ response }) => (response === null ? [] : [response])),
    (response) => response,
  )
  return {
    right,
    wrong: count('wrong'),
    blank: answers.filter(({ response }) => response === null).length,
    facility: answers.length > 0 ? Math.round((100 * right) / answers.length) : null,
    discrimination: answers.length < fewest ? null : correlation(answers),
    chosen: [...chosen]
      .map(([response, all]) => ({ response, students: all.length }))
      .sort((a, b) => b.students - a.students || a.response.localeCompare(b.response)),
  }
}

/** The point-biserial correlation with the rest of the paper, to two decimals. */
function correlation(answers: readonly ItemAnswer[]): number | null {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const hits = answers.map(({ verdict }) => Number(verdict === 'right'))
  const rests = answers.map(({ rest }) => rest)
  const [meanHit, meanRest] = [mean(hits), mean(rests)]
  const covariance = mean(hits.map((hit, i) => (hit - meanHit) * ((rests[i] ?? 0) - meanRest)))
  const spread = Math.sqrt(
    mean(hits.map((hit) => (hit - meanHit) ** 2)) * mean(rests.map((rest) => (rest - meanRest) ** 2)),
  )
  return spread === 0 ? null : Math.round((100 * covariance) / spread) / 100
}
