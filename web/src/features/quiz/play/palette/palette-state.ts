import { isMarked, type QuizState, selectedOption } from '../state/quiz-state.ts'

/** The five states of the testing agency's own palette, in the order of its legend (rule 57). */
export const paletteStates = ['answered', 'notAnswered', 'notVisited', 'marked', 'answeredMarked'] as const
export type PaletteState = (typeof paletteStates)[number]

export function paletteState(state: QuizState, questionId: string): PaletteState {
  const isAnswered = selectedOption(state, questionId) !== null
  if (isMarked(state, questionId)) return isAnswered ? 'answeredMarked' : 'marked'
  if (isAnswered) return 'answered'
  return state.visited.includes(questionId) ? 'notAnswered' : 'notVisited'
}

/** How many questions are in each state; every question is counted once. */
export function paletteCounts(state: QuizState): Record<PaletteState, number> {
  const counts = { answered: 0, notAnswered: 0, notVisited: 0, marked: 0, answeredMarked: 0 }
  for (const { _id } of state.questions) counts[paletteState(state, _id)] += 1
  return counts
}

/** The figures above Submit Quiz: questions without an answer, and questions marked for review. */
export function leftOver(state: QuizState): { notAnswered: number; marked: number } {
  const { notAnswered, notVisited, marked, answeredMarked } = paletteCounts(state)
  return { notAnswered: notAnswered + notVisited + marked, marked: marked + answeredMarked }
}
