import { type Difficulty, type Letter, letters } from '../vocabulary.ts'

/** What the first attempts of real students say about a question. */
export type QuestionStatistics = {
  difficulty: Difficulty
  answer: Letter
  /** Students who were shown it. */
  students: number
  /** The share of them who chose the right option, 0 to 1. */
  facility: number
  /** Point-biserial correlation of this question with the rest of the quiz; null when all did equally well. */
  discrimination: number | null
  /** How many chose each option. */
  chosen: Record<Letter, number>
}

// Rule 43: how many students the statistics need.
const enoughStudents = 50
const enoughForOptions = 100

/** The share of serious students who should be right at each difficulty; this and the limits below are from rule 43. */
const bands = { Easy: [0.75, 0.9], Medium: [0.5, 0.75], Hard: [0.25, 0.5] } as const
const outside = 0.15
const weak = 0.15
const rare = 0.05

/** What a reviewer should look at; nothing while too few students have answered. */
export function reviewReasons(statistics: QuestionStatistics): string[] {
  const { difficulty, answer, students, facility, discrimination, chosen } = statistics
  if (students < enoughStudents) return []
  const reasons: string[] = []
  const [low, high] = bands[difficulty]
  if (facility < low - outside || facility > high + outside)
    reasons.push(
      `${percent(facility)} are right, ${difficulty} should have ${percent(low)} to ${percent(high)}`,
    )
  if (discrimination !== null && discrimination < 0)
    reasons.push(`withdraw it: weak students do better than strong ones (${discrimination.toFixed(2)})`)
  else if (discrimination !== null && discrimination < weak)
    reasons.push(`it hardly separates strong from weak students (${discrimination.toFixed(2)})`)
  if (students >= enoughForOptions)
    for (const letter of letters)
      if (letter !== answer && chosen[letter] < rare * students)
        reasons.push(`option ${letter} attracts only ${percent(chosen[letter] / students)}`)
  return reasons
}

const percent = (share: number): string => `${Math.round(100 * share)} %`
