import type { HallState, QuestionState } from '@vikalp/domain/sitting/event'
import { paletteCounts, paletteStateOf } from '@vikalp/domain/sitting/palette'
import type { PaletteState } from '@vikalp/domain/vocabulary'
import type { PaletteLook } from '#question/palette.tsx'

const looks: Record<PaletteState, PaletteLook> = {
  'not-visited': 'notVisited',
  'not-answered': 'notAnswered',
  answered: 'answered',
  marked: 'marked',
  'answered-marked': 'answeredMarked',
}

export const lookOf = (question: QuestionState): PaletteLook => looks[paletteStateOf(question)]

/** The five counts of the legend, of one section or of all. */
export function looksCounted(
  state: Pick<HallState, 'questions'>,
  sections: readonly number[],
  section?: number,
): Record<PaletteLook, number> {
  const counts = paletteCounts(state, sections, section)
  return {
    answered: counts.answered,
    notAnswered: counts['not-answered'],
    notVisited: counts['not-visited'],
    marked: counts.marked,
    answeredMarked: counts['answered-marked'],
  }
}

/** How many count as answered, marked or not. */
export const answeredIn = (counts: Record<PaletteLook, number>): number =>
  counts.answered + counts.answeredMarked
