import type { StudentStatus } from '../vocabulary.ts'

// Rule 26. It goes by the rounded mean score, so that 90 % always stands beside Excellent.
const leastScores: readonly [StudentStatus, from: number][] = [
  ['excellent', 90],
  ['good', 80],
  ['average', 70],
  ['poor', 0],
]

/** Null before the first quiz. */
export const statusOf = (avgScore: number | null): StudentStatus | null =>
  avgScore === null ? null : (leastScores.find(([, from]) => avgScore >= from)?.[0] ?? 'poor')

/** The range of mean scores of a status in whole percent: `from` is included, `below` is not. */
export function scoresOf(status: StudentStatus): { from: number; below: number } {
  const place = leastScores.findIndex(([name]) => name === status)
  return { from: leastScores[place]?.[1] ?? 0, below: leastScores[place - 1]?.[1] ?? 101 }
}
