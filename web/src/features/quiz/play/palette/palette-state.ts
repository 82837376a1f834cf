import type { PaletteLook } from '#question/palette.tsx'
import { isMarked, type QuizState, selectedOption } from '../state/quiz-state.ts'

export function paletteState(state: QuizState, questionId: string): PaletteLook {
  const isAnswered = selectedOption(state, questionId) !== null
  if (isMarked(state, questionId)) return isAnswered ? 'answeredMarked' : 'marked'
  if (isAnswered) return 'answered'
  return state.visited.includes(questionId) ? 'notAnswered' : 'notVisited'
}

/** How many questions are in each state; every question is counted once. */
export function paletteCounts(state: QuizState): Record<PaletteLook, number> {
  const counts = { answered: 0, notAnswered: 0, notVisited: 0, marked: 0, answeredMarked: 0 }
  for (const { _id } of state.questions) counts[paletteState(state, _id)] += 1
  return counts
}

/** The figures above Submit Quiz: questions without an answer, and questions marked for review. */
export function leftOver(state: QuizState): { notAnswered: number; marked: number } {
  const { notAnswered, notVisited, marked, answeredMarked } = paletteCounts(state)
  return { notAnswered: notAnswered + notVisited + marked, marked: marked + answeredMarked }
}
