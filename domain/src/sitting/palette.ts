import { type PaletteState, paletteStates } from '../vocabulary.ts'
import type { HallState, QuestionState } from './event.ts'

/** How a state is written in a stored palette, one sign a question. */
const signs: Record<PaletteState, string> = {
  'not-visited': '-',
  'not-answered': 'n',
  answered: 'a',
  marked: 'm',
  'answered-marked': 'b',
}

export function paletteStateOf({ response, isMarked, visits }: QuestionState): PaletteState {
  if (isMarked) return response === null ? 'marked' : 'answered-marked'
  if (response !== null) return 'answered'
  return visits > 0 ? 'not-answered' : 'not-visited'
}

export const paletteOf = ({ questions }: Pick<HallState, 'questions'>): string =>
  questions.map((question) => signs[paletteStateOf(question)]).join('')

export type PaletteCounts = Record<PaletteState, number>

/** The five counts of the legend, of all questions or of one section; together they are the questions. */
export function paletteCounts(
  { questions }: Pick<HallState, 'questions'>,
  sections: readonly number[],
  section?: number,
): PaletteCounts {
  const own = questions.filter((_, place) => section === undefined || sections[place] === section)
  const count = (wanted: PaletteState) => own.filter((question) => paletteStateOf(question) === wanted).length
  return Object.fromEntries(paletteStates.map((state) => [state, count(state)])) as PaletteCounts
}

/** Those with a pick that was never saved, the one on the screen included: the hand-in names them. */
export const unsavedPlaces = ({ questions, current, draft }: HallState): number[] =>
  questions.flatMap(({ response, unsaved }, place) =>
    unsaved !== null || (place === current && draft !== null && draft !== response) ? [place] : [],
  )
