/**
 * The mean score as a whole percentage, from scores added up in ten-thousandths; null before the first. Over a student's
 * quizzes this is the overall progress (requirement 10.2).
 */
export const meanPercent = (scoreSum: number, count: number): number | null =>
  count === 0 ? null : Math.round(scoreSum / count / 100)
