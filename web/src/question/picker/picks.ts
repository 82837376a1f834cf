/** A question that was taken, with its chapter. */
export type PickedQuestion = { questionId: string; chapter: string }

/** Takes a question, or gives it back; what would be more than `most` is left out. */
export function togglePick(
  picks: readonly PickedQuestion[],
  pick: PickedQuestion,
  most: number,
): readonly PickedQuestion[] {
  const rest = picks.filter(({ questionId }) => questionId !== pick.questionId)
  if (rest.length < picks.length) return rest
  return picks.length < most ? [...picks, pick] : picks
}
