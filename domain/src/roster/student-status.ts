import type { StudentStatus } from '../vocabulary.ts'

// Rule 26. By the mean score as it is shown: who reads 90 % reads Excellent beside it.
const leastScores: readonly [StudentStatus, from: number][] = [
  ['excellent', 90],
  ['good', 80],
  ['average', 70],
  ['poor', 0],
]

/** Null before the first quiz. */
export const statusOf = (avgScore: number | null): StudentStatus | null =>
  avgScore === null ? null : (leastScores.find(([, from]) => avgScore >= from)?.[0] ?? 'poor')

/** The mean scores of a status, in whole percents: from the first of them, below the last. */
export function scoresOf(status: StudentStatus): { from: number; below: number } {
  const place = leastScores.findIndex(([name]) => name === status)
  return { from: leastScores[place]?.[1] ?? 0, below: leastScores[place - 1]?.[1] ?? 101 }
}
