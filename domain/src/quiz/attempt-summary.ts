export type AttemptCounts = { total: number; correct: number; incorrect: number; avgTime: number | null }

export type AttemptSummary = {
  notAttempted: number
  /** Percent of all questions that were right, one decimal (requirement 7.2). */
  accuracy: number
  /** Percent of all questions that were answered, one decimal (requirement 7.2). */
  completion: number
  /** Average minutes per question, one decimal; null when no time was recorded. */
  minutesPerQuestion: number | null
}

export function attemptSummary({ total, correct, incorrect, avgTime }: AttemptCounts): AttemptSummary {
  return {
    notAttempted: total - correct - incorrect,
    accuracy: percent(correct, total),
    completion: percent(correct + incorrect, total),
    minutesPerQuestion: avgTime === null ? null : oneDecimal(avgTime / 60),
  }
}

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : oneDecimal((100 * part) / whole))

const oneDecimal = (value: number): number => Math.round(value * 10) / 10
