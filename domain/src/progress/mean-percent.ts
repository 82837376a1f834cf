/**
 * The mean score in whole percent, from a sum of scores in ten-thousandths; null before the first score. For a student's
 * quizzes this is the overall progress (requirement 10.2).
 */
export const meanPercent = (scoreSum: number, count: number): number | null =>
  count === 0 ? null : Math.round(scoreSum / count / 100)
