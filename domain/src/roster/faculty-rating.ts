/** The mean score of a teacher's students on a scale of 5, with one decimal; null before their first quiz (rule 50). */
export const facultyRating = (scoreSum: number, quizzes: number): number | null =>
  quizzes === 0 ? null : Math.round(scoreSum / quizzes / 200) / 10
