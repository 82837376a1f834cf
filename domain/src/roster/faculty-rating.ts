/** How long back practice counts for the rating of a teacher, in days. */
export const ratedDays = 28

/** Rule 50: the share of a teacher's students who practised lately, of 5, with one decimal; null without students. */
export const facultyRating = (practised: number, students: number): number | null =>
  students === 0 ? null : Math.round((50 * practised) / students) / 10
